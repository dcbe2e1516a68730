/** What happened since one was last here: the few things that matter. */
import type { Line } from "../table/log";
import { HOUR } from "./words";

/** When somebody last looked at a table, and the newest line of its log then. */
export interface Seen {
  readonly at: number;
  readonly number: number;
}

/** So many beats are told at most, besides what waits for me. */
export const MOST = 7;
const PARTS = [
  [5, "night"],
  [12, "morning"],
  [18, "afternoon"],
  [23, "evening"],
  [24, "night"],
] as const;

/** What others did meanwhile: the weightiest, in the order in which it happened. */
export function beats(lines: readonly Line[], since: number, mine: readonly number[]): readonly Line[] {
  const others = lines.filter((line) => line.head.number > since && line.seat >= 0 && !mine.includes(line.seat));
  const heavy = [...others].sort((a, b) => weight(b, mine) - weight(a, mine)).slice(0, MOST);
  return others.filter((line) => heavy.includes(line));
}

/** Happiness that was moved, and whether it concerns me. */
function weight(line: Line, mine: readonly number[]): number {
  const moved = Math.abs(line.goods.lth ?? 0) + Math.abs(line.goods.points ?? 0);
  const concerns = [line.head, ...line.rest].some((entry) => entry.touches.some((seat) => mine.includes(seat)));
  return moved + (concerns ? 4 : 0) + (line.head.card ? 0.5 : 0);
}

/** Nobody needs to be told what happened within the hour, nor a single thing. */
export function isWorthTelling(seen: Seen | null, told: readonly Line[], now: number): seen is Seen {
  return seen !== null && now - seen.at > HOUR && told.length > 1;
}

export function partOfDay(hour: number): (typeof PARTS)[number][1] {
  return PARTS.find(([end]) => hour < end)?.[1] ?? "night";
}

/** The move with which a deed was done. */
export function endOf(line: Line): number {
  return Math.max(line.head.move, ...line.rest.map((entry) => entry.move));
}

/** Day and hour, in the reader's own time; nothing where nobody knows. */
export function whenOf(at: number, lang: string): string {
  return at ? new Date(at).toLocaleString(lang, { weekday: "long", hour: "2-digit", minute: "2-digit" }) : "";
}
