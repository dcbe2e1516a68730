import { describe, expect, test } from "vitest";
import { coarse } from "../tools/paths.ts";

/** Where a path of moves and lines, all relative, ends. */
function end(d: string): [number, number] {
  const found = [...d.matchAll(/(-?\d*\.?\d+)\s*(-?\d*\.?\d+)/g)];
  return [1, 2].map((at) => found.reduce((sum, match) => sum + Number(match[at]), 0)) as [number, number];
}

describe("paths no finer than is seen", () => {
  test("numbers have one decimal", () => {
    expect(coarse("M1.234 5.678L7.04 8.06")).toBe("m1.2 5.7l5.8 2.4");
  });

  test("many small steps end where they should", () => {
    const steps = Array.from({ length: 200 }, () => "l.034 .044").join("");

    const [x, y] = end(coarse(`m1 1${steps}`));

    expect(Math.abs(x - 7.8)).toBeLessThan(0.06);
    expect(Math.abs(y - 9.8)).toBeLessThan(0.06);
  });

  test("a closed part begins the next where it began itself", () => {
    expect(coarse("M2 2h3v3zm1 1h1")).toBe("m2 2h3v3zm1 1h1");
  });

  test("what follows a move is a line, and flags of an arc may stick together", () => {
    expect(coarse("m1 1 2 2")).toBe("m1 1l2 2");
    expect(coarse("M0 0a1.5 1.5 0 113 0")).toBe("m0 0a1.5 1.5 0 1 1 3 0");
  });
});
