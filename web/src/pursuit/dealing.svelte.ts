/** Cards of a new round are dealt row by row: what else has changed is seen at once, and the page answers in between. */
import { afterPaint } from "../parts/unfolding.svelte";
import type { Row } from "../protocol/types";

/** So few new cards need no waiting. */
const FEW = 4;

export interface Dealing {
  /** How many rows have their cards. */
  readonly count: number;
}

/** What lies there from the beginning lies there at once. */
export function dealing(rows: () => readonly Row[]): Dealing {
  let lying: ReadonlySet<string> | undefined;
  let count = $state(Infinity);
  /* Other news do not make anybody wait longer. */
  const all = $derived(rows().length);
  $effect.pre(() => {
    const cards = rows().flatMap((row) => row.cards);
    const fresh = cards.filter((card) => lying && !lying.has(card));
    lying = new Set(cards);
    if (fresh.length > FEW) count = 0;
  });
  $effect(() => {
    return count < all ? afterPaint(() => (count += 1)) : undefined;
  });
  return {
    get count() {
      return count;
    },
  };
}
