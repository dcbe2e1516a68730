/** The log as one reads it: a line for each deed, by round. */
import type { LogEntry } from "../protocol/types";

/** The events that say what somebody did, the most telling first; whatever else happened in a move follows from it. */
const DEEDS: readonly string[] = [
  ...["game_over", "life_ended", "left", "goal_reached", "retired", "promoted", "hired", "completed", "joined"],
  ...["took", "advanced", "upgraded", "developed", "bought", "played", "card_gained", "kept_trait", "goal_exchanged"],
  ...["engaged", "planned", "experienced", "dreamed", "awakened", "remembered", "forgotten", "progressed", "concluded"],
  ...["dedicated", "spent_time", "met_up", "worked_harder", "sold", "used"],
  ...["upkeep_paid", "running_paid"],
  ...["threw", "rerolled", "misfortune", "insured", "lost", "declined", "upkeep_refused", "discarded"],
  ...["refreshed", "placed", "cloud_placed", "outcome", "realized", "personal_goal", "ensured", "passed"],
  ...["mood_reset", "round"],
];
/** What begins a line within a move: what all have chosen for themselves and is shown at once, the end of a round, and
 * the turn of whoever is next. */
const BEGINNINGS: readonly string[] = ["kept_trait", "first_player", "mood_reset", "turn"];
/** Bills are paid one after the other. */
const BILLS: readonly string[] = ["upkeep_paid", "running_paid"];
/** What everybody wants to hear of, whoever's doing it was. */
const GREAT: readonly string[] = ["round", "life_ended", "left", "goal_reached", "game_over"];
/** What happens to all. */
const COMMON: readonly string[] = ["round", "mood_reset", "game_over"];
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

/** A card that leaves by itself is nobody's deed; a goal that is reached again and again comes of one. */
const isDeed = ({ kind, seat, great }: LogEntry): boolean =>
  DEEDS.includes(kind) && (seat >= 0 || COMMON.includes(kind)) && (kind !== "goal_reached" || great !== null);

function rank(entry: LogEntry): number {
  if (isDeed(entry)) return DEEDS.indexOf(entry.kind);
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

function isBeginning({ kind }: LogEntry, before: LogEntry): boolean {
  return BEGINNINGS.includes(kind) && (kind === "kept_trait" || !BEGINNINGS.includes(before.kind));
}

/** Oldest first. A move that only pays or chooses belongs to the deed of the same player before it; where that is yet to
 * come, as with a second Hourglass that strains before the Role is chosen, to the one after it. What a new round brings
 * belongs to no deed of the old one. */
export function linesOf(log: readonly LogEntry[]): Line[] {
  const deeds: LogEntry[][] = [];
  for (const entry of log) {
    const last = deeds.at(-1);
    const before = last?.at(-1);
    const isSame = before?.move === entry.move && before.round === entry.round;
    if (last && isSame && !isBeginning(entry, before)) last.push(entry);
    else deeds.push([entry]);
  }
  const joined: LogEntry[][] = [];
  for (const entries of deeds) {
    const [last, head] = [joined.at(-1), headOf(entries)];
    const before = last && headOf(last);
    const isOne = head && before && !(isDeed(head) && isDeed(before));
    if (last && isOne && head.seat === before.seat && head.round === before.round) last.push(...entries);
    else joined.push([...entries]);
  }
  return joined.map(lineOf).filter((line) => line !== undefined);
}

const isGreat = (entry: LogEntry): boolean => entry.great !== null || GREAT.includes(entry.kind);
/** What the dice show, and what befalls somebody, nobody knows before it is said. */
const FATE: readonly string[] = [
  ...["threw", "rerolled", "misfortune"],
  ...["rolled", "passed_away", "legacy", "no_legacy", "event_effect", "event_loss"],
];

export interface Spoken {
  readonly entry: LogEntry;
  readonly goods: Readonly<Record<string, number>>;
}

/** What is read aloud of a line, in the order in which it happened: the deed, unless it is one's own, what dice show or a
 * refresh of one's own has turned up, and the great things that came of it. */
export function spokenOf(line: Line, isMine: (seat: number) => boolean): Spoken[] {
  const entries = [line.head, ...line.rest].sort((a, b) => a.number - b.number);
  const deed = headOf(entries.filter((entry) => !GREAT.includes(entry.kind)));
  const isMyRefresh = deed?.kind === "refreshed" && isMine(deed.seat);
  const isNews = (entry: LogEntry): boolean =>
    (isMyRefresh && entry.kind === "turned_up") ||
    isGreat(entry) ||
    FATE.includes(entry.kind) ||
    (entry === deed && !isMine(entry.seat));
  // What a deed that pays, gains or strains says itself is not said again.
  const rest = entries.filter((entry) => entry !== deed);
  return entries.filter(isNews).map((entry) => ({
    entry,
    goods: entry === deed ? goodsOf(rest, entry.seat) : {},
  }));
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

/** The newest lines first; the beginning of a deed lies in the same round. */
function newest(log: readonly LogEntry[]): Line[] {
  const round = log.at(-1)?.round;
  return linesOf(log.slice(log.findLastIndex((entry) => entry.round !== round) + 1)).reverse();
}

/** The deed that the newest move belongs to. */
export function latest(log: readonly LogEntry[]): Line | undefined {
  return newest(log)[0];
}

const isBill = (line: Line): boolean => BILLS.includes(line.head.kind);

/** Whether the newest move begins a deed, and is not how one is paid, what it brings, what it was for, or the next bill. */
export function begins(log: readonly LogEntry[], move: number): boolean {
  const [line, before] = newest(log);
  if (!line || [line.head, ...line.rest].some((entry) => entry.move !== move)) return false;
  return !(isBill(line) && before && isBill(before) && before.seat === line.seat);
}
