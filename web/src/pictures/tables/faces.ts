/** Heads, skins, noses, moods, beards. */

export const SKIN = [
  "#fbdcc6",
  "#f5cba8",
  "#ecb98d",
  "#dba273",
  "#c88a5c",
  "#b27349",
  "#976040",
  "#804f34",
  "#6d412b",
  "#5c3726",
] as const;
export const SKIN_WORDS = {
  porcelain: 0,
  fair: 1,
  rosy: 1,
  light: 2,
  olive: 3,
  tan: 4,
  bronze: 5,
  brown: 6,
  umber: 7,
  deep: 8,
  ebony: 9,
} as const;
export const HAIR_INKS = {
  black: "#2b2523",
  raven: "#252b36",
  coffee: "#472f25",
  brown: "#6d4529",
  chestnut: "#8b4c2b",
  auburn: "#a5502c",
  ginger: "#d0722f",
  ash: "#94826a",
  caramel: "#b88749",
  blond: "#e2b963",
  flaxen: "#f0d58f",
  grey: "#b4b2ab",
  silver: "#d3d2cc",
  white: "#f1eee6",
  blue: "#3f7fa8",
  pinkdyed: "#d7719a",
} as const;
export type HairInk = keyof typeof HAIR_INKS;

/** Half width at the temples, at the jaw, at the chin; height. */
export const HEADS = {
  oval: [21, 17.5, 8.5, 50],
  round: [22, 20, 11, 47.5],
  long: [19.8, 16.8, 8, 52.5],
  square: [21, 20, 13, 50],
  heart: [21.6, 16, 6.5, 49.5],
  wide: [22.8, 20.6, 12.5, 48],
  pear: [20.6, 20.8, 12, 50],
} as const;
export type Head = keyof typeof HEADS;

export const NOSES = {
  u: ":2 M-2.7 0C-2.7 3 2.7 3 2.7 0",
  side: ":2 M.4-6.5C0-3-3.4.6-3 2.4C-2.4 3.8 0 3.6 1.4 2.8",
  wide: ":2.1 M-4.4.2C-5 3.6-1.6 2.6 0 3.2C1.6 2.6 5 3.6 4.4.2",
  button: " o 0 1 3 2.4",
  long: ":2 M1-9C0-4-3.6 1-3 2.8C-2.2 4.4.6 4.2 2 3",
  wedge: " M.6-7C1.6-2.5 5 2 3.6 3.6C2.2 5-1.8 4.4-3 3.2C-1 1.4.4-2 .6-7Z",
} as const;
export type Nose = keyof typeof NOSES;

export const LIP = "#8a2f38";
export const MOUTHS = {
  laugh: `${LIP} M-7.6-2C-4.5-1 4.5-1 7.6-2C7.2 5 3.4 7.4 0 7.4C-3.4 7.4-7.2 5-7.6-2Z;white M-6.9-1.8C-4-.9 4-.9 6.9-1.8C6.8-.4 6.6.6 6.3 1.3C3 2-3 2-6.3 1.3C-6.6.6-6.8-.4-6.9-1.8Z;coral o 0 5.6 3.4 1.7`,
  grin: `white M-6.6-1.4C-3 0 3 0 6.6-1.4C6.2 2.6 3 4 0 4C-3 4-6.2 2.6-6.6-1.4Z;${LIP}:1.5 M-6.6-1.4C-3 0 3 0 6.6-1.4C6.2 2.6 3 4 0 4C-3 4-6.2 2.6-6.6-1.4Z`,
  smile: `${LIP}:2.2 M-6.6-1.4C-4 3.6 4 3.6 6.6-1.4`,
  soft: `${LIP}:2.1 M-4.8-.6C-2.8 2.6 2.8 2.6 4.8-.6`,
  even: `${LIP}:2 M-3.8.6C-1.4 1.5 1.4 1.5 3.8.6`,
  wry: `${LIP}:2.1 M-4.4 1C-1 2.4 2.8 1.4 4.8-1.6`,
  flat: `${LIP}:2.1 M-4 .8L4 .8`,
  low: `${LIP}:2.1 M-4.2 2C-1.8 0 1.8 0 4.2 2`,
  frown: `${LIP}:2.3 M-5.4 3.4C-3-1 3-1 5.4 3.4`,
  oh: `${LIP} o 0 1.2 2.4 2.9`,
} as const;
export type Mouth = keyof typeof MOUTHS;

type Eyes = "open" | "arc" | "shut" | "wide";
/** How far the brows lift (outside, inside), eyes, mouth. */
export const MOODS = {
  joy: [[-1.2, -1], "arc", "laugh"],
  happy: [[-0.6, -0.4], "open", "smile"],
  glad: [[0, 0], "open", "soft"],
  even: [[0, 0], "open", "even"],
  wry: [[-1.6, 0.4], "open", "wry"],
  proud: [[-0.6, 0], "shut", "soft"],
  flat: [[0.4, 0.2], "open", "flat"],
  low: [[0.8, -1], "open", "low"],
  sad: [[2, -2.4], "open", "frown"],
  cross: [[-1.6, 1.6], "open", "low"],
  startled: [[-3, -3], "wide", "oh"],
  asleep: [[0.6, 0], "shut", "even"],
  grin: [[-0.6, -0.4], "open", "grin"],
  whistle: [[-1.4, -1], "open", "oh"],
} as const satisfies Record<string, readonly [readonly [number, number], Eyes, Mouth]>;
export type Mood = keyof typeof MOODS;
/** Faces by the Mood track, -3 to +3. */
export const MOOD_TRACK = ["sad", "low", "flat", "even", "glad", "happy", "joy"] as const;

export const AGES = {
  toddler: 3,
  kid: 7,
  tween: 11,
  teen: 15,
  young: 22,
  adult: 33,
  middle: 47,
  senior: 60,
  old: 71,
  ancient: 84,
} as const;
export const GLASSES = ["round", "square", "cat", "half", "sun"] as const;
export type Glasses = (typeof GLASSES)[number];
export const MARKS = ["freckles", "lashes", "lips", "earrings", "hearing_aid", "mole"] as const;
export type Mark = (typeof MARKS)[number];

export const BEARDS = {
  stubble: "h/28 M-21 27C-20 42-12 50 0 50C12 50 20 42 21 27C19 34 15 35 11 34C6 32-6 32-11 34C-15 35-19 34-21 27Z",
  short:
    "h M-21.2 24C-21 42-12 52.4 0 52.4C12 52.4 21 42 21.2 24C19.6 31 17 35 12.6 35.4C8 32.4 4 33 0 34C-4 33-8 32.4-12.6 35.4C-17 35-19.6 31-21.2 24Z",
  full: "h M-21.4 23C-24 44-14 60 0 60C14 60 24 44 21.4 23C19.6 30 17 33.6 12.6 34.4C8 31 4 32 0 33.4C-4 32-8 31-12.6 34.4C-17 33.6-19.6 30-21.4 23Z",
  goatee: "h M-8 36C-4 33.4 4 33.4 8 36C9 46 6 54 0 55C-6 54-9 46-8 36Z",
  moustache: "h M0 34C-3 31.4-8 32-11.6 37C-7 39.4-3 38.6 0 36.8C3 38.6 7 39.4 11.6 37C8 32 3 31.4 0 34Z",
  walrus: "h M0 33C-5 30.4-12 33-13 43C-8 40.6-4 42-0 41C4 42 8 40.6 13 43C12 33 5 30.4 0 33Z",
  long: "h M-21.4 23C-25 46-14 78 0 80C14 78 25 46 21.4 23C19.6 30 17 33.6 12.6 34.4C8 31 4 32 0 33.4C-4 32-8 31-12.6 34.4C-17 33.6-19.6 30-21.4 23Z;h-:1.5 M-8 52C-7 60-4 68-1 72M8 50C8 58 6 64 4 68",
  sideburns: "h M-21.4 22C-22 34-20 40-15 42C-16 36-18 30-18 22Z;h M21.4 22C22 34 20 40 15 42C16 36 18 30 18 22Z",
} as const;
export type Beard = keyof typeof BEARDS;
