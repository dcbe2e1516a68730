/** Things: tools, making. */
import type { Things } from "./shape.ts";

export const MAKING = {
  toolbox: [
    "a toolbox",
    "une boîte à outils",
    "slate:3.4 M16 22C16 10 32 10 32 22;tomato b 2 20 44 27 3;tomato- b 2 30 44 4;silver b 20 27 8 9 2",
  ],
  ladder: [
    "a ladder",
    "une échelle",
    "oak:4 M14 47L18-8M34 47L30-8;oak:3 M14.6 40L33.4 40M15.4 30L32.6 30M16 20L32 20M16.8 10L31.2 10M17.6 0L30.4 0",
    1.4,
    "g",
  ],
  bucket: [
    "a bucket",
    "un seau",
    "slate:2 M8 18C10 0 38 0 40 18;silver M6 16L42 16L37 47L11 47Z;silver- b 8 24 32 4;sky o 24 16 18 4",
  ],
  watering_can: [
    "a watering can",
    "un arrosoir",
    "teal:4 M34 24L46 10;teal b 8 20 28 27 4;teal- b 8 38 28 9 4;teal:3.4 M10 22C4 6 24 4 30 20;teal o 46 10 4 5",
  ],
  spade: [
    "a spade",
    "une bêche",
    "oak:4 M24 4L24 30;oak:4 M17 3l14 0;silver M14 28L34 28L34 38C34 44 28 47 24 49C20 47 14 44 14 38Z",
  ],
  wheelbarrow: [
    "a wheelbarrow",
    "une brouette",
    "wood:3.4 M-2 22L14 36L40 24;fern M6 18L46 18L38 36L16 36Z;bark o 20 17 8 4;bark o 32 16 9 5;leaf o 30 8 6 8;ink o 38 41 6.6;silver o 38 41 2.6;wood:3 M16 36L12 47",
    1.15,
  ],
  lawnmower: [
    "a lawnmower",
    "une tondeuse",
    "slate:3 M44-6L26 28;slate:3 M40-4L47-8;tomato b 2 26 34 14 4;tomato- b 8 18 16 9 3;ink b 12 14 8 5 2;ink o 8 41 6;ink o 32 41 6;silver o 8 41 2.4;silver o 32 41 2.4;leaf:2 M42 47l2-6M46 47l0-4",
  ],
  plank: ["a plank", "une planche", "oak M-4 34L44 22L50 28L2 41Z;oak- M2 41L50 28L50 33L2 46Z;oak-:1.2 M6 36L40 27"],
  boat_ribs: [
    "a boat being built",
    "un bateau en construction",
    "straw M-12 26C0 44 48 44 60 26C54 50-6 50-12 26Z;straw:3.4 M-4 30C-3 22-3 14-2 8M8 36C8 24 9 14 10 8M24 38L24 8M40 36C40 24 39 14 38 8M52 30C51 22 51 14 50 8;oak:3 M-2 16L50 16;bark:3 M2 46L-2 52M46 46L50 52",
    1.2,
    "g",
  ],
  canoe: [
    "a boat",
    "une barque",
    "brick M-12 24C0 28 48 28 60 24C56 44 44 47 24 47C4 47-8 44-12 24Z;brick- M-9 34C4 40 44 40 57 34C52 44 42 47 24 47C6 47-4 44-9 34Z;oak b 4 27 40 4 1;oak:3 M34 30L58 8",
    1.2,
    "w",
  ],
  robot: [
    "a robot",
    "un robot",
    "slate:2.4 M24 8L24 1;tomato o 24 0 3;silver b 8 8 32 22 5;ink b 12 13 24 11 5;!mint o 18 18.6 3;!mint o 30 18.6 3;silver b 12 32 24 12 4;tomato o 20 38 2;honey o 27 38 2;slate:3.6 M10 34L3 40M38 34L45 40;ink b 12 43 9 4 2;ink b 27 43 9 4 2",
    1.1,
  ],
  vacuum: [
    "a robot vacuum",
    "un aspirateur robot",
    "ink o 24 41 22 6;slate b 2 32 44 9 4;slate+ o 24 33 22 6;ink o 24 31 7 3;!mint o 24 30 2.4 1",
  ],
  cables: [
    "a tangle of cables",
    "un nœud de câbles",
    "wood b 2 22 44 25 2;bark b 5 25 38 10;ink:2.4 M8 30C4 10 24 8 20 22C16 34 34 34 32 18C30 6 44 8 40 26;tomato:2.4 M14 28C10 16 30 14 28 28;ocean:2.4 M30 30C26 16 44 14 40 30;honey o 24 41 3",
    1,
  ],
  machine: [
    "a curious machine",
    "une drôle de machine",
    "wood b 0 40 48 7 2;oak:4 M24 40L24 14;copper:4 M24 2a13 13 0 1 0 .1 0;copper:2.4 M24 2L24 28M11 15L37 15M15 6L33 24M33 6L15 24;gold o 24 15 4;tomato o 24 1 3;tomato o 37 15 3;tomato o 11 15 3;tomato o 24 28 3",
    1.15,
  ],
  telescope: [
    "a telescope",
    "un télescope",
    "wood:3 M22 24L10 47M24 24L26 47M26 24L40 47;ocean:10 M8 26L34 10;gold:11.4 M34 10L37 8.2;gold:7 M4 28.6L7 26.8",
    1.2,
  ],
  camera_stand: [
    "a camera on a stand",
    "un appareil sur pied",
    "ink:2.6 M24 24L10 47M24 24L24 47M24 24L38 47;ink b 8 4 32 20 4;slate b 14 0 10 5 2;silver o 25 14 7.4;navy o 25 14 4.6;white/70 o 23 12 1.6;tomato o 35 8 1.8",
    1.15,
  ],
  fishing_rod: [
    "a fishing rod",
    "une canne à pêche",
    "wood:2.6 M10 46L40-8;slate:1.2 M40-8C52 8 48 22 46 30;slate o 16 38 3.4;sky M42 34c5-5 10-3 11 1c-1 4-6 6-11 2l-4 3l0-9Z;ink o 49 34 1.2",
    1.15,
  ],
  binoculars: [
    "binoculars",
    "des jumelles",
    "slate b 20 18 8 10 2;ink M4 24L12 10L20 10L22 40C22 46 4 46 3 40ZM44 24L36 10L28 10L26 40C26 46 44 46 45 40Z;sky o 12.6 41 7.6 4;sky o 35.4 41 7.6 4;slate b 9 6 12 5 2;slate b 27 6 12 5 2",
    0.8,
  ],
  juggling: ["juggling balls", "des balles de jonglage", "tomato o 0 4 6;honey o 24-8 6;teal o 48 4 6", 0.8, "f"],
  hands: [
    "shaking hands",
    "une poignée de main",
    "ocean M-8 14L8 12L14 30L-2 36Z;brick M56 14L40 12L34 30L50 36Z;#c88a5c M10 16C20 12 26 14 30 18L38 26C36 32 28 36 22 36L12 30Z;#ecb98d M38 16C30 12 24 16 20 20C18 24 22 27 26 25L34 32C38 34 42 28 40 24Z;#ecb98d:4 M22 36L25 38M27 36L30 37M31 34L34 34",
    1,
  ],
} as const satisfies Things;
