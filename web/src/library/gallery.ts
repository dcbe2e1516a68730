import type { Face } from "../protocol/types";
import { begins, matches, wordsOf } from "./search";

export interface Wanted {
  readonly text: string;
  readonly kind: string;
  readonly pile: string;
  /** A module or a set of cards; nothing for all of them, `-` for the box alone. */
  readonly from: string;
}

/** The words by which a card can be found. */
function wordsIn(face: Face): string {
  const levels = face.levels.flatMap((level) => [level.name, level.text]);
  return [face.name, ...face.sides, face.kind_name, face.postmark, face.text, face.wit, ...levels].join(" ");
}

/** Those that are called so come before those that only speak of it. */
export function chosen(faces: readonly Face[], wanted: Wanted): Face[] {
  const words = wordsOf(wanted.text);
  const found = faces.filter((face) => {
    const from = face.module || face.set;
    if (wanted.kind && face.kind !== wanted.kind) return false;
    if (wanted.pile && face.pile !== wanted.pile) return false;
    if (wanted.from && (wanted.from === "-" ? from !== "" : from !== wanted.from)) return false;
    return !words.length || matches(words, wordsIn(face));
  });
  const isCalled = (face: Face): boolean => begins(words, [face.name, ...face.sides].join(" "));
  return words.length ? [...found.filter(isCalled), ...found.filter((face) => !isCalled(face))] : found;
}

/** What there is to choose from, in the order of the cards, with how many each has. */
export function kindsOf(
  faces: readonly Face[],
  what: (face: Face) => readonly [string, string],
): { id: string; name: string; count: number }[] {
  const found = new Map<string, { id: string; name: string; count: number }>();
  for (const face of faces) {
    const [id, name] = what(face);
    const known = found.get(id) ?? { id, name, count: 0 };
    known.count += 1;
    found.set(id, known);
  }
  return [...found.values()].filter((each) => each.id);
}

export interface Filed {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly faces: readonly Face[];
}

/** Cards under their headings, in the order in which these first come up. */
export function filed(faces: readonly Face[]): Filed[] {
  const found = new Map<string, Face[]>();
  for (const face of faces) {
    const known = found.get(face.heading);
    if (known) known.push(face);
    else found.set(face.heading, [face]);
  }
  return [...found].map(([id, all]) => ({ id, name: all[0]?.heading_name ?? "", count: all.length, faces: all }));
}

/** No more than so many cards. */
export function upTo(parts: readonly Filed[], most: number): Filed[] {
  let room = most;
  const shown = parts.map((part) => {
    const faces = part.faces.slice(0, Math.max(0, room));
    room -= faces.length;
    return { ...part, faces };
  });
  return shown.filter((part) => part.faces.length > 0);
}
