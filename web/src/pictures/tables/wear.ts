/** Clothes over the shoulders. c: their ink, d: a second ink, skin: the neck shows. */

export const SHOULDERS = "M-37 32C-38 13-28 5.6-11 0L11 0C28 5.6 38 13 37 32L37 70L-37 70Z";
const B = SHOULDERS;
export const NECK = "skin M-7.4-16L-7.4 1C-7 10 7 10 7.4 1L7.4-16Z;skin- M-7.4-11L7.4-11L7.4-5C5 1-5 1-7.4-5Z";

export const CLOTHES = {
  tee: `c ${B};c-:2.4 M-10 1.4C-8 12.6 8 12.6 10 1.4`,
  vneck: `c ${B};skin M-9.6.6L0 19L9.6.6Z;c-:2.2 M-10 1L0 19.6L10 1`,
  jumper: `c ${B};c- M-12.4.2C-9 14 9 14 12.4.2L9-.8C7 8.4-7 8.4-9-.8Z`,
  scoop: `c ${B};skin M-15 2.6C-11 19 11 19 15 2.6L7-1L-7-1Z`,
  shirt: `c ${B};d M-10.4.4L-14.6 10L-3.6 14.6L0 8.6L3.6 14.6L14.6 10L10.4.4L7.4-2L0 6L-7.4-2Z;c-:1.5 M0 12L0 40;c- o 0 20 1.3;c- o 0 29 1.3`,
  blazer: `c ${B};white M-11 .4L0 30L11 .4L7-2L-7-2Z;c- M-11.4 .2L-18 12L-12.6 14L0 34L0 30L-8 4Z;c- M11.4 .2L18 12L12.6 14L0 34L0 30L8 4Z`,
  suit: `c ${B};white M-11 .4L0 30L11 .4L7-2L-7-2Z;d M-3 7.6L3 7.6L2 12L4 24L0 30L-4 24L-2 12Z;c- M-11.4 .2L-18 12L-12.6 14L0 34L0 30L-8 4Z;c- M11.4 .2L18 12L12.6 14L0 34L0 30L8 4Z`,
  bowtie: `c ${B};white M-11 .4L0 30L11 .4L7-2L-7-2Z;c- M-11.4 .2L-18 12L-12.6 14L0 34L0 30L-8 4Z;c- M11.4 .2L18 12L12.6 14L0 34L0 30L8 4Z;d M-9 4.6L0 8.6L9 4.6L9 13.4L0 9.4L-9 13.4Z;d- o 0 9 2.2`,
  cardigan: `c ${B};d M-10.6.2L0 34L10.6.2L7-1L-7-1Z;c-:2.6 M-11 .6L0 36M11 .6L0 36L0 50`,
  rollneck: `c ${B};c M-9-10C-3-7.4 3-7.4 9-10L10.6 3C4 7-4 7-10.6 3Z;c-:1.6 M-9.6-3.6C-4-1 4-1 9.6-3.6M-10.6 3C-4 7 4 7 10.6 3`,
  hoodie: `c ${B};c- M-15 3C-14-8-8-11 0-8C8-11 14-8 15 3C9 11-9 11-15 3Z;skin M-7.4-8L-7.4-1C-5 6 5 6 7.4-1L7.4-8Z;d:1.8 M-6 8L-7 20M6 8L7 19`,
  dungarees: `d ${B};d-:2 M-10 1.4C-8 11 8 11 10 1.4;c M-18 24L18 24L20 70L-20 70Z;c:6.4 M-17 26L-19 7M17 26L19 7;honey o -16 25 2;honey o 16 25 2;c-:1.5 M-8 34L8 34`,
  dress: `c ${B};white M-11 0C-17 3-18 11-12 12.6C-6 14-1 9 0 6C1 9 6 14 12 12.6C18 11 17 3 11 0L7-2L-7-2Z`,
  apron: `d ${B};d-:2 M-10 1.4C-8 11 8 11 10 1.4;c M-15 19L15 19L21 70L-21 70Z;c:3 M-13 20L-9 1M13 20L9 1`,
  coat: `white ${B};c M-10 .6L0 26L10 .6L7-2L-7-2Z;bone M-11 .4L-19 13L-12 15L0 34L0 28L-8 4Z;bone M11 .4L19 13L12 15L0 34L0 28L8 4Z;ash:1.5 M0 34L0 60;ocean:1.8 M18 26L26 26`,
  tunic: `c ${B};skin M-7 1C-5 8 5 8 7 1Z;d M-11 .4C-8 10-4 12-4 12L-4 40L4 40L4 12C4 12 8 10 11 .4L8-.8C6 7 3 8.4 0 8.4C-3 8.4-6 7-8-.8Z;c o 0 17 1.4;c o 0 25 1.4`,
  overall: `c ${B};c- M-11.4 0L-17 9L-2 15L0 10L2 15L17 9L11.4 0L7-2L0 6L-7-2Z;honey:1.6 M0 15L0 44;d b 12 22 13 9 2`,
  sailor_top: `white ${B};ocean:2.2 M-35 20C-20 25 20 25 35 20M-37 29C-20 34 20 34 37 29M-37 38C-20 43 20 43 37 38;c-:2.4 M-10 1.4C-8 12.6 8 12.6 10 1.4`,
  wrap: `c ${B};skin M-11 .6L-1 17L10 .6L7-1L-7-1Z;d M-13 .2L-10 0L14 36L8 40L-17 6Z;c- M13 .2L10 0L-2 18L2 22L18 6Z`,
  uniform: `c ${B};d M-10.4.4L-14 9L-3.6 13.6L0 8.6L3.6 13.6L14 9L10.4.4L7.4-2L0 6L-7.4-2Z;ink M-2.4 9L2.4 9L3.6 28L0 33L-3.6 28Z;gold b 14 19 10 7 2;c- M-34 12C-30 9-25 7-22 6L-20 11C-26 12-30 15-33 18Z;c- M34 12C30 9 25 7 22 6L20 11C26 12 30 15 33 18Z`,
} as const;
export type Clothes = keyof typeof CLOTHES;

/** Clothes on which a pattern would lie. */
export const UNPATTERNED: readonly Clothes[] = [
  "dungarees",
  "apron",
  "coat",
  "blazer",
  "suit",
  "bowtie",
  "sailor_top",
  "uniform",
];

export const PATTERNS = {
  plain: "",
  dotted: "",

  striped:
    "M-40 14C-20 19 20 19 40 14M-40 24C-20 29 20 29 40 24M-40 34C-20 39 20 39 40 34M-40 44C-20 49 20 49 40 44M-40 54C-20 59 20 59 40 54",
  checked: "M-26 0L-26 70M-13 0L-13 70M13 0L13 70M26 0L26 70M-40 16L40 16M-40 29L40 29M-40 42L40 42M-40 55L40 55",
} as const;
export type Pattern = keyof typeof PATTERNS;
export const DOTS = [
  [-26, 16],
  [-14, 24],
  [-27, 30],
  [-16, 38],
  [0, 30],
  [14, 24],
  [26, 16],
  [27, 30],
  [16, 38],
  [0, 44],
  [-30, 44],
  [30, 44],
] as const;

/** What one wears besides; a: the ink that is said. */
export const EXTRAS = {
  scarf:
    "a M-13-7C-5-2 5-2 13-7C17-2 17 5 13 8C5 13-5 13-13 8C-17 5-17-2-13-7Z;a- M4 9L14 6L17 34L7 36Z;a:1.8 M9 40L9.4 43M13 39.6L13.4 42.6M16.6 39L17 42",
  beads:
    "a o -10 5 2.2;a o -7.4 9.4 2.2;a o -3.8 12.4 2.3;a o 0 13.4 2.4;a o 3.8 12.4 2.3;a o 7.4 9.4 2.2;a o 10 5 2.2",
  chain: "gold:2 M-17 5C-12 26 12 26 17 5;gold o 0 22 4.6;gold- o 0 22 2.2",
  medal: "tomato:3 M-9 2L0 18L9 2;gold o 0 22 6;gold+ o 0 22 3.4",
  stethoscope: "slate:2.4 M-13 3C-16 24-4 26-2 32M13 3C16 18 16 22 14 27;silver o 14 30 4",
  whistle: "slate:1.8 M-11 3L0 20L11 3;honey b -3 19 9 5.6 2.6",
  badge: "white b 13 17 14 9 1.6;tomato b 13 17 14 3 1.4",
  brooch: "a o -19 13 3.6;honey o -19 13 1.5",
  flowerpin: "a o -20 12 2.4;a o -16.4 12 2.4;a o -18.2 8.8 2.4;a o -18.2 15 2.4;honey o -18.2 12 1.8",
} as const;
export type Extra = keyof typeof EXTRAS;
