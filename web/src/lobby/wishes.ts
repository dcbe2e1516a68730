/** What one wishes for a new table, and how it becomes the order that the server understands. */
import { COLOURS, type Colour } from "../look/players";
import type {
  Choice,
  GameInfo,
  Import,
  Looks,
  NewSeat,
  NewTable,
  Pronoun,
  SeatKind,
  TimeRules,
} from "../protocol/types";
import { NO_CLOCK } from "./clocks";

export const KINDS: readonly SeatKind[] = ["here", "link", "bot"];
export const PRONOUNS: readonly Pronoun[] = ["they", "she", "he"];
/** Seconds that a computer player may think about a choice, where it can be told. */
export const BUDGETS = ["0.2", "1", "3", "10"] as const;
const USUAL_BUDGET = "1";
const USUAL_BOT = "sensible";
/** The level that is none: the server chooses the one that is about as strong as whoever lays the table. */
export const LIKE_ME = "like-me";
export const PACES = ["0", "400", "900", "2000", "4000"] as const;

export interface SeatWish {
  /** Its own mark, so that a list of seats can be drawn while it changes. */
  readonly id: number;
  kind: SeatKind;
  name: string;
  colour: Colour;
  pronoun: Pronoun;
  /** The words of a face; without them the name decides. */
  face: string;
  /** A computer player: its level, its character (nothing: a surprise), and the seconds it may think. */
  bot: string;
  character: string;
  seconds: string;
}

export interface Wishes {
  readonly game: string;
  edition: string;
  modules: string[];
  sets: string[];
  seats: SeatWish[];
  first: number;
  seed: string;
  pace: string;
  clock: TimeRules;
  /** Anybody on this server may take the seats that have a link. */
  isOpen: boolean;
  /** What its people call it, if anything. */
  name: string;
}

/** The computer player of a first game: no master, and nobody who plays by chance. */
export function usualBot(game: GameInfo): string {
  return (game.bots.find((bot) => bot.id === USUAL_BOT) ?? game.bots.at(-1))?.id ?? "random";
}

/** `strong:artist@3s`: a computer player as the server calls it. */
export function botName({ bot, character, seconds }: SeatWish, bots: readonly Choice[]): string {
  const kind = bots.find((each) => each.id === bot)?.kind ?? "";
  const budget = kind === "budget" && seconds !== USUAL_BUDGET ? `@${seconds}s` : "";
  return bot + (kind && character ? `:${character}` : "") + budget;
}

/** What such a name says. */
export function botWish(name: string): Pick<SeatWish, "bot" | "character" | "seconds"> {
  const found = /^([^:@]*)(?::([^@]*))?(?:@(.*)s)?$/.exec(name);
  return { bot: found?.[1] ?? name, character: found?.[2] ?? "", seconds: found?.[3] ?? USUAL_BUDGET };
}

function freeColour(seats: readonly SeatWish[]): Colour {
  return COLOURS.find((colour) => !seats.some((seat) => seat.colour === colour)) ?? COLOURS[0];
}

/** The colour after this one that nobody has. */
export function nextColour(seats: readonly SeatWish[], current: Colour): Colour {
  const start = COLOURS.indexOf(current);
  const turned = [...COLOURS.slice(start + 1), ...COLOURS.slice(0, start)];
  return turned.find((colour) => !seats.some((seat) => seat.colour === colour)) ?? current;
}

export function newSeat(seats: readonly SeatWish[], kind: SeatKind, bot: string, name = ""): SeatWish {
  const id = Math.max(-1, ...seats.map((seat) => seat.id)) + 1;
  return { id, kind, name, colour: freeColour(seats), pronoun: "they", face: "", ...botWish(bot) };
}

/** Who sits down first: as much of a profile as a seat has. */
export type Sitting = Partial<Pick<Looks, "colour" | "pronoun" | "face">>;

/** One person here and two computer players, or as many as fit. */
export function firstWishes(game: GameInfo, name: string, me: Sitting = {}): Wishes {
  const seats: SeatWish[] = [];
  const wanted = Math.min(Math.max(game.fewest_seats, 3), game.most_seats);
  for (let place = 0; place < wanted; place += 1) {
    seats.push(newSeat(seats, place === 0 ? "here" : "bot", usualBot(game), place === 0 ? name : ""));
  }
  if (seats[0]) wear(seats, seats[0], me);
  const edition = game.editions[0]?.id ?? "second";
  const rest = { seed: "", pace: "900", clock: NO_CLOCK, isOpen: false, name: "" };
  return { game: game.id, edition, modules: [], sets: [], seats, first: -1, ...rest };
}

/** Dresses a seat; whoever had that colour gets the other one. */
function wear(seats: readonly SeatWish[], seat: SeatWish, { colour, pronoun, face }: Sitting): void {
  const wanted = COLOURS.find((each) => each === colour) ?? seat.colour;
  for (const other of seats) if (other.colour === wanted) other.colour = seat.colour;
  seat.colour = wanted;
  seat.pronoun = PRONOUNS.find((each) => each === pronoun) ?? seat.pronoun;
  seat.face = face ?? "";
}

/** Whether a preset is what is switched on now. */
export function isPreset(wishes: Wishes, modules: readonly string[], sets: readonly string[]): boolean {
  const same = (some: readonly string[], others: readonly string[]): boolean =>
    some.length === others.length && some.every((each) => others.includes(each));
  return same(wishes.modules, modules) && same(wishes.sets, sets);
}

export const SURPRISE = "surprise";

/** A few modules that fit the seats, and perhaps one expansion; `chance` gives numbers from 0 to 1. */
export function surprise(game: GameInfo, seats: number, chance: () => number = Math.random): string[] {
  const fitting = game.modules.filter((module) => module.fewest_seats <= seats);
  const drawn = <T>(from: readonly T[], count: number): T[] =>
    from
      .map((each) => [chance(), each] as const)
      .sort(([a], [b]) => a - b)
      .slice(0, count)
      .map(([, each]) => each);
  const expansions = fitting.filter((module) => module.kind === "expansion");
  const others = fitting.filter((module) => module.kind !== "expansion");
  const chosen = [...drawn(expansions, chance() < 0.75 ? 1 : 0), ...drawn(others, 2 + Math.floor(chance() * 3))];
  return chosen.map((module) => module.id);
}

export function switched(names: readonly string[], name: string, isOn: boolean): string[] {
  const others = names.filter((each) => each !== name);
  return isOn ? [...others, name] : others;
}

export function asOrder(wishes: Wishes, bots: readonly Choice[], lang: string): NewTable {
  const seats = wishes.seats.map((seat): NewSeat => {
    const { kind, name, colour, pronoun } = seat;
    const face = kind === "bot" ? "" : seat.face;
    return { kind, name: name.trim(), colour, pronoun, face, bot: kind === "bot" ? botName(seat, bots) : "" };
  });
  const { game, edition, modules, sets, first, seed, pace, isOpen } = wishes;
  const clock = wishes.clock.kind === "none" ? null : wishes.clock;
  const called = wishes.name.trim() ? { name: wishes.name.trim() } : {};
  const rest = { seed: seed.trim(), pace: Number(pace), lang, clock, ...called };
  const order = { game, edition, modules, sets, seats, first, ...rest };
  return isOpen && seats.some((seat) => seat.kind === "link") ? { ...order, is_open: true } : order;
}

/** The table and key of a link, a path or a bare id; nothing where it is none of them. */
export function readLink(text: string): { table: string; key: string } | null {
  const found = /(?:^|\/t\/|^\s*)([a-z0-9]{6,32})\/?(?:#(\S+))?\s*$/i.exec(text.trim());
  return found?.[1] ? { table: found[1], key: found[2] ?? "" } : null;
}

/** What a file says about a game: a record, or a running game that was saved whole. */
export function orderIn(text: string): Import {
  try {
    const found = JSON.parse(text) as Partial<Import> | null;
    if (typeof found?.record === "string") return { ...found, record: found.record };
  } catch {
    // A record; whether it is one, its reader says.
  }
  return { record: text };
}

/** Who plays in the game of a record. */
export function namesOf(record: string): string[] {
  const line = /^seats (.+)$/m.exec(record)?.[1] ?? "";
  return line
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
}

/** The seats of a record for one of those people; computer players go on for the others. */
export function seatedAs(record: string, mine: number, games: readonly GameInfo[]): NewSeat[] {
  const game = games.find((each) => each.id === /^game (.+)$/m.exec(record)?.[1]);
  return namesOf(record).map((name, seat) => ({
    ...{ kind: seat === mine ? "here" : "bot", name, colour: "", pronoun: "they", face: "" },
    bot: seat === mine || !game ? "" : usualBot(game),
  }));
}
