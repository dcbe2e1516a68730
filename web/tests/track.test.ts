import { expect, test } from "vitest";
import { apart, layout, stand, standing } from "../src/look/track";
import type { Track } from "../src/protocol/types";

const track = {
  name: "Popularity",
  low: -2,
  high: 3,
  sections: [
    { id: "a", number: 1, spaces: 2 },
    { id: "b", number: 2, spaces: 4 },
  ],
} as unknown as Track;

test("sections lie side by side with a gap between them", () => {
  const laid = layout(track, 64, 4);

  expect(laid.unit).toBe(10);
  expect(laid.parts.map((part) => [part.first, part.x, part.width])).toEqual([
    [-2, 0, 20],
    [0, 24, 40],
  ]);
});

test("a space has its middle, and beyond an end lies the end", () => {
  const laid = layout(track, 64, 4);

  expect([-3, -2, -1, 0, 3, 4].map((space) => laid.at(space))).toEqual([0, 5, 15, 29, 59, 64]);
  expect(laid.partOf(0)?.id).toBe("b");
  expect(laid.partOf(4)).toBeUndefined();
});

test.each([1, 2, 3, 4])("of %i on my space nobody stands behind my face or behind another", (count) => {
  const places = Array.from({ length: count }, (_, place) => stand(place, count, true));
  const pairs = places.flatMap((one, place) => places.slice(place + 1).map((other) => [one, other] as const));

  expect(Math.min(...places.map(({ across }) => Math.abs(across)))).toBeGreaterThan(15);
  for (const [one, other] of pairs)
    expect(Math.hypot(one.across - other.across, one.down - other.down)).toBeGreaterThanOrEqual(14);
});

test("others on one space stand in a row around its middle", () => {
  expect([0, 1, 2].map((place) => stand(place, 3, false).across)).toEqual([-14, 0, 14]);
});

test("what is written on marks that are near each other lies side by side", () => {
  expect(apart([10, 100], 25)).toEqual([10, 100]);
  expect(apart([90, 100], 25)).toEqual([75, 100]);
  expect(apart([95, 95, 100], 25)).toEqual([50, 75, 100]);
});

test.each([
  [[0, 0, 0, 0, 0]],
  [[0, 1, 2, 3, 4]],
  [[4, 0, 2, 2, 0]],
  [[15, 15, 15, 15, 15]],
  [[11, 12, 13, 14, 15]],
  [[0, 7, 7, 8, 15]],
])("five at %j of a short track cover nobody and stay near their places", (steps) => {
  const places = steps.map((step) => 3 + step * 6.5);
  const found = standing(places, 14, 9, 104);
  const pairs = found.flatMap((one, at) => found.slice(at + 1).map((other) => [one, other] as const));

  for (const [one, other] of pairs) if (one.row === other.row) expect(Math.abs(one.x - other.x)).toBeGreaterThan(8.99);
  for (const [at, { x }] of found.entries()) {
    expect(Math.abs(x - (places[at] ?? 0))).toBeLessThan(16);
    expect(x).toBe(Math.min(Math.max(x, 0), 104));
  }
});

test("markers that have room stand where they belong, in one row", () => {
  expect(standing([50, 10, 30], 14, 9, 104)).toEqual([
    { x: 50, row: 0 },
    { x: 10, row: 0 },
    { x: 30, row: 0 },
  ]);
});
