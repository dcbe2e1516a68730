/** The faces of those who play. */
import { Cup } from "./dice.ts";
import { aged, dressed, person, yearsIn, type Person } from "./person.ts";
import { MOOD_TRACK, SKIN_WORDS } from "./tables/faces.ts";

/** Somebody at the table: the words of a face if one was chosen, and for computer players what they live for. */
export interface Sitter {
  readonly name: string;
  readonly pronoun: string;
  readonly face: string;
  readonly character: string;
}

/** Computer players whom nobody has named look as they always do. */
const KNOWN: Readonly<Record<string, string>> = {
  Bruno: "he, deep, black curls, round glasses, ocean cardigan, glad",
  Mei: "she, fair, black bob, mustard dress, wry",
  Tomás: "he, tan, coffee tousled, short beard, fern hoodie, grin",
  Odile: "she, light, auburn bun, earrings, plum blazer, even",
  Odette: "she, 64, rosy, silver low_bun, half glasses, teal cardigan, beads, happy",
  Sasha: "they, bronze, ash undercut, coral jumper, happy",
};

/** What computer players wear once it is known what they live for. */
const WEAR: Readonly<Record<string, string>> = {
  artist: "berry beret, mustard tunic",
  athlete: "honey band, tomato tee, medal",
  careerist: "navy suit",
  family: "coral cardigan",
  hedonist: "straw, sky shirt",
  scholar: "round glasses, brick cardigan",
};

/** A player as old as the round makes them, in the mood they are in. */
export function sat(sitter: Sitter, round: number, mood?: number): Person {
  const words = sitter.face || KNOWN[sitter.name] || sitter.pronoun;
  const wear = WEAR[sitter.character];
  const p = aged(person(words, sitter.name), yearsIn(round));
  const clothed = wear ? dressed(p, wear) : p;
  return mood === undefined ? clothed : { ...clothed, mood: MOOD_TRACK[Math.max(0, Math.min(6, mood + 3))] ?? "even" };
}

/** The words of somebody whom a throw has made. */
function wordsOf(p: Person): string {
  const skin = Object.entries(SKIN_WORDS).find(([, tone]) => tone === p.skin)?.[0] ?? "tan";
  const said = [p.kind, skin, `${p.hairInk} ${p.hair}`, `${p.wearInk} ${p.wear}`];
  if (p.marks.freckles) said.push("freckles");
  if (p.glasses) said.push(`${p.glasses} glasses`);
  return said.join(", ");
}

/** So many faces to choose from; the same seed throws the same. */
export function thrownFaces(pronoun: string, seed: string, count = 8): string[] {
  return Array.from({ length: count }, (_, place) => {
    const dice = new Cup(`throw ${seed} ${place}`);
    const words = `${pronoun}, adult${dice.chance(0.25) ? ", round glasses" : ""}`;
    return wordsOf(person(words, `${seed} ${place}`));
  });
}
