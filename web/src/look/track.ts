/* Where the sections and spaces of a track lie, if it is so wide and its sections so far apart. */
import type { Track } from "../protocol/types";

type Section = Track["sections"][number];

export interface Part extends Section {
  place: number;
  /** Its first space. */
  first: number;
  x: number;
  width: number;
}

export interface Layout {
  parts: Part[];
  /** How wide a space is. */
  unit: number;
  partOf(space: number): Part | undefined;
  /** The middle of a space; one beyond an end lies at that end. */
  at(space: number): number;
}

export function layout(track: Track, width: number, gap: number): Layout {
  const spaces = track.sections.reduce((sum, section) => sum + section.spaces, 0);
  const unit = (width - gap * (track.sections.length - 1)) / spaces;
  const parts: Part[] = [];
  let before = 0;
  for (const [place, section] of track.sections.entries()) {
    const x = before * unit + place * gap;
    parts.push({ ...section, place, first: before + track.low, x, width: section.spaces * unit });
    before += section.spaces;
  }
  const partOf = (space: number) => parts.find((each) => space >= each.first && space < each.first + each.spaces);
  const at = (space: number) => {
    const part = partOf(space);
    if (part) return part.x + (space - part.first + 0.5) * unit;
    return space < track.low ? 0 : width;
  };
  return { parts, unit, partOf, at };
}

/** How far a marker is moved on a space that several share: beside the others, and on both sides of my face. */
export function stand(place: number, of: number, withMe: boolean): { across: number; down: number } {
  if (!withMe) return { across: (place - (of - 1) / 2) * 14, down: 0 };
  const side = place % 2;
  const isPair = of > side + 2;
  return { across: side ? -18 : 18, down: isPair ? (place < 2 ? -9 : 5) : 0 };
}

export interface Standing {
  readonly x: number;
  /** 0 where all have room in one row, else 1 above and 2 below. */
  readonly row: 0 | 1 | 2;
}

/** Markers in one row, or in two where they would cover each other: each as near its place as the others let it. */
export function standing(places: readonly number[], wide: number, narrow: number, width: number): Standing[] {
  const order = places.map((_, at) => at).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const sorted = order.map((at) => places[at] ?? 0);
  const isOne = sorted.every((place, at) => at === 0 || place - (sorted[at - 1] ?? 0) >= wide);
  const rows = isOne ? [order] : [0, 1].map((row) => order.filter((_, at) => at % 2 === row));
  const found: Standing[] = places.map((x) => ({ x, row: 0 }));
  if (isOne) return found;
  for (const [row, members] of rows.entries()) {
    const xs = spread(
      members.map((at) => places[at] ?? 0),
      narrow,
      width,
    );
    for (const [nth, at] of members.entries()) found[at] = { x: xs[nth] ?? 0, row: row === 0 ? 1 : 2 };
  }
  return found;
}

/** The same from left to right, no two nearer than the gap, and all together moved as little as can be. */
function spread(places: readonly number[], gap: number, width: number): number[] {
  const groups: { sum: number; count: number }[] = [];
  for (const [nth, place] of places.entries()) {
    let group = { sum: place - nth * gap, count: 1 };
    for (let last = groups.at(-1); last && last.sum / last.count > group.sum / group.count; last = groups.at(-1)) {
      groups.pop();
      group = { sum: last.sum + group.sum, count: last.count + group.count };
    }
    groups.push(group);
  }
  const room = Math.max(0, width - (places.length - 1) * gap);
  const starts = groups.flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count));
  return starts.map((start, nth) => Math.min(Math.max(start, 0), room) + nth * gap);
}

/** Where somebody would stand when each of the ages to come has begun, if nothing else happened. */
export interface Ahead {
  age: string;
  count: number;
  place: number;
  isEnd: boolean;
}

export function forecast(track: Track, from: number, coming: Readonly<Record<string, number>>): Ahead[] {
  let place = from;
  return Object.entries(coming).map(([age, count]) => {
    place += count;
    return { age, count, place: Math.min(place, track.high + 1), isEnd: place > track.high };
  });
}

/** Marks in their order, each moved back as far as the next one needs. */
export function apart(places: readonly number[], gap: number): number[] {
  return places.reduceRight<number[]>((found, place) => {
    const [next = Infinity] = found;
    return [Math.min(place, next - gap), ...found];
  }, []);
}
