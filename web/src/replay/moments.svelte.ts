/** A game looked back at: the table as a seat saw it after each move. */
import type { Explained, LogEntry, Moment, News } from "../protocol/types";
import { ask, askAll } from "../state/api";
import type { Answer } from "../table/connection.svelte";
import { StillSource } from "../table/source";

const KEPT = 60;

export class Replay extends StillSource {
  news = $state.raw<News | null>(null);
  log = $state.raw<readonly LogEntry[]>([]);
  moments = $state.raw<readonly Moment[]>([]);
  /** How many moves there are, and the first that can be looked at. */
  length = $state(0);
  first = $state(0);
  move = $state(0);
  problem = $state("");
  readonly #kept = new Map<string, Promise<News>>();
  #wanted = "";

  constructor(
    readonly table: string,
    private readonly key: string,
  ) {
    super();
  }

  /** Finds out how long the game is, and what there is to jump to; what happened is told with each move. */
  async open(lang: string): Promise<News> {
    const path = `/api/tables/${this.table}`;
    const [now, moments] = await Promise.all([
      ask<News>("News", `${path}?lang=${lang}&log_from=${Number.MAX_SAFE_INTEGER}`, { key: this.key }),
      askAll<Moment>("Moment", `${path}/moments?lang=${lang}`, { key: this.key }),
    ]);
    this.length = now.move;
    this.first = now.table.shown_from;
    this.moments = moments.filter((moment) => moment.move >= this.first);
    return now;
  }

  /** Shows the table after so many moves; the next one is fetched ahead. */
  async show(move: number, seat: number, lang: string): Promise<void> {
    const place = Math.max(this.first, Math.min(this.length, move));
    const mark = `${place} ${seat} ${lang}`;
    this.#wanted = mark;
    this.move = place;
    try {
      const news = await this.#at(place, seat, lang);
      if (this.#wanted !== mark) return;
      this.news = news;
      this.log = news.log;
      this.problem = "";
      if (place < this.length) void this.#at(place + 1, seat, lang).catch(() => undefined);
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    }
  }

  #at(move: number, seat: number, lang: string): Promise<News> {
    const path = `/api/tables/${this.table}/moments/${move}?seat=${seat}&lang=${lang}`;
    const known = this.#kept.get(path);
    if (known) return known;
    const asked = ask<News>("News", path, { key: this.key });
    this.#kept.set(path, asked);
    asked.catch(() => this.#kept.delete(path));
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return asked;
  }

  /** What is over cannot be played. */
  send(): Promise<Answer> {
    return Promise.resolve({ type: "refusal", id: "", code: "replay", text: "", rule: "" });
  }

  explain(): Promise<Explained | null> {
    return Promise.resolve(null);
  }
}

export interface Chapter {
  readonly round: number;
  readonly moments: readonly Moment[];
}

/** What can be jumped to, round by round. */
export function byRound(moments: readonly Moment[]): Chapter[] {
  const found: { round: number; moments: Moment[] }[] = [];
  for (const moment of moments) {
    const last = found.at(-1);
    if (last?.round === moment.round) last.moments.push(moment);
    else found.push({ round: moment.round, moments: [moment] });
  }
  return found;
}

/** The moment that is looked at: the last one not after this move. */
export function momentAt(moments: readonly Moment[], move: number): Moment | undefined {
  return moments.findLast((moment) => moment.move <= move);
}
