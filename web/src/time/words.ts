/** Time in words: how much is left, and when something will be. */
import { t } from "../state/texts.svelte";

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** `3 h`, `1 d 6 h`, `12 min`, `40 s`: the two largest parts at most, never more than there is. */
export function length(ms: number): string {
  if (ms < MINUTE) return t("web-time-seconds", { count: Math.max(0, Math.floor(ms / 1000)) });
  if (ms < HOUR) return t("web-time-minutes", { count: Math.floor(ms / MINUTE) });
  if (ms < DAY) return t("web-time-hours", { count: Math.floor(ms / HOUR) });
  const days = t("web-time-days", { count: Math.floor(ms / DAY) });
  const hours = Math.floor((ms % DAY) / HOUR);
  return hours ? `${days} ${t("web-time-hours", { count: hours })}` : days;
}

/** `12 hours`, `2 days`: a time that somebody chose, in full. */
export function inFull(ms: number): string {
  const [part, unit] =
    ms < MINUTE ? [1000, "seconds"] : ms < HOUR ? [MINUTE, "minutes"] : ms < DAY ? [HOUR, "hours"] : [DAY, "days"];
  return t(`web-time-full-${unit}`, { count: ms / Number(part) });
}

export const left = (ms: number): string => t("web-time-left", { time: length(ms) });

/** `1 d 6 h + 1 d left`: what is left for this move, and of the reserve that burns after it. */
export function leftOf(ms: number, reserve: number): string {
  if (!reserve || ms <= reserve) return left(ms);
  return t("web-time-left", { time: `${length(ms - reserve)} + ${length(reserve)}` });
}

/** `Sunday 22 November`: a day, in the words of a language. */
export function day(at: number, lang: string): string {
  return dated(at, lang, { weekday: "long", day: "numeric", month: "long" });
}

/** A date in the words of a language: the first of a month is `1er` in French. */
export function dated(at: number | string, lang: string, style: Intl.DateTimeFormatOptions): string {
  const words = new Date(at).toLocaleString(lang, style);
  return lang === "fr" ? words.replace(/\b1(?=\s\p{L})/u, "1er") : words;
}

/** `22:40` as minutes since midnight, and back. */
export function minutesOf(text: string): number {
  const [hours = 0, minutes = 0] = text.split(":").map(Number);
  return hours * 60 + minutes;
}
export function clockOf(minutes: number): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** `2026-11-22`: a day as a field of a form has it, in one's own time zone. */
export function fieldOf(at: number): string {
  const date = new Date(at);
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
export const beginOf = (field: string): number => new Date(`${field}T00:00`).getTime();
