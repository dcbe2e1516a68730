/** A life as the mat shows it. */
import type { HeldCard, Life } from "../protocol/types";

const TIME = ["hourglass", "used"];
const BASE_TRACKS = ["stress", "sth", "lth"];

export interface Area {
  /** What can be counted but time, in the order it came. */
  readonly counters: readonly (readonly [string, number])[];
  readonly slots: readonly HeldCard[];
  readonly things: readonly HeldCard[];
  readonly aside: readonly HeldCard[];
}

/** Popularity, and whatever else modules measure. */
export function moreTracks(life: Life): [string, number][] {
  return Object.entries(life.tracks).filter(([id]) => !BASE_TRACKS.includes(id));
}

export function areaOf(life: Life): Area {
  return {
    counters: Object.entries(life.counters).filter(([name]) => !TIME.includes(name)),
    slots: life.cards.filter((held) => held.is_slot),
    things: life.cards.filter((held) => !held.is_slot),
    aside: life.aside,
  };
}
