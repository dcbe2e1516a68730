import { expect, test } from "vitest";
import type { News } from "../src/protocol/types";
import { soundsOf } from "../src/table/sounds";
import { entry, news } from "./fixtures";

const at = (move: number, parts: object = {}): News => news({ move, ...parts });

test("a deed is heard once, the loudest of what happened", () => {
  const before = at(1, { log: [entry(1)] });
  expect(soundsOf(before, at(2, { log: [entry(2, 0, "gained"), entry(3, 0, "placed")] }))).toEqual(["place"]);
  expect(soundsOf(before, at(2, { log: [entry(2, 0, "threw"), entry(3, 0, "gained")] }))).toEqual(["dice"]);
  expect(soundsOf(before, at(2, { log: [entry(1, 0, "placed")] }))).toEqual([]);
});

test("what is taken back is silent, my turn rings, and the end is heard alone", () => {
  const [mine, theirs] = [
    { seats: [0], deciders: [0] },
    { seats: [0], deciders: [1] },
  ];
  expect(soundsOf(at(3, theirs), at(4, mine))).toEqual(["turn"]);
  expect(soundsOf(at(3, mine), at(4, mine))).toEqual([]);
  expect(soundsOf(at(4), at(3, { log: [entry(9, 0, "placed")] }))).toEqual([]);
  const over = at(5, { table: { ...at(5).table, is_finished: true }, log: [entry(9, 0, "placed")] });
  expect(soundsOf(at(4), over)).toEqual(["end"]);
  expect(soundsOf(over, over)).toEqual([]);
});
