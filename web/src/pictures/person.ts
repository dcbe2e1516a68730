/** People: from a few words to somebody, the same way for ever. What is not said, the seed says. */
import type { Pronoun } from "../protocol/types.ts";
import { Cup } from "./dice.ts";
import { INKS, isInk, type Ink } from "./ink.ts";
import {
  AGES,
  BEARDS,
  GLASSES,
  HAIR_INKS,
  HEADS,
  MARKS,
  MOODS,
  NOSES,
  SKIN_WORDS,
  type Beard,
  type Glasses,
  type HairInk,
  type Head,
  type Mark,
  type Mood,
  type Nose,
} from "./tables/faces.ts";
import { HAIR, type Hair } from "./tables/hair.ts";
import { HATS, type Hat } from "./tables/hats.ts";
import { CLOTHES, EXTRAS, PATTERNS, type Clothes, type Extra, type Pattern } from "./tables/wear.ts";

const PRONOUNS = ["she", "he", "they"] as const;

/** What words can say of somebody. */
interface Said {
  kind?: Pronoun;
  age?: number;
  skin?: number;
  hair?: Hair;
  hairInk?: HairInk;
  head?: Head;
  nose?: Nose;
  hat?: Hat;
  hatInk?: Ink;
  beard?: Beard;
  glasses?: Glasses;
  glassInk?: Ink;
  wear?: Clothes;
  wearInk?: Ink;
  second?: Ink;
  pattern?: Pattern;
  mood?: Mood;
  marks?: Partial<Record<Mark, boolean>>;
  extras?: (readonly [Extra, Ink])[];
}

export interface Person {
  readonly seed: string;
  readonly kind: Pronoun;
  readonly age: number;
  readonly skin: number;
  readonly hair: Hair;
  readonly hairInk: HairInk;
  readonly head: Head;
  readonly nose: Nose;
  readonly hat?: Hat | undefined;
  readonly hatInk?: Ink | undefined;
  readonly beard?: Beard | undefined;
  readonly glasses?: Glasses | undefined;
  readonly glassInk?: Ink | undefined;
  readonly wear: Clothes;
  readonly wearInk: Ink;
  readonly second: Ink;
  readonly pattern: Pattern;
  readonly mood: Mood;
  readonly marks: Readonly<Partial<Record<Mark, boolean>>>;
  readonly extras: readonly (readonly [Extra, Ink])[];
  readonly tilt: number;
  readonly look: number;
  /** Some go grey early, some late. */
  readonly greys: number;
  readonly accent: Ink;
}

const POOL = {
  she: [
    ...(["bob", "fringe", "long", "wavy", "bun", "low_bun", "ponytail"] as const),
    ...(["pixie", "curls", "afro", "braids", "curly_long", "plaits", "curtain"] as const),
  ],
  he: [
    ...(["crop", "quiff", "swept", "tousled", "curls", "buzz"] as const),
    ...(["afro", "locs", "undercut", "bald", "mop", "curtain"] as const),
  ],
  they: [
    ...(["crop", "pixie", "tousled", "curls", "bob", "long", "bun"] as const),
    ...(["afro", "mop", "locs", "quiff", "wavy", "curtain"] as const),
  ],
  girl: ["pigtails", "plaits", "bob", "fringe", "curls", "afro", "ponytail", "long", "bun"],
  boy: ["mop", "spikes", "crop", "curls", "tousled", "buzz", "afro", "curtain"],
} as const;
type Pool = readonly [Hair, ...Hair[]];

const GARMENTS = [
  ...(["tee", "jumper", "shirt", "vneck", "cardigan", "rollneck"] as const),
  ...(["hoodie", "dungarees", "dress", "blazer", "tunic", "scoop"] as const),
] as const;
const CLOTH_INKS = [
  ...(["ocean", "teal", "fern", "mustard", "brick", "tomato", "rose", "plum", "navy"] as const),
  ...(["slate", "olive", "coral", "leaf", "sky", "lilac", "honey", "berry", "mint"] as const),
] as const;
type Some<T> = readonly [T, ...T[]];

/** Words of faces beside the names in the tables. */
const FACE_WORDS = ["glasses", "beard", "hair", "nose", "head", ...PRONOUNS, ...MARKS] as const;
const TABLES = [INKS, HAIR, HATS, BEARDS, CLOTHES, EXTRAS, HEADS, NOSES, MOODS, HAIR_INKS, SKIN_WORDS, AGES, PATTERNS];
export const FACE_VOCABULARY: ReadonlySet<string> = new Set([
  ...TABLES.flatMap((table) => Object.keys(table)),
  ...GLASSES,
  ...FACE_WORDS,
]);

const key = <T extends object>(table: T, words: readonly string[]): keyof T | undefined =>
  words.find((word) => Object.hasOwn(table, word)) as keyof T | undefined;
const one = <T extends string>(list: readonly T[], words: readonly string[]): T | undefined =>
  list.find((each) => words.includes(each));

/** One chunk between commas: the first reading that fits. */
function readChunk(words: readonly string[], said: Said): void {
  const inks = words.filter(isInk);
  const [ink, second] = inks;
  const [hair, hat, beard, skin] = [key(HAIR, words), key(HATS, words), key(BEARDS, words), key(SKIN_WORDS, words)];
  const [wear, extra, hairInk] = [key(CLOTHES, words), key(EXTRAS, words), key(HAIR_INKS, words)];
  const [mood, age, kind, mark] = [key(MOODS, words), key(AGES, words), one(PRONOUNS, words), one(MARKS, words)];
  if (words.includes("glasses")) {
    said.glasses = one(GLASSES, words) ?? "round";
    if (ink) said.glassInk = ink;
  } else if (words.includes("nose")) said.nose = key(NOSES, words) ?? "u";
  else if (words.includes("head")) said.head = key(HEADS, words) ?? "oval";
  else if (wear) {
    const pattern = key(PATTERNS, words);
    Object.assign(said, { wear }, ink && { wearInk: ink }, second && { second }, pattern && { pattern });
  } else if (hat && !(words.length === 1 && skin)) {
    Object.assign(said, { hat }, ink && { hatInk: ink });
  } else if ((beard && !hair) || words.includes("beard")) said.beard = beard ?? "short";
  else if (extra) said.extras = [...(said.extras ?? []), [extra, ink ?? "gold"]];
  else if (hair) Object.assign(said, { hair }, hairInk && { hairInk });
  else if (words.includes("hair")) Object.assign(said, hairInk && { hairInk });
  else if (mood) said.mood = mood;
  else if (skin) said.skin = SKIN_WORDS[skin];
  else if (age) said.age = AGES[age];
  else if (/^\d+$/.test(words[0] ?? "")) said.age = Number(words[0]);
  else if (kind) said.kind = kind;
  else if (mark) said.marks = { ...said.marks, [mark]: true };
}

const chunks = (words: string): string[][] =>
  words
    .toLowerCase()
    .split(",")
    .map((chunk) => chunk.trim().split(/\s+/).filter(Boolean))
    .filter((chunk) => chunk.length);

/** Only what the words say. */
function read(words: string): Said {
  const said: Said = {};
  for (const chunk of chunks(words)) readChunk(chunk, said);
  return said;
}

/** Words of a face that nobody knows. */
export function strangeWords(words: string): string[] {
  return chunks(words)
    .flat()
    .filter((word) => !FACE_VOCABULARY.has(word) && !/^\d+$/.test(word));
}

function hairPool(kind: Pronoun, age: number): Pool {
  if (age < 4) return ["tuft", "mop", "curls", "pigtails"];
  if (age >= 13) return POOL[kind];
  return kind === "she" ? POOL.girl : kind === "he" ? POOL.boy : [...POOL.girl, ...POOL.boy];
}

function hairInks(skin: number): Some<HairInk> {
  if (skin > 5) return ["black", "black", "raven", "coffee"];
  if (skin > 2) return ["black", "raven", "coffee", "coffee", "brown", "chestnut"];
  return ["coffee", "brown", "chestnut", "auburn", "ginger", "caramel", "blond", "flaxen", "black", "ash"];
}

function noses(skin: number, isYoung: boolean): Some<Nose> {
  if (isYoung) return ["u", "button", "button"];
  return skin > 5 ? ["wide", "wide", "u", "button", "side"] : ["u", "side", "button", "long", "wedge", "wide"];
}

/** `she, 33, brown, black braids, round glasses, mustard rollneck, gold beads, glad`. */
export function person(words = "", seed = words): Person {
  const dice = new Cup(`face ${seed}`);
  const said = read(words);
  const kind = said.kind ?? dice.pick(PRONOUNS);
  const age = said.age ?? 25 + Math.floor(dice.next() * 30);
  const skin = said.skin ?? Math.floor(dice.next() * 10);
  const isYoung = age < 13;
  const isShe = kind === "she";
  const marks = said.marks ?? {};
  return {
    seed,
    kind,
    age,
    skin,
    hair: said.hair ?? dice.pick(hairPool(kind, age)),
    hairInk: said.hairInk ?? dice.pick(hairInks(skin)),
    head:
      said.head ??
      dice.pick<Head>(
        isYoung ? ["round", "wide", "round"] : ["oval", "oval", "round", "long", "square", "heart", "wide", "pear"],
      ),
    nose: said.nose ?? dice.pick(noses(skin, isYoung)),
    wear: said.wear ?? dice.pick<Clothes>(isYoung ? ["tee", "dungarees", "hoodie", "jumper", "dress"] : GARMENTS),
    wearInk: said.wearInk ?? dice.pick<Ink>(CLOTH_INKS),
    second: said.second ?? dice.pick<Ink>(["cream", "bone", "honey", "mist", "peach", "sage"]),
    pattern: said.pattern ?? (dice.chance(0.22) ? dice.pick<Pattern>(["striped", "checked", "dotted"]) : "plain"),
    mood: said.mood ?? dice.pick<Mood>(["glad", "glad", "happy", "even", "wry", "joy", "grin"]),
    marks: {
      ...marks,
      lashes: marks.lashes ?? (isShe && dice.chance(0.75)),
      lips: marks.lips ?? (isShe && age > 17 && dice.chance(0.5)),
      freckles: marks.freckles ?? (skin < 4 && dice.chance(isYoung ? 0.3 : 0.12)),
      earrings: marks.earrings ?? (isShe && age > 12 && dice.chance(0.3)),
    },
    extras: said.extras ?? [],
    hat: said.hat,
    hatInk: said.hatInk,
    beard: said.beard,
    glasses: said.glasses,
    glassInk: said.glassInk,
    tilt: dice.between(-5, 5),
    look: dice.between(-0.8, 0.8),
    greys: dice.between(0.75, 1.2),
    accent: dice.pick<Ink>(["tomato", "honey", "teal", "rose", "coral", "sky"]),
  };
}

/** The same person in other clothes: hat, clothes and badges of the words, everything else their own. */
export function dressed(p: Person, words: string): Person {
  const { hat, hatInk, beard, glasses, glassInk, wear, wearInk, second, pattern, extras } = read(words);
  const clothes = { hat, hatInk, beard, glasses, glassInk, wear, wearInk, second, pattern, extras };
  return { ...p, ...Object.fromEntries(Object.entries(clothes).filter(([, value]) => value !== undefined)) };
}

/** Years of the eight rounds; a partner is near the age of the one who loves them. */
const ROUND_YEARS = [17, 25, 35, 45, 55, 65, 75, 85] as const;
export const yearsIn = (round: number): number => ROUND_YEARS[Math.max(0, Math.min(7, round))] ?? 45;

const THINNER: Partial<Record<Hair, Hair>> = { quiff: "swept", tousled: "swept", crop: "swept", curtain: "swept" };
const LONG: readonly Hair[] = ["long", "wavy", "curly_long", "ponytail", "braids"];
const GROWN: readonly Hair[] = ["bald", "halo", "swept", "waves_grey", "low_bun"];

function agedHair(p: Person, years: number, dice: Cup): Hair {
  let hair = p.hair;
  if (p.age >= 18 && years > 60 && p.kind === "he" && dice.chance(0.5) && !p.hat)
    hair = years > 72 ? "halo" : (THINNER[hair] ?? hair);
  if (years > 66 && LONG.includes(p.hair) && !p.hat) hair = dice.pick<Hair>(["low_bun", "bun", "bob", "waves_grey"]);
  if (years < 19 && GROWN.includes(p.hair)) hair = p.kind === "she" ? "ponytail" : "tousled";
  if (years < 46 && hair === "halo") return "crop";
  return years < 46 && hair === "waves_grey" ? "wavy" : hair;
}

/** The same person so many years old: hair greys and thins, lines come, glasses slide down the nose. */
export function aged(p: Person, years: number): Person {
  const dice = new Cup(`age ${p.seed}`);
  const hair = agedHair(p, years, dice);
  const needsGlasses = years > 52 && !p.glasses && dice.chance(0.55);
  const glasses = needsGlasses ? dice.pick<Glasses>(["half", "round", "cat", "square"]) : p.glasses;
  const older = { ...p, age: years, hair, glasses };
  if (years >= 19) return older;
  const marks = { ...p.marks, earrings: false, lips: false };
  return { ...older, beard: undefined, marks, wear: years < 13 ? "dungarees" : "hoodie" };
}

/** Children on cards are 4, 8, 14 and 27, level by level. */
const KID_YEARS = [4, 8, 14, 27] as const;
const TEEN_HAIR: Partial<Record<Hair, Hair>> = { pigtails: "ponytail", tuft: "mop" };
const GROWN_HAIR: Partial<Record<Hair, Hair>> = {
  pigtails: "ponytail",
  plaits: "low_bun",
  mop: "curtain",
  spikes: "quiff",
  tuft: "crop",
};
const GROWN_WEAR: Partial<Record<Clothes, Clothes>> = {
  dungarees: "blazer",
  dress: "blazer",
  tee: "shirt",
  hoodie: "jumper",
  sailor_top: "shirt",
};

/** A child of a card at a level. */
export function grownKid(p: Person, level: number): Person {
  const years = KID_YEARS[Math.max(0, Math.min(3, level))] ?? 8;
  if (years > 20)
    return {
      ...aged(p, years),
      hair: GROWN_HAIR[p.hair] ?? p.hair,
      wear: GROWN_WEAR[p.wear] ?? p.wear,
      hat: p.hat === "helmet" ? undefined : p.hat,
      marks: { ...p.marks, lips: p.kind === "she" },
    };
  if (years < 13) return { ...p, age: years, greys: 1 };
  return {
    ...p,
    age: years,
    greys: 1,
    hair: TEEN_HAIR[p.hair] ?? p.hair,
    wear: p.wear === "dungarees" ? "hoodie" : p.wear,
  };
}

/** A child of two: between both, and somebody else. */
export function childOf(a: Person, b: Person, seed: string, years = 6): Person {
  const dice = new Cup(`child ${seed}`);
  const lean = dice.next();
  const p = person(`${years}, ${dice.pick(["she", "he"])}`, `child ${seed}`);
  return {
    ...p,
    skin: Math.round(a.skin * lean + b.skin * (1 - lean)),
    hairInk: (dice.chance(0.5) ? a : b).hairInk,
    nose: dice.pick<Nose>([a.nose, "button", "u"]),
    marks: { ...p.marks, freckles: a.marks.freckles || b.marks.freckles || false },
    mood: "joy",
    glasses: dice.chance(0.2) ? "round" : undefined,
  };
}
