/** What tables are called, and who sits in at them. */
import { usualBot } from "../lobby/wishes";
import type { GameInfo, Summary, TableInfo } from "../protocol/types";
import { settings } from "../state/settings.svelte";
import { t } from "../state/texts.svelte";
import { dated, day, DAY } from "../time/words";

/** The name that its people gave it, else who sits there with me, else the game. */
export function tableName(table: TableInfo, mine: readonly number[], game: string): string {
  if (table.name) return table.name;
  const others = table.seats.filter((seat) => !mine.includes(seat.seat)).map((seat) => seat.name);
  return others.length ? t("web-table-with", { names: listed(others) }) : game;
}

export const listed = (names: readonly string[]): string => new Intl.ListFormat(settings.lang).format(names);

/** The day of something within the week, or its date; nothing where it was within half a day. */
function sinceDay(at: number, now: number): string {
  if (!at || now - at < DAY / 2) return "";
  const isNear = now - at < 6 * DAY;
  const wanted = isNear ? ({ weekday: "long" } as const) : ({ day: "numeric", month: "long" } as const);
  const words = dated(at, settings.lang, wanted);
  return t(`web-since-${isNear ? "day" : "date"}`, { day: words });
}

/** What happened since then, as a sentence. */
export function sinceThen(at: number, text: string): string {
  const since = sinceDay(at, Date.now());
  if (!since) return text;
  return t("web-home-since", { since: since.charAt(0).toLocaleUpperCase(settings.lang) + since.slice(1), text });
}

/** Whom everybody waits for, or who sits in for somebody; the second is true of a computer player that does. */
export function thinking({ table, deciders, seats, changed }: Summary, about: GameInfo | undefined): [string, boolean] {
  const away = table.seats.find((seat) => seat.is_stood_in && (seats.includes(seat.seat) || seat.is_away));
  if (!away) {
    const asked = deciders.flatMap((seat) => table.seats[seat] ?? []);
    const here = asked.filter((seat) => seat.has_joined);
    const names = listed((here.length ? here : asked).map((seat) => seat.name));
    if (!here.length && asked.length) return [t("web-lobby-absent", { names, count: asked.length }), false];
    const since = sinceDay(changed, Date.now());
    return [t(since ? "web-lobby-thinks-since" : "web-lobby-thinks", { names, since }), false];
  }
  const level = table.clock?.stand_in || (about ? usualBot(about) : "");
  const bot = about?.bots.find((each) => each.id === level)?.name ?? level;
  const whom = seats.includes(away.seat) ? "you" : "other";
  const until = away.away_until ? day(away.away_until, settings.lang) : "";
  return [t(until ? "web-home-sits-in-until" : "web-home-sits-in", { bot, whom, name: away.name, day: until }), true];
}
