/** Things: paper. */
import type { Things } from "./shape.ts";

export const PAPER = {
  letter: [
    "a letter",
    "une lettre",
    "cream b 4 16 40 28 2;bone M4 18L24 33L44 18L44 16L4 16Z;bone-:1.6 M5 18L24 33L43 18;tomato o 24 32 4.6",
  ],
  letters: [
    "a pile of letters",
    "une pile de lettres",
    "bone M4 38l36-4l4 9l-38 4Z;cream b 4 26 40 14 1;bone-:1.4 M4 27L24 35L44 27;peach M6 12l36 4l-2 14l-36-4Z;brick:1.4 M6 12L22 22L42 16;tomato:2.6 M24 10L23 47",
  ],
  manuscript: [
    "a pile of paper",
    "une pile de papier",
    "ash b 8 40 34 7;white M6 34h34v8h-34ZM9 26h34v8h-34Z;white M7 12h34v14h-34Z;ink:1.3 M12 16l22 0M12 20l24 0;ash:1.2 M9 30l34 0M6 38l34 0;brick:2.4 M36 10L46-4",
  ],
  novel: [
    "a book",
    "un livre",
    "cream M10 5h30v40h-30Z;teal M6 3h30c2 0 3 1 3 3v37c0 2-1 3-3 3H6Z;teal- b 6 3 6 43;gold:2 M17 13l16 0M17 18l16 0;gold o 25 31 5",
  ],
  diploma: [
    "a diploma",
    "un diplôme",
    "cream b 2 10 44 30 2;gold:2 M5 13h38v24h-38Z;ink:1.8 M14 20l20 0M12 26l24 0;tomato o 36 36 6;tomato M33 40l-1 9l4-3l4 3l-1-9Z",
  ],
  clipboard: [
    "a clipboard",
    "une planchette",
    "wood b 8 4 32 43 3;white b 11 9 26 35 1;silver b 17 1 14 8 3;leaf:2.4 M15 17l2 2l4-5M15 27l2 2l4-5;ash:2 M24 18l10 0M24 28l10 0M15 37l19 0",
  ],
  form: [
    "a form",
    "un formulaire",
    "white M8 2h26l8 8v37H8Z;ash M34 2v8h8Z;ash:2 M14 12l14 0M14 18l22 0;ink:1.4 M14 24h5v5h-5ZM14 33h5v5h-5Z;ash:2 M24 27l12 0M24 36l12 0;tomato:2.4 M31 44a6 6 0 1 0-.1 0M28 38l6 0",
  ],
  blackboard: [
    "a blackboard",
    "un tableau noir",
    "oak b -6 0 60 40 2;fern- b -3 3 54 34 1;white/85:2.2 M4 12l10 16h-14ZM22 14l10 0M27 9l0 10M38 12l8 0M38 17l8 0;white/60:1.8 M20 28q4-4 8 0t8 0t8 0",
    1.2,
    "g",
  ],
  ballot_box: [
    "a ballot box",
    "une urne",
    "white M18 2h18l2 18H16Z;ink:2 M22 8l4 4l7-7;slate b 4 20 40 27 3;slate- b 14 20 20 4 2;cream o 24 34 6;tomato:2 M20 34l3 3l5-6",
  ],
  podium: [
    "a lectern",
    "un pupitre",
    "slate:2 M30 14L34 2;ink o 34.6 1 3;oak M6 12L42 12L38 20L10 20Z;oak- M11 20L37 20L34 47L14 47Z;gold o 24 32 5",
    1.2,
  ],
  banner: [
    "a banner",
    "une banderole",
    "wood:3 M-6 47L-6-2M54 47L54-2;cream M-6 0C10 6 38-4 54 2L54 22C38 16 10 26-6 20Z;tomato:2.6 M4 9q5 6 10 1t9 1t9-3t10 0;tomato:2.6 M6 15l30-2",
    1.25,
    "g",
  ],
  sign: [
    "a signpost",
    "un panneau",
    "wood:4 M24 47L24 4;oak M8 8L38 8L45 14L38 20L8 20Z;oak- M40 24L12 24L5 30L12 36L40 36Z;cream:1.8 M14 14l18 0M16 30l18 0",
    1.2,
  ],
  stamp_album: [
    "a stamp album",
    "un album de timbres",
    "plum b 2 10 44 34 2;cream b 5 13 18 28 1;cream b 25 13 18 28 1;tomato b 8 16 5 6;teal b 15 16 5 6;honey b 8 25 5 6;rose b 15 25 5 6;ocean b 28 16 5 6;mustard b 35 16 5 6;leaf b 28 25 5 6;ash b 35 25 5 6;coral b 8 34 5 5;sky b 28 34 5 5",
  ],
  crossword: [
    "a crossword",
    "des mots croisés",
    "white b 5 5 38 38 1;ink M5 5h7.6v7.6h-7.6ZM20 12.6h7.6v7.6h-7.6ZM35.4 5h7.6v7.6h-7.6ZM12.6 20.2h7.6v7.6h-7.6ZM27.8 27.8h7.6v7.6h-7.6ZM5 35.4h7.6v7.6h-7.6ZM35.4 35.4h7.6v7.6h-7.6Z;ash:1 M12.6 5v38M20.2 5v38M27.8 5v38M35.4 5v38M5 12.6h38M5 20.2h38M5 27.8h38M5 35.4h38",
  ],
  chalk: [
    "hopscotch",
    "une marelle",
    "white/85:2.4 M14 47h20v-12h-20ZM4 35h20v-12h-20ZM24 35h20v-12h-20ZM14 23h20v-12h-20ZM14 11C14-2 34-2 34 11;coral:2 M22 44l2-6l2 6M11 31l4-4",
    1.2,
  ],
} as const satisfies Things;
