import { describe, expect, test } from "vitest";
import type { LogEntry } from "../src/protocol/types";
import type { Line } from "../src/table/log";
import { beats, isWorthTelling, MOST, partOfDay } from "../src/time/recap";

const HOUR = 3_600_000;

function line(number: number, seat: number, lth = 0, touches: number[] = []): Line {
  const head: LogEntry = {
    ...{ number, move: number, seat, kind: "took", text: `line ${number}`, card: "", goods: {}, round: 1 },
    ...{ touches, by: "", at: 0, great: null },
  };
  return { move: number, seat, round: 1, head, rest: [], goods: { lth } };
}

describe("what happened since one was here", () => {
  test("only what others did, and only since then", () => {
    const lines = [line(1, 1), line(5, 0), line(6, 1), line(7, -1), line(8, 2)];
    expect(beats(lines, 4, [0]).map((each) => each.head.number)).toEqual([6, 8]);
  });
  test("the weightiest few, in the order in which they happened", () => {
    const lines = Array.from({ length: 20 }, (_, i) => line(i + 1, 1, i === 3 ? 0 : i % 5));
    const told = beats([...lines, line(21, 2, 0, [0])], 0, [0]);
    const numbers = told.map((each) => each.head.number);
    expect(told).toHaveLength(MOST);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(numbers).toContain(21);
    expect(numbers).not.toContain(1);
  });
  test("a single thing, or the last hour, is not worth telling", () => {
    const seen = { at: 0, number: 0 };
    const two = [line(1, 1), line(2, 1)];
    expect(isWorthTelling(seen, two, 2 * HOUR)).toBe(true);
    expect(isWorthTelling(seen, two.slice(1), 2 * HOUR)).toBe(false);
    expect(isWorthTelling(seen, two, HOUR / 2)).toBe(false);
    expect(isWorthTelling(null, two, 2 * HOUR)).toBe(false);
  });
  test("a day has its parts", () => {
    expect([3, 9, 15, 20, 23].map(partOfDay)).toEqual(["night", "morning", "afternoon", "evening", "night"]);
  });
});
