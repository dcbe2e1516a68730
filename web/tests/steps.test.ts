/** How to play comes piece by piece, and nothing of it is left out. */
import { expect, test } from "vitest";
import { piecesIn, piecesOf, startsOf, withCards } from "../src/library/steps";
import type { Exercise, GameInfo, HelpStep } from "../src/protocol/types";

const exercise = (...cards: string[]): Exercise => ({
  kind: "afford",
  purse: {},
  card: "",
  level: 0,
  cards,
  spaces: {},
});
const step = (cards: readonly string[], tried: Exercise | null = null): HelpStep => ({
  picture: "study",
  cards,
  exercise: tried,
});
const STEPS = [step([]), step(["yoga", "piano"]), step(["zen"], exercise()), step([], exercise("a", "b", "c"))];

test("words, each card, and each card of what can be tried are a piece", () => {
  expect(STEPS.map(piecesIn)).toEqual([1, 3, 3, 4]);
  expect(startsOf(STEPS)).toEqual([0, 1, 4, 7]);
  expect(piecesOf({ steps: STEPS } as unknown as GameInfo)).toBe(11);
});

test("what can be tried has its cards one by one, and is the same again once it has all", () => {
  const whole = exercise("a", "b", "c");
  expect(withCards(whole, 1).cards).toEqual(["a"]);
  expect(withCards(whole, 3)).toBe(whole);
  expect(withCards(whole, 9)).toBe(whole);
});
