import { describe, expect, test } from "vitest";
import { movedGoods, placedTime } from "../src/pursuit/flights";
import type { PursuitScene } from "../src/protocol/types";
import { scene } from "./fixtures";

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
});
