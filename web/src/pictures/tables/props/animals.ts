/** Things: animals whose emoji is only a head. */
import type { Things } from "./shape.ts";

export const ANIMALS = {
  fox: [
    "a fox",
    "un renard",
    "brick M30 46C44 46 52 36 50 24C58 34 56 47 40 47Z;cream M50 24C48 18 54 18 55 24C55 28 52 30 50 28Z;amber- M12 47C10 34 16 26 26 26C36 28 38 40 34 47Z;cream M18 47C17 40 20 34 24 34C28 36 28 42 27 47Z;amber- M4 16L6-2L16 8L26 8L34-3L38 16C36 26 28 31 21 31C14 31 6 26 4 16Z;cream M4 18C8 22 14 21 18 26L21 31L24 26C28 21 34 22 38 18C36 27 28 32 21 32C14 32 6 27 4 18Z;ink o 14 17 2;ink o 28 17 2;ink o 21 27 2.6 2;ink M8 4L7-1L13 7ZM33 4L34-2L28 7Z;ink b 13 43 6 4 2;ink b 25 43 6 4 2",
    1,
  ],
  hen: [
    "a hen",
    "une poule",
    "tomato M28 4C26-2 32-4 33 1C36-3 41 0 38 5Z;white M6 18C2 26 6 42 22 42C36 42 42 32 40 18C42 6 30 2 28 10C26 20 14 24 6 18Z;ash M12 26C18 24 26 26 28 32C22 37 14 35 12 26Z;amber M40 10L47 13L40 16Z;tomato o 38 19 2.4 3.4;ink o 35 10 1.6;amber:2.4 M18 41L18 47M26 41L26 47M15 47L21 47M23 47L29 47",
    0.95,
  ],
  frog: [
    "a frog",
    "une grenouille",
    "leaf- M2 46C0 36 8 32 12 38L12 47ZM46 46C48 36 40 32 36 38L36 47Z;leaf M8 44C6 28 14 20 24 20C34 20 42 28 40 44C34 48 14 48 8 44Z;lime M15 45C14 36 18 31 24 31C30 31 34 36 33 45Z;leaf o 14 17 7;leaf o 34 17 7;white o 14 16 4.4;white o 34 16 4.4;ink o 15 16 2.4;ink o 33 16 2.4;fern:2 M14 27C20 31 28 31 34 27;leaf:4 M12 46L6 47M36 46L42 47",
    0.9,
  ],
  hamster: [
    "a hamster",
    "un hamster",
    "straw M4 47C2 26 12 16 24 16C36 16 46 26 44 47Z;cream M14 47C12 36 16 30 24 30C32 30 36 36 34 47Z;straw o 12 16 5.4;straw o 36 16 5.4;coral o 12 16 2.8;coral o 36 16 2.8;ink o 17 25 2.2;ink o 31 25 2.2;coral o 24 29 2;cream o 15 31 5 4;cream o 33 31 5 4;straw-:3.4 M16 41L20 38M32 41L28 38",
    0.85,
  ],
  bear: [
    "a bear",
    "un ours",
    "wood M4 47C2 32 12 26 24 26C36 26 46 32 44 47Z;wood o 10 7 6;wood o 38 7 6;oak o 10 7 3;oak o 38 7 3;wood o 24 16 16 15;oak o 24 21 8 6.4;ink o 24 18 3 2.2;ink o 17 13 2;ink o 31 13 2;ink:1.6 M24 20L24 23C22 25 20 25 19 24M24 23C26 25 28 25 29 24;oak o 24 42 10 8",
    1.05,
  ],
  wolf: [
    "a wolf",
    "un loup",
    "slate M28 46C42 46 50 38 47 26C56 36 52 48 38 47Z;slate M12 47C10 34 16 26 25 26C36 28 38 40 34 47Z;ash M19 47C18 40 20 34 24 34C28 36 28 42 27 47Z;slate M3 16L5-4L15 7L26 7L36-4L38 16C36 26 29 32 21 32C13 32 5 26 3 16Z;ash M3 18C9 21 14 22 17 27L21 33L25 27C28 22 33 21 38 18C36 27 29 33 21 33C13 33 5 27 3 18Z;!honey o 14 16 2.4;!honey o 28 16 2.4;ink o 14 16 1.2;ink o 28 16 1.2;ink o 21 28 3 2.2",
    1.05,
  ],
} as const satisfies Things;
