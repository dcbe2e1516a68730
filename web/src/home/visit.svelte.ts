/** What home shows: asked of the server again and again, and kept for when it is silent. */
import { lessonAt } from "../guide/learnt";
import type { Candle, GameInfo, Home, HomeLife, LifeLine, SeatInfo, Summary } from "../protocol/types";
import { ask, askAll, Trouble } from "../state/api";
import { games } from "../state/games.svelte";
import { isHere } from "../state/home";
import { keep, read } from "../state/kept";
import { me } from "../state/me.svelte";
import { mine } from "../state/mine";
import { settings } from "../state/settings.svelte";

interface Kept {
  readonly home: Home;
  readonly at: number;
}

const KEPT = isHere ? "home.here" : "home";
const SOON = 15_000;
const EMPTY: Home = {
  lives: [],
  ended: [],
  count: 0,
  invitations: [],
  open: [],
  can_open: false,
  offline: 0,
  day: null,
  barred: "",
};

export class Visit {
  home = $state.raw<Home | null>(null);
  /** Whether all of one's tables are in the list: one may have sat down at another since it was made. */
  isWhole = $state(true);
  /** When the list was made, if the server does not answer now. */
  asOf = $state(0);
  problem = $state("");

  constructor() {
    // In the browser nobody else plays: what was seen last is how it is, and nobody waits for Python to see it.
    if (isHere) this.home = read<Kept | null>(KEPT, null)?.home ?? null;
    this.isWhole = !isHere || mine().every(({ table }) => this.home && isListed(this.home, table));
    $effect(() => {
      void this.look();
      const timer = setInterval(() => document.visibilityState === "visible" && void this.look(), SOON);
      return () => clearInterval(timer);
    });
  }

  async look(): Promise<void> {
    try {
      await me.adopted;
      this.home = isHere
        ? await ofThisBrowser()
        : await ask<Home>("Home", `/api/home?lang=${settings.lang}`, { key: me.key });
      [this.problem, this.asOf, this.isWhole] = ["", 0, true];
      keep(KEPT, { home: this.home, at: Date.now() });
    } catch (error) {
      if (error instanceof Trouble && error.code === "no-profile") me.leave();
      const kept = read<Kept | null>(KEPT, null);
      this.home ??= kept?.home ?? EMPTY;
      this.asOf = kept?.at ?? 0;
      this.problem = error instanceof Error ? error.message : String(error);
    }
  }
}

function isListed({ lives, ended }: Home, table: string): boolean {
  return lives.some((life) => life.summary.table.id === table) || ended.some((line) => line.table === table);
}

/** Where tables stay in the browser there are no people, only lives. */
async function ofThisBrowser(): Promise<Home> {
  const held = mine().slice(0, 200);
  const path = `/api/mine?lang=${settings.lang}`;
  const found = held.length ? await askAll<Summary>("Summary", path, { method: "POST", body: held }) : [];
  const infos = await games();
  const lives = found.filter((each) => !each.table.is_finished).map((each) => plainLife(each, infos));
  const ended = found.filter((each) => each.table.is_finished).map(plainLine);
  return { ...EMPTY, lives, ended, count: ended.length };
}

function plainLife(summary: Summary, infos: readonly GameInfo[]): HomeLife {
  const lesson = lessonAt(summary.table.id);
  const lessons = (lesson && infos.find((each) => each.id === summary.table.game)?.lessons) || [];
  const lesson_title = lessons[lesson - 1]?.title ?? "";
  return { summary, recap: "", since: 0, lesson, of_lessons: lessons.length, lesson_title };
}

function plainLine({ table, seats, standings, changed }: Summary): LifeLine {
  const seat = seats[0] ?? 0;
  const mine = standings.find((each) => each.seat === seat);
  const others = table.seats.filter((each) => each.seat !== seat);
  return {
    table: table.id,
    seat,
    game: table.game,
    score: mine?.score ?? 0,
    place: mine?.is_winner ? 0 : 1,
    finished: changed,
    title: table.seats[seat]?.name ?? "",
    company: others.map((each) => ({ seat: each.seat, name: each.name, score: 0, place: 1, bot: each.bot })),
    years: 0,
    day: "",
    is_read: false,
  };
}

/** Whether this device knows no life yet. */
export function isNewcomer(home: Home): boolean {
  return !home.barred && mine().length === 0 && !home.lives.length && !home.count && !home.invitations.length;
}

export function isMyTurn(game: Summary): boolean {
  return !game.table.is_finished && game.deciders.some((seat) => game.seats.includes(seat));
}

const seatOf = (game: Summary): SeatInfo | undefined =>
  game.table.seats[game.deciders.find((seat) => game.seats.includes(seat)) ?? -1];

/** The candle that burns for me, if one does. */
export const candleOf = (game: Summary): Candle | null => seatOf(game)?.candle ?? null;

/** What I have in reserve where it is my turn. */
export const reserveOf = (game: Summary): number => seatOf(game)?.reserve ?? 0;

/** The shortest candle first, then without a clock; the latest before the earlier. */
export function byUrgency(lives: readonly HomeLife[]): HomeLife[] {
  const time = ({ summary }: HomeLife): number => candleOf(summary)?.left ?? Infinity;
  return [...lives].sort((a, b) => {
    const [one, other] = [time(a), time(b)];
    return one === other ? b.summary.changed - a.summary.changed : one - other;
  });
}

/** Which part of the day it is for the visitor. */
export function hourName(hour: number): "morning" | "day" | "evening" | "night" {
  if (hour < 5 || hour >= 23) return "night";
  if (hour < 12) return "morning";
  return hour < 18 ? "day" : "evening";
}
