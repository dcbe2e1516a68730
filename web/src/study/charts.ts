/** What the pictures of a study are drawn from: lines over moves, bands of rounds, dots of lives. */
import type { Review } from "../protocol/types";

export interface Point {
  readonly move: number;
  readonly score: number;
}

/** What the game should come to for a seat, and in the end what it came to. */
export function lineOf(review: Review, length: number, score: number): Point[] {
  const points = review.curve.map(({ move, score: estimate }) => ({ move, score: estimate }));
  const found = review.is_count ? points : smooth(points);
  return review.done === review.total && found.length ? [...found, { move: length, score }] : found;
}

/** Each point with its neighbours: one thought more or less makes no valley. */
export function smooth(points: readonly Point[]): Point[] {
  return points.map(({ move }, place) => {
    const near = points.slice(Math.max(0, place - 1), place + 2);
    return { move, score: near.reduce((sum, each) => sum + each.score, 0) / near.length };
  });
}

/** What the game should come to as of a move, and its error; nothing before the first that tells. */
export function headingAt(review: Review, move: number): { readonly points: number; readonly error: number } | null {
  const last = review.is_count ? undefined : review.curve.findLast((each) => each.move <= move);
  return last ? { points: Math.round(last.score), error: Math.max(1, Math.round(last.error)) } : null;
}

export interface Band {
  readonly round: number;
  readonly from: number;
  readonly to: number;
}

/** From where to where each round went, as far as anybody decided in it. */
export function bandsOf(reviews: readonly Review[], length: number): Band[] {
  const first = new Map<number, number>();
  for (const { move, round } of reviews.flatMap((review) => review.curve)) {
    const known = Math.max(1, round);
    first.set(known, Math.min(first.get(known) ?? move, move));
  }
  const starts = [...first].sort(([a], [b]) => a - b);
  return starts.map(([round, from], place) => ({
    round,
    from: place === 0 ? 0 : from,
    to: starts[place + 1]?.[1] ?? length,
  }));
}

/** The height of a line at a move. */
export function heightAt(points: readonly Point[], move: number): number | undefined {
  const after = points.findIndex((point) => point.move >= move);
  const [right, left] = [points[after], points[after - 1]];
  if (!right) return points.at(-1)?.score;
  if (!left || right.move === move) return right.score;
  return left.score + ((right.score - left.score) * (move - left.move)) / (right.move - left.move);
}

/** The lowest and highest number that a chart shows, both round. */
export function span(values: readonly number[], step = 10): readonly [number, number] {
  if (!values.length) return [0, step];
  const [low, high] = [Math.floor(Math.min(...values) / step) * step, Math.ceil(Math.max(...values) / step) * step];
  return [low, high > low ? high : low + step];
}

/** Round numbers between two. */
export function ticks([low, high]: readonly [number, number], most = 6): number[] {
  const size = [1, 2, 5, 10, 20, 50, 100, 200].find((each) => (high - low) / each <= most) ?? 500;
  const found: number[] = [];
  for (let tick = Math.ceil(low / size) * size; tick <= high; tick += size) found.push(tick);
  return found;
}

export interface Dot {
  readonly score: number;
  /** How many of the same lie below it. */
  readonly above: number;
}

/** One dot for each life; equal ones lie on each other. */
export function dotsOf(scores: readonly number[]): Dot[] {
  return scores.map((score, place) => ({
    score,
    above: scores.slice(0, place).filter((each) => each === score).length,
  }));
}

/** How far apart equal dots lie, so that the highest pile keeps to its room. */
export function stepOf(dots: readonly Dot[], room: number, most: number): number {
  const highest = Math.max(0, ...dots.map((dot) => dot.above));
  return highest ? Math.min(most, room / highest) : most;
}

export function mean(scores: readonly number[]): number {
  return scores.length ? scores.reduce((sum, each) => sum + each, 0) / scores.length : 0;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** How far below its spot on a line each pin has its head, or above it: the nearest place where no other head lies. */
export function heads(spots: readonly Spot[], size: number, [top, bottom]: readonly [number, number]): number[] {
  const near = 1.05 * size;
  const offsets = Array.from({ length: 2 * spots.length + 2 }, (_, step) => near + Math.floor(step / 2) * size).map(
    (offset, step) => (step % 2 ? -offset : offset),
  );
  const placed: Spot[] = [];
  return spots.map(({ x, y }) => {
    const isFree = (offset: number): boolean =>
      placed.every((other) => Math.hypot(other.x - x, other.y - y - offset) >= size);
    const isInside = (offset: number): boolean => y + offset >= top && y + offset <= bottom;
    const free = offsets.filter(isFree);
    const offset = free.find(isInside) ?? free[0] ?? near;
    placed.push({ x, y: y + offset });
    return offset;
  });
}

/** The next or the last pin from a move; the move itself where there is none that way. */
export function pinFrom(pins: readonly number[], move: number, way: 1 | -1): number {
  const sorted = [...pins].sort((a, b) => way * (a - b));
  return sorted.find((pin) => way * (pin - move) > 0) ?? move;
}

/** Two choices by what sets them apart: what is done, and what it costs only where both do the same. */
export function headings(texts: readonly string[]): string[] {
  const short = texts.map((text) => text.split(/\s?: /)[0]?.replace(/\.$/, "") ?? text);
  return new Set(short).size === short.length ? short : [...texts];
}
