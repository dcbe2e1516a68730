import { describe, expect, test } from "vitest";
import { wentCards } from "../src/cv/flights";
import { complete } from "../src/protocol/complete";
import { movedGoods, placedTime, takenCards } from "../src/pursuit/flights";
import type { CvScene, PursuitScene } from "../src/protocol/types";
import { entry, scene } from "./fixtures";

const at = (knowledge: number, lth: number, stands: number[]): PursuitScene =>
  scene({
    lives: [
      { seat: 0, is_alive: true, counters: { knowledge }, tracks: { lth }, cards: [], aside: [] },
      { seat: 1, is_alive: true, counters: { knowledge: 2 }, tracks: { lth: 0 }, cards: [], aside: [] },
    ],
    spaces: [{ id: "study", stands }],
  });

describe("what moves on the table", () => {
  test("goods that came and went, of whoever has them", () => {
    expect(movedGoods(at(1, 0, []), at(4, -1, []))).toEqual([
      { good: "knowledge", seat: 0, by: 3 },
      { good: "lth", seat: 0, by: -1 },
    ]);
  });
  test("an Hourglass that stands there now, and none that was taken away", () => {
    expect(placedTime(at(0, 0, [0, 1]), at(0, 0, [1, 0]))).toEqual([{ seat: 0, at: "space study" }]);
  });
  test("a card of a row that somebody has now", () => {
    const held = (card: string) => ({
      seat: 1,
      is_alive: true,
      counters: {},
      tracks: {},
      cards: [{ card }],
      aside: [],
    });
    const row = { pile: "job", cards: ["baker", "cook"], draw: 0, discard: 0 };
    expect(takenCards(scene({ rows: [row] }), scene({ lives: [held("cook")] }))).toEqual([{ seat: 1, card: "cook" }]);
    expect(takenCards(scene(), scene({ lives: [held("cook")] }))).toEqual([]);
  });
});

describe("what moves on the table of CV", () => {
  const cv = (track: string[], bought: string[], ...stacks: string[][]): CvScene =>
    complete<CvScene>("CvScene", {
      ...{ type: "cv", round: 1, phase: "select", starter: 0, turn: 0, decks: {}, goals: [], leaders: [], dice: [] },
      ...{ rerolls: 0, purchases: 0, ready: {}, loose: {}, bad_luck: 0, track, bought },
      lives: stacks.map((stack, seat) => ({ seat, stacks: [stack], tokens: {}, hand: [] })),
    });
  test("what is bought belongs to who bought it, and then lies on a stack", () => {
    const bought = { ...entry(1, 1, "bought"), card: "yacht" };
    expect(wentCards(cv(["yacht"], [], [], []), cv([], ["yacht"], [], []), [bought])).toEqual([
      { card: "yacht", seat: 1 },
    ]);
    expect(wentCards(cv([], ["yacht"], [], []), cv([], [], [], ["yacht"]), [])).toEqual([{ card: "yacht", seat: 1 }]);
  });
  test("what nobody wanted leaves, and what stays has not moved", () => {
    expect(wentCards(cv(["yacht", "blog"], [], ["dog"]), cv(["blog"], [], ["dog"]), [])).toEqual([
      { card: "yacht", seat: -1 },
    ]);
  });
});
