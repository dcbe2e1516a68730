/** A finished game looked back at: everybody's review as far as it has come, and what could be chosen at a moment. */
import { SvelteMap } from "svelte/reactivity";
import type { Choices, Ending, Lapse, News, Review } from "../protocol/types";
import { ask } from "../state/api";
import { keyOf } from "../state/mine";
import { settings, type Language } from "../state/settings.svelte";
import { bookOf, type GameBook } from "../state/games.svelte";
import { bandsOf, lineOf } from "./charts";

/** Milliseconds between two looks at how far it is. */
const PAUSE = 500;

export class Study {
  ending = $state.raw<Ending | null>(null);
  book = $state.raw<GameBook | null>(null);
  /** How many moves there are. */
  length = $state(0);
  problem = $state.raw<Error | null>(null);
  readonly reviews = new SvelteMap<number, Review>();
  readonly bands = $derived(bandsOf([...this.reviews.values()], this.length));
  readonly lines = $derived(
    [...this.reviews.values()].map((review) => ({
      seat: review.seat,
      points: lineOf(review, this.length, this.score(review.seat)),
    })),
  );
  readonly #choices = new Map<string, Promise<Choices>>();
  #isGone = false;

  constructor(readonly table: string) {}

  score(seat: number): number {
    return this.ending?.standings.find((each) => each.seat === seat)?.score ?? 0;
  }

  name(seat: number): string {
    return this.ending?.table.seats[seat]?.name ?? "";
  }

  /** The dearest decisions of a seat in the order in which they were made. */
  pins(seat: number): Lapse[] {
    return [...(this.reviews.get(seat)?.lapses ?? [])].sort((a, b) => a.move - b.move);
  }

  async open(lang: Language): Promise<void> {
    const path = `/api/tables/${this.table}`;
    const [ending, news] = await Promise.all([
      ask<Ending>("Ending", `${path}/ending?lang=${lang}`, { key: keyOf(this.table) }),
      // How many moves there are; nobody reads the log here.
      ask<News>("News", `${path}?lang=${lang}&log_from=${Number.MAX_SAFE_INTEGER}`, { key: keyOf(this.table) }),
    ]);
    this.book = await bookOf(ending.table, lang);
    this.length = news.move;
    this.ending = ending;
  }

  /** Goes through a seat first, then through the others; until then the lines grow. */
  async follow(seat: number, lang: Language): Promise<void> {
    const seats = this.ending?.table.seats.map((each) => each.seat) ?? [];
    try {
      for (const each of [seat, ...seats.filter((other) => other !== seat)]) await this.#follow(each, lang);
    } catch (error) {
      this.problem = error instanceof Error ? error : new Error(String(error));
    }
  }

  async #follow(seat: number, lang: Language): Promise<void> {
    while (!this.#isGone && lang === settings.lang) {
      const path = `/api/tables/${this.table}/review/${seat}?lang=${lang}`;
      const found = await ask<Review>("Review", path, { key: keyOf(this.table) });
      this.reviews.set(seat, found);
      if (found.done >= found.total) return;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }

  /** What could be chosen at a move. */
  choices(move: number, lang: Language): Promise<Choices> {
    const path = `/api/tables/${this.table}/choices/${move}?lang=${lang}`;
    const known = this.#choices.get(path) ?? ask<Choices>("Choices", path, { key: keyOf(this.table) });
    this.#choices.set(path, known);
    known.catch(() => this.#choices.delete(path));
    return known;
  }

  close(): void {
    this.#isGone = true;
  }
}
