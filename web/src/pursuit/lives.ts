/** A life as the mat shows it. */
import type { HeldCard, Life } from "../protocol/types";

const TIME = ["hourglass", "used"];

export interface Area {
  /** What can be counted but time, in the order it came. */
  readonly counters: readonly (readonly [string, number])[];
  readonly slots: readonly HeldCard[];
  readonly things: readonly HeldCard[];
  readonly aside: readonly HeldCard[];
}

export function areaOf(life: Life): Area {
  return {
    counters: Object.entries(life.counters).filter(([name]) => !TIME.includes(name)),
    slots: life.cards.filter((held) => held.is_slot),
    things: life.cards.filter((held) => !held.is_slot),
    aside: life.aside,
  };
}
