/** Cards of a new round are dealt row by row: what else has changed is seen at once, and the page answers in between. */
import { untrack } from "svelte";
import { afterPaint } from "../parts/unfolding.svelte";
import type { Row } from "../protocol/types";

/** So few new cards need no waiting. */
const FEW = 4;

export interface Dealing {
  /** Whether a card lies there: one that has lain there before does not go away. */
  isLaid(card: string): boolean;
}

/** What lies there from the beginning lies there at once. */
export function dealing(rows: () => readonly Row[]): Dealing {
  let known: ReadonlySet<string> | undefined;
  let waiting = $state.raw<ReadonlySet<string>>(new Set());
  $effect.pre(() => {
    const cards = rows().flatMap((row) => row.cards);
    const fresh = cards.filter((card) => known && !known.has(card));
    known = new Set(cards);
    if (fresh.length > FEW) waiting = new Set([...untrack(() => waiting), ...fresh]);
  });
  function dealRow(): void {
    const next = rows().find((row) => row.cards.some((card) => waiting.has(card)));
    waiting = next ? new Set([...waiting].filter((card) => !next.cards.includes(card))) : new Set();
  }
  /* Other news do not make anybody wait longer. */
  $effect(() => (waiting.size ? afterPaint(dealRow) : undefined));
  return { isLaid: (card) => !waiting.has(card) };
}
