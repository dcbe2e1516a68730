/** Things: kitchen and table. */
import type { Things } from "./shape.ts";

const STEAM = "white/70:2.2 M18 10c-3-4 3-5 0-9M26 10c-3-4 3-5 0-9";

export const KITCHEN = {
  loaf: [
    "a loaf",
    "un pain",
    "crust M4 46C-1 22 12 15 24 15C36 15 49 22 44 46C40 48 8 48 4 46Z;crust- M4 46C2 39 3 33 5 29C9 41 39 41 43 29C45 33 46 39 44 46C40 48 8 48 4 46Z;crumb:3.2 M13 24l5 8M22 21.6l5 8M31 21.6l5 8",
  ],
  brick_bread: [
    "bread like a brick",
    "un pain comme une brique",
    "wood b 3 26 42 21 3;bark b 3 38 42 9 3;crust:2.4 M10 32l7 0M23 33l9 0M36 31l3 0",
  ],
  doorstop: [
    "a wedge of bread",
    "un pain cale-porte",
    "crust M3 46L40 25C45 23 47 29 46 46Z;crust- M3 46L46 38L46 46Z;crumb:2.6 M27 35l4 4M34 31l4 4",
  ],
  rolling_pin: [
    "a rolling pin",
    "un rouleau à pâtisserie",
    "oak:10 M12 37L36 23;oak+:2.6 M12 34L34 21;wood:4.4 M4 42L8 39.6M40 20.6L44 18",
  ],
  flour: [
    "flour",
    "de la farine",
    "bone M9 13C16 8 32 8 39 13L43 46L5 46Z;bone- M9 13C16 17 32 17 39 13L39.6 19C32 22 16 22 8.4 19Z;mustard:2.2 M24 43l0-15M24 35l-6-4M24 35l6-4M24 41l-6-4M24 41l6-4",
  ],
  bowl: [
    "a bowl",
    "un saladier",
    "sky M3 25L45 25C45 40 35 47 24 47C13 47 3 40 3 25Z;white b 4 29 40 4;crumb o 24 25 21 5",
  ],
  saucepan: [
    "a pan",
    "une casserole",
    `${STEAM};slate b 7 22 32 25 4;slate+ b 5 19 36 5 2;ink:4 M40 26l8-3;ink b 19 14 9 5 2`,
  ],
  stove: [
    "a cooker",
    "une cuisinière",
    "cream b 6 4 36 43 3;ash b 6 12 36 2;ink o 13 8 2;ink o 20 8 2;ink o 27 8 2;ink b 11 19 26 20 3;!amber b 14 24 20 12 2;silver:2.6 M13 18l22 0;ash b 6 43 36 4",
  ],
  wood_stove: [
    "a wood stove",
    "un poêle à bois",
    "ink:5 M24 12L24-6;ink b 8 12 32 31 4;ink:3.6 M13 42l-2 5M35 42l2 5;slate b 13 19 22 18 3;!amber M24 20C32 27 33 32 29 36L19 36C15 32 18 27 24 20Z;!honey M24 27C28 31 28 34 26 36L22 36C20 34 21 31 24 27Z",
  ],
  espresso: [
    "an espresso machine",
    "une machine à espresso",
    "tomato b 6 10 36 12 4;silver b 8 22 8 22;tomato b 6 40 36 7 3;silver b 10 6 28 5 2;ink b 20 22 12 5 2;ink:3 M18 25l-8 0;white b 22 32 9 8 2;white:2 M31 34c4 0 4 4 0 4;bark o 26.4 32.4 4 1.2;cream o 14 16 2.2;cream o 21 16 2.2;cream o 34 16 2.2",
  ],
  dishwasher: [
    "a dishwasher",
    "un lave-vaisselle",
    "white b 6 6 36 41 3;mist b 6 6 36 8 3;slate b 10 9 12 2;teal o 37 10 2;slate- b 9 17 30 26 2;silver:1.6 M11 30l26 0M11 40l26 0;white o 16 26 5;white o 24 26 5;white o 32 26 5;sky b 13 34 5 6;sky b 21 34 5 6;sky b 29 34 5 6",
  ],
  cups: [
    "cups",
    "des tasses",
    "cream M2 30h20c0 12-5 17-10 17S2 42 2 30Z;cream:3 M22 33c7 0 7 8-1 8;tomato b 3 33 18 2.6;mint M26 33h18c0 10-4 14-9 14s-9-4-9-14Z;mint:2.6 M44 35.4c6 0 6 7-1 7;bark o 12 30 9 2;bark o 35 33 8 1.8",
  ],
  plate: ["a plate", "une assiette", "ash o 24 43 23 5;white o 24 41 23 5;mist o 24 41 15 3"],
  soup: [
    "soup",
    "de la soupe",
    `${STEAM};tomato M4 26L44 26C44 40 35 47 24 47C13 47 4 40 4 26Z;honey o 24 26 20 4.4;leaf o 18 26 3 1;leaf o 29 27 3 1`,
  ],
  souffle: [
    "a soufflé",
    "un soufflé",
    "white b 7 28 34 19 3;ash:1.6 M13 29l0 17M19 29l0 17M24 29l0 17M29 29l0 17M35 29l0 17;honey M6 28C2 14 14 10 18 12C22 6 34 8 34 13C44 12 46 22 42 28Z;crumb M14 18c4-4 12-5 16-1c-5-1-10 0-16 1Z",
  ],
  barbecue: [
    "a grill",
    "un gril",
    "white/60:2.4 M18 12c-3-4 3-6 0-11M28 12c-3-4 3-6 0-11;ink M6 22L42 22C42 34 34 38 24 38C14 38 6 34 6 22Z;!amber o 24 22 16 2.4;slate:3 M16 36L10 47M32 36L38 47;crust:4 M14 19l8 0M27 19l8 0",
  ],
  jam: [
    "jars",
    "des bocaux",
    "berry b 2 24 20 23 5;pink b 4 17 16 8 2;cream b 6 31 12 9 1;amber b 26 18 20 29 5;cream b 28 11 16 8 2;cream b 30 27 12 10 1",
  ],
  lemonade: [
    "a lemonade stand",
    "un stand de citronnade",
    "wood b 4 2 3 45;wood b 41 2 3 45;honey M0 0L48 0L48 8C46 13 42 13 40 8C38 13 34 13 32 8C30 13 26 13 24 8C22 13 18 13 16 8C14 13 10 13 8 8C6 13 2 13 0 8Z;oak b 2 26 44 21 2;oak- b 0 24 48 4 1;cream b 10 32 28 10 2;honey o 24 37 3.4;mist b 12 14 9 10 1;honey b 13 17 7 7 1;mist b 26 17 5 7 1;mist b 33 17 5 7 1",
    1.45,
    "g",
  ],
  table: [
    "a table",
    "une table",
    "oak b 0 22 48 6 2;oak- b 4 28 5 19 1;oak- b 39 28 5 19 1;cream M6 22L42 22L39 33L33 29L27 34L21 29L15 34L9 29Z",
    1.3,
    "t",
  ],
  long_table: [
    "a long table",
    "une longue table",
    "cream b -16 24 80 10 1;tomato/50 b -16 27 80 3;oak b -12 34 4 13;oak b 56 34 4 13;oak b 22 34 4 13;white o -6 23 6 2;white o 10 23 6 2;white o 26 23 6 2;white o 42 23 6 2;white o 56 23 6 2;fern b 16 10 4 13 2;honey b 34 13 5 10 2",
    1.35,
    "t",
  ],
  barrel: [
    "a barrel",
    "un tonneau",
    "wood M8 4L40 4C46 16 46 35 40 47L8 47C2 35 2 16 8 4Z;wood-:1.6 M18 4C15 18 15 33 18 47M30 4C33 18 33 33 30 47;slate b 4 12 40 4 1;slate b 4 35 40 4 1;wood+ o 24 4 16 3;gold:3 M24 30l0 6l5 0",
    1.1,
  ],
  corkscrew: [
    "a corkscrew",
    "un tire-bouchon",
    "tomato b 4 4 40 9 4;silver b 22 13 4 8;silver:3 M24 20C30 22 30 25 24 27C18 29 18 32 24 34C30 36 30 39 24 41L24 47",
    0.9,
  ],
  perfume: [
    "a bottle of perfume",
    "un flacon de parfum",
    "gold b 18 2 12 10 2;pink b 8 14 32 33 7;rose b 8 30 32 17 7;cream b 15 22 18 10 2;white/70:2.4 M13 22l0 16",
  ],
} as const satisfies Things;
