/** The log as one reads it: a line for each deed, by round. */
import type { LogEntry } from "../protocol/types";

/** The events that say what somebody did, the most telling first; whatever else happened in a move follows from it. */
const DEEDS: readonly string[] = [
  ...["game_over", "life_ended", "left", "goal_reached", "retired", "promoted", "hired", "completed", "joined"],
  ...["took", "advanced", "upgraded", "developed", "bought", "played", "card_gained", "kept_trait", "goal_exchanged"],
  ...["threw", "rerolled", "misfortune", "insured", "lost", "declined", "upkeep_refused", "discarded"],
  ...["refreshed", "placed", "passed"],
];
/** What is nobody's doing: cards that come and go. */
const SCENERY: readonly string[] = ["turned_up", "shuffled", "row_discarded", "first_player", "turn", "tokens"];

export interface Line {
  /** The move it began with. */
  readonly move: number;
  /** Whose deed it is; -1 for what happens by itself. */
  readonly seat: number;
  readonly round: number;
  readonly head: LogEntry;
  /** What came of it, with the payments and gains chosen afterwards. */
  readonly rest: readonly LogEntry[];
  /** What its owner has more or less of. */
  readonly goods: Readonly<Record<string, number>>;
}

/** The number of the first entry after my last one; 0 where I have done nothing yet. */
export function sinceMyTurn(log: readonly LogEntry[], me: number): number {
  const last = log.findLast((entry) => entry.seat === me);
  return last ? last.number + 1 : 0;
}

function rank(entry: LogEntry): number {
  const place = DEEDS.indexOf(entry.kind);
  if (place >= 0) return place;
  return SCENERY.includes(entry.kind) ? 3 * DEEDS.length : DEEDS.length + Number(entry.seat < 0) * DEEDS.length;
}

function headOf(entries: readonly LogEntry[]): LogEntry | undefined {
  return entries.reduce<LogEntry | undefined>(
    (best, each) => (best && rank(best) <= rank(each) ? best : each),
    undefined,
  );
}

const LOSSES: readonly string[] = ["paid", "relaxed", "healthier"];
const FLOWS: readonly string[] = ["paid", "gained", "sth", "lth", "stress", "relaxed", "popularity", "inherited"];

function goodsOf(entries: readonly LogEntry[], seat: number): Record<string, number> {
  const goods: Record<string, number> = {};
  for (const entry of entries) {
    if (entry.seat !== seat || !FLOWS.includes(entry.kind)) continue;
    for (const [good, count] of Object.entries(entry.goods)) {
      const name = good === "relax" ? "stress" : good;
      goods[name] = (goods[name] ?? 0) + (LOSSES.includes(entry.kind) ? -Math.abs(count) : count);
    }
  }
  return goods;
}

function lineOf(entries: readonly LogEntry[]): Line | undefined {
  const head = headOf(entries);
  if (!head) return undefined;
  const { move, seat, round } = head;
  return { move, seat, round, head, rest: entries.filter((each) => each !== head), goods: goodsOf(entries, seat) };
}

/** Oldest first. A move that only pays or chooses belongs to the deed of the same player before it; where that is yet to
 * come, as with a second Hourglass that strains before the Role is chosen, to the one after it. What a new round brings
 * belongs to no deed of the old one. */
export function linesOf(log: readonly LogEntry[]): Line[] {
  const deeds: LogEntry[][] = [];
  for (const entry of log) {
    const last = deeds.at(-1);
    const before = last?.at(-1);
    if (last && before?.move === entry.move && before.round === entry.round) last.push(entry);
    else deeds.push([entry]);
  }
  const joined: LogEntry[][] = [];
  for (const entries of deeds) {
    const [last, head] = [joined.at(-1), headOf(entries)];
    const before = last && headOf(last);
    const isOne = head && before && !(DEEDS.includes(head.kind) && DEEDS.includes(before.kind));
    if (last && isOne && head.seat === before.seat && head.round === before.round) last.push(...entries);
    else joined.push([...entries]);
  }
  return joined.map(lineOf).filter((line) => line !== undefined);
}

/** What everybody wants to hear of, whoever's doing it was. */
const GREAT: readonly string[] = ["round", "life_ended", "left", "goal_reached", "game_over"];
const isGreat = (entry: LogEntry): boolean => entry.great !== null || GREAT.includes(entry.kind);
/** What the dice show, nobody knows before it is said. */
const THROWS: readonly string[] = ["threw", "rerolled", "misfortune"];

export interface Spoken {
  readonly entry: LogEntry;
  readonly goods: Readonly<Record<string, number>>;
}

/** What is read aloud of a line, in the order in which it happened: the deed, unless it is one's own, what dice show, and
 * the great things that came of it. */
export function spokenOf(line: Line, isMine: (seat: number) => boolean): Spoken[] {
  const entries = [line.head, ...line.rest].sort((a, b) => a.number - b.number);
  const deed = headOf(entries.filter((entry) => !GREAT.includes(entry.kind)));
  const isNews = (entry: LogEntry): boolean =>
    isGreat(entry) || THROWS.includes(entry.kind) || (entry === deed && !isMine(entry.seat));
  return entries.filter(isNews).map((entry) => ({ entry, goods: entry === deed ? goodsOf(entries, entry.seat) : {} }));
}

export interface Chapter {
  readonly round: number;
  readonly lines: readonly Line[];
}

export function chaptersOf(lines: readonly Line[]): Chapter[] {
  const found: { round: number; lines: Line[] }[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last?.round === line.round) last.lines.push(line);
    else found.push({ round: line.round, lines: [line] });
  }
  return found;
}

/** The deed that the newest move belongs to; its beginning lies in the same round. */
export function latest(log: readonly LogEntry[]): Line | undefined {
  const round = log.at(-1)?.round;
  return linesOf(log.slice(log.findLastIndex((entry) => entry.round !== round) + 1)).at(-1);
}

/** Whether the newest move begins a deed, and is not how one is paid, what it brings, or what it was for. */
export function begins(log: readonly LogEntry[], move: number): boolean {
  const line = latest(log);
  return line !== undefined && [line.head, ...line.rest].every((entry) => entry.move === move);
}
