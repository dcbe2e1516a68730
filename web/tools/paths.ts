/** Paths of drawings, no finer than is seen. */

const NUMBER = String.raw`\s*,?\s*(-?\d*\.?\d+(?:e-?\d+)?)`;
const FLAG = String.raw`\s*,?\s*([01])`;
const NUMBERS = new RegExp(NUMBER, "g");
const ARCS = new RegExp(NUMBER.repeat(3) + FLAG.repeat(2) + NUMBER.repeat(2), "g");
const SIZES: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7 };
const GRID = 10;

type Point = readonly [x: number, y: number];

const rounded = (value: number): number => Math.round(value * GRID) / GRID;
const short = (value: number): string => String(Math.round(value * GRID) / GRID).replace(/^(-?)0\./, "$1.");

/** The steps of a path: its command, as it is written, and the numbers of one step. */
function* steps(d: string): Generator<readonly [command: string, numbers: readonly number[]]> {
  for (const [, command = "", rest = ""] of d.matchAll(/([a-df-z])([^a-df-z]*)/gi)) {
    const size = SIZES[command.toLowerCase()];
    if (size === undefined) yield [command, []];
    const found = [...rest.matchAll(size === 7 ? ARCS : NUMBERS)].flatMap((match) => match.slice(1).map(Number));
    for (let at = 0; size && at < found.length; at += size)
      // What follows a move without a command of its own is a line.
      yield [at > 0 ? command.replace("m", "l").replace("M", "L") : command, found.slice(at, at + size)];
  }
}

/** The points of a step, in the picture. */
function points(command: string, numbers: readonly number[], [x, y]: Point): Point[] {
  const isRelative = command === command.toLowerCase();
  const from: Point = isRelative ? [x, y] : [0, 0];
  const [a = 0] = numbers;
  if (/h/i.test(command)) return [[from[0] + a, y]];
  if (/v/i.test(command)) return [[x, from[1] + a]];
  const pairs = /a/i.test(command) ? numbers.slice(5) : numbers;
  return pairs.flatMap((value, at): Point[] => (at % 2 ? [] : [[from[0] + value, from[1] + (pairs[at + 1] ?? 0)]]));
}

/** The numbers of a step from a point of the grid to points of the grid. */
function onGrid(command: string, numbers: readonly number[], there: readonly Point[], [x, y]: Point): number[] {
  const to = there.flatMap((point) => [rounded(point[0]) - x, rounded(point[1]) - y]);
  if (/h/i.test(command)) return to.slice(0, 1);
  if (/v/i.test(command)) return to.slice(1);
  if (!/a/i.test(command)) return to;
  const [rx = 0, ry = 0, turn = 0, isLarge = 0, isClockwise = 0] = numbers;
  const radii = [rx, ry].map((radius) => Math.max(rounded(radius), 1 / GRID));
  return [...radii, rx === ry ? 0 : Math.round(turn), isLarge, isClockwise, ...to];
}

/** A path on a grid of tenths: each step begins where the last one ended on it, so that nothing drifts. */
export function coarse(d: string): string {
  let [pen, start, last, text]: [Point, Point, string, string] = [[0, 0], [0, 0], "", ""];
  for (const [command, numbers] of steps(d)) {
    const name = command.toLowerCase();
    const there = points(command, numbers, pen);
    const words = onGrid(command, numbers, there, [rounded(pen[0]), rounded(pen[1])])
      .map(short)
      .join(" ");
    const packed = words.replaceAll(" -", "-");
    text += name === last && name !== "m" ? (packed.startsWith("-") ? packed : ` ${packed}`) : name + packed;
    last = name;
    pen = there.at(-1) ?? start;
    if (name === "m") start = pen;
  }
  return text;
}
