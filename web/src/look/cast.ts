/** Who is at the table and which round it is, for every picture below. */
import { getContext, setContext } from "svelte";
import type { Sitter } from "../pictures/index.ts";
import type { News, SeatInfo } from "../protocol/types";

export interface Cast {
  /** The round in which things are seen, from 0 to 7. */
  readonly round: number;
  readonly seats: readonly SeatInfo[];
}

const KEY = "cast";
/** Where nobody plays it is noon. */
const NOBODY: Cast = { round: 3, seats: [] };

export function provideCast(get: () => Cast): void {
  setContext(KEY, get);
}

export function useCast(): () => Cast {
  return getContext<(() => Cast) | undefined>(KEY) ?? (() => NOBODY);
}

/** A seat as a face sees it. What a computer player lives for is in its name as soon as that is known. */
export function sitterOf(seat: SeatInfo | undefined): Sitter | undefined {
  if (!seat) return undefined;
  const { name, pronoun, face, bot } = seat;
  return { name, pronoun, face, character: /:(\w+)/.exec(bot)?.[1] ?? "" };
}

/** The decks of CV that lie open make up a life of eight rounds too. */
const DECK_ROUNDS: Readonly<Record<string, number>> = { early_adulthood: 1, middle_age: 4, old_age: 6 };

/** Which of the eight skies there is, from the scene of any game. */
export function roundOf(scene: News["scene"]): number {
  if (scene.type === "pursuit") return Math.max(0, Math.min(7, scene.round - 1));
  if (scene.type === "plain") return 0;
  const open = Object.keys(DECK_ROUNDS).find((deck) => (scene.decks[deck] ?? 0) > 0);
  return DECK_ROUNDS[open ?? "old_age"] ?? 3;
}
