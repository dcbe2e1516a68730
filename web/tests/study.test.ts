import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import {
  bandsOf,
  dotsOf,
  headingAt,
  headings,
  heads,
  heightAt,
  lineOf,
  mean,
  pinFrom,
  smooth,
  span,
  ticks,
} from "../src/study/charts";
import { complete } from "../src/protocol/complete";
import type { Review, WhatIf } from "../src/protocol/types";
import { speak } from "../src/state/texts.svelte";
import Dots from "../src/study/Dots.svelte";
import { whenOf } from "../src/study/when";
import { words } from "./words";

const review = (seat: number, curve: [number, number, number][], done = 4, is_count = false): Review => ({
  seat,
  done,
  total: 4,
  adviser: "Sensible",
  lapses: [],
  curve: curve.map(([move, round, score]) => ({ move, round, score, error: 7.4 })),
  is_count,
});

describe("the lines of a study", () => {
  it("end with what the game came to, once all is gone through", () => {
    const curve: [number, number, number][] = [
      [0, 0, 30],
      [4, 1, 30],
    ];
    expect(lineOf(review(0, curve), 9, 43).at(-1)).toEqual({ move: 9, score: 43 });
    expect(lineOf(review(0, curve, 2), 9, 43).at(-1)?.move).toBe(4);
  });
  it("are not smoothed where they are what was reached", () => {
    const curve: [number, number, number][] = [0, 9, 9].map((score, move) => [move, 1, score]);
    const scores = (is_count: boolean) => lineOf(review(0, curve, 2, is_count), 9, 9).map((each) => each.score);
    expect([scores(true), scores(false)]).toEqual([
      [0, 9, 9],
      [4.5, 6, 9],
    ]);
  });
  it("are smoothed over three choices", () => {
    const points = [10, 40, 10].map((score, move) => ({ move, score }));
    expect(smooth(points).map((each) => each.score)).toEqual([25, 20, 25]);
  });
  it("have a height between their points", () => {
    const points = [
      { move: 2, score: 10 },
      { move: 6, score: 20 },
    ];
    expect([0, 2, 4, 6, 9].map((move) => heightAt(points, move))).toEqual([10, 10, 15, 20, 20]);
    expect(heightAt([], 3)).toBeUndefined();
  });
  it("tell at every move what the last choice before it promised, with its error", () => {
    const found = review(0, [
      [2, 1, 60.4],
      [6, 1, 63.6],
    ]);
    expect([1, 2, 5, 6, 9].map((move) => headingAt(found, move)?.points)).toEqual([undefined, 60, 60, 64, 64]);
    expect(headingAt(found, 9)).toEqual({ points: 64, error: 7 });
    expect(headingAt({ ...found, is_count: true }, 9)).toBeNull();
  });
  it("lie over bands that are the rounds, set-up and first round together", () => {
    const reviews = [
      review(0, [
        [0, 0, 1],
        [3, 1, 1],
        [9, 2, 1],
      ]),
      review(1, [[7, 2, 1]]),
    ];
    expect(bandsOf(reviews, 12)).toEqual([
      { round: 1, from: 0, to: 7 },
      { round: 2, from: 7, to: 12 },
    ]);
  });
  it("are jumped along from pin to pin", () => {
    expect(pinFrom([40, 9, 22], 22, 1)).toBe(40);
    expect(pinFrom([40, 9, 22], 22, -1)).toBe(9);
    expect(pinFrom([40, 9, 22], 40, 1)).toBe(40);
  });
});

describe("a moment of a study", () => {
  it("is counted as people count: nobody makes a choice 0", () => {
    speak("en", words("en"));
    expect(whenOf({ round: 0, move: 0 }, "pursuit", ["Teen"])).toBe("The beginning, choice 1");
    expect(whenOf({ round: 1, move: 4 }, "pursuit", ["Teen"])).toBe("Teen, choice 5");
    speak("fr", words("fr"));
    expect(whenOf({ round: 2, move: 9 }, "cv", ["1", "2"])).toBe("Manche 2, choix 10");
  });
});

describe("the dots of lives", () => {
  it("lie on each other where lives came to the same", () => {
    expect(dotsOf([50, 52, 50]).map((dot) => dot.above)).toEqual([0, 0, 1]);
    expect(mean([50, 52])).toBe(51);
    expect(mean([])).toBe(0);
  });
  it("never lie on the words of their road or of the next one, however alike the lives were", () => {
    const road = (text: string, scores: number[]) => ({ deed: { text }, scores });
    const alike = Array.from({ length: 12 }, () => 74);
    const found = complete<WhatIf>("WhatIf", {
      real: 74,
      chosen: road("Study.", [68, 69, ...alike.slice(2)]),
      other: road("Play.", alike),
    });
    const { container } = render(Dots, { found, colour: "red" });
    const numbers = (css: string, name: string): number[] =>
      [...container.querySelectorAll(css)].map((each) => Number(each.getAttribute(name)));
    const [first = 0, second = 0] = numbers(".road", "y");
    const tops = numbers("circle", "cy").map((cy) => cy - 6);
    expect(tops).toHaveLength(24);
    expect(Math.min(...tops.slice(0, 12))).toBeGreaterThan(first + 4);
    expect(Math.min(...tops.slice(12))).toBeGreaterThan(second + 4);
    expect(Math.max(...tops.slice(0, 12)) + 12).toBeLessThan(second - 12);
  });
  it("have round numbers at their sides", () => {
    expect(span([43, 61], 5)).toEqual([40, 65]);
    expect(span([50], 5)).toEqual([50, 55]);
    expect(ticks([40, 65], 6)).toEqual([40, 45, 50, 55, 60, 65]);
  });
});

describe("two choices", () => {
  it("are called by what is done", () => {
    const camera = "Spend on “Camera” at Level 3: pay 5 Money, gain 2 LTH.";
    expect(headings(["Refresh the row: lose 1 STH.", camera])).toEqual([
      "Refresh the row",
      "Spend on “Camera” at Level 3",
    ]);
    expect(headings(["Acheter « Thé » : payez 5 Argent.", "Se Reposer."])).toEqual(["Acheter « Thé »", "Se Reposer"]);
  });
  it("that do the same are called by what they cost", () => {
    const ways = ["Take it: pay 1 Money.", "Take it: pay 1 Influence."];
    expect(headings(ways)).toEqual(ways);
  });
});

describe("the heads of pins", () => {
  const SIZE = 26;
  const at = (spots: readonly { x: number; y: number }[]) =>
    heads(spots, SIZE, [20, 200]).map((offset, place) => ({
      x: spots[place]?.x ?? 0,
      y: (spots[place]?.y ?? 0) + offset,
    }));
  it("hang below the line where there is room", () => {
    expect(at([{ x: 0, y: 50 }]).map(({ y }) => y > 50)).toEqual([true]);
    expect(at([{ x: 0, y: 190 }]).map(({ y }) => y < 190)).toEqual([true]);
  });
  it("never lie on each other, however close their moments are", () => {
    const found = at([4, 5, 6, 7, 8].map((x) => ({ x, y: 100 + x })));
    const pairs = found.flatMap((one, place) => found.slice(place + 1).map((other) => [one, other] as const));
    expect(Math.min(...pairs.map(([a, b]) => Math.hypot(a.x - b.x, a.y - b.y)))).toBeGreaterThanOrEqual(SIZE);
    expect(found.every(({ y }) => y >= 20 && y <= 200)).toBe(true);
  });
});
