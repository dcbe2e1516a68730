/** What others do, one move at a time: news that come faster than one can follow wait their turn. */
import type { LogEntry, News } from "../protocol/types";
import type { Answer, Connection, Order } from "./connection.svelte";
import type { Beat } from "../state/settings.svelte";
import { begins } from "./log";
import type { Source } from "./source";

/** How long a move of somebody else is shown before the next one, in milliseconds; a step waits for a key. */
export const BEATS: Readonly<Record<Beat, number>> = { off: 0, quick: 700, steady: 1500, slow: 2800, step: Infinity };

interface Shown {
  readonly news: News;
  readonly log: readonly LogEntry[];
}

/** How long the last of them is told, though it is my turn: whoever steps has nothing more to step to. */
const LINGERS: Readonly<Record<Beat, number>> = { ...BEATS, step: 2800 };

/** More than this is an absence: one reads it in the log. */
const MOST = 60;

export class Playback implements Source {
  #shown = $state.raw<Shown | null>(null);
  #queue = $state.raw<readonly Shown[]>([]);
  #lingers = $state(false);
  #isHeld = false;
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly connection: Connection,
    private readonly beat: () => Beat,
  ) {
    connection.onnews = (news, log) => this.#take({ news, log });
  }

  get news(): News | null {
    return this.#shown?.news ?? null;
  }
  get log(): readonly LogEntry[] {
    return this.#shown?.log ?? [];
  }
  get status() {
    return this.connection.status;
  }
  get talk() {
    return this.connection.talk;
  }
  get online() {
    return this.connection.online;
  }
  get watchers() {
    return this.connection.watchers;
  }
  get busy() {
    return this.connection.busy;
  }
  get farewell() {
    return this.connection.farewell;
  }
  /** How many moves wait to be shown. */
  get behind(): number {
    return this.#queue.length;
  }

  /** Whether the move that made it my turn is still being told. */
  get lingers(): boolean {
    return this.#lingers;
  }

  send(order: Order): Promise<Answer> {
    this.skip();
    return this.connection.send(order);
  }

  explain(seat: number, line: string, then = "") {
    return this.connection.explain(seat, line, then);
  }

  /** The next move now. */
  step(): void {
    const [next, ...rest] = this.#queue;
    clearTimeout(this.#timer);
    this.#queue = rest;
    if (next) this.#show(next);
    if (rest.length) this.#wait();
    else if (next?.news.deciders.some((seat) => next.news.seats.includes(seat))) this.#linger();
  }

  /** Everything now. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#lingers = false;
    const last = this.#queue.at(-1);
    this.#queue = [];
    if (last) this.#show(last);
  }

  /** While something lies over the table no move is shown that nobody would see. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    if (this.#queue.length) this.#wait();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #take(next: Shown): void {
    if (this.#isAtOnce(next)) {
      this.#queue = [];
      clearTimeout(this.#timer);
      return this.#show(next);
    }
    this.#queue = [...this.#queue, next];
    if (this.#queue.length > MOST || document.hidden) return this.skip();
    this.#wait();
  }

  /** What I did myself, what was taken back or told anew, and everything where nobody wants to wait. */
  #isAtOnce({ news }: Shown): boolean {
    const before = this.#queue.at(-1)?.news ?? this.news;
    if (!before || this.beat() === "off" || news.move <= before.move || news.log_from === 0) return true;
    if (this.#queue.length) return false;
    return before.deciders.some((seat) => before.seats.includes(seat));
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const next = this.#queue[0];
    if (!next || this.#isHeld) return;
    // Paying and choosing a gain belong to the deed before, and a deed to what led up to it.
    const beat = begins(next.log, next.news.move) ? BEATS[this.beat()] : 0;
    if (beat === Infinity) return;
    this.#timer = setTimeout(() => this.step(), Math.max(0, this.#since + beat - Date.now()));
  }

  #linger(): void {
    this.#lingers = true;
    this.#timer = setTimeout(() => (this.#lingers = false), LINGERS[this.beat()]);
  }

  #show(shown: Shown): void {
    this.#lingers = false;
    this.#shown = shown;
    this.#since = Date.now();
  }
}
