import { expect, test } from "vitest";
import { apart, layout, stand } from "../src/look/track";
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
