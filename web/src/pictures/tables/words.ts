/** The words of scenes that are neither places nor things. */
import type { Time } from "../light.ts";

/** How a thing is there: stands, hangs on the wall, flies, floats, big and behind the others, a table before them. */
export type Way = "s" | "h" | "f" | "w" | "g" | "t";

export const WEATHER = {
  rain: ["in the rain", "sous la pluie"],
  snowing: ["in the snow", "sous la neige"],
  fog: ["in fog", "dans le brouillard"],
  wind: ["in the wind", "dans le vent"],
  confetti: ["with confetti", "sous les confettis"],
} as const;
export type Weather = keyof typeof WEATHER;

export const WHEN = {
  dawn: ["at dawn", "à l'aube"],
  morning: ["in the morning", "le matin"],
  forenoon: ["before noon", "en matinée"],
  noon: ["at noon", "à midi"],
  afternoon: ["in the afternoon", "l'après-midi"],
  evening: ["in the evening", "le soir"],
  dusk: ["at dusk", "au crépuscule"],
  night: ["at night", "la nuit"],
} as const satisfies Record<Time, readonly [string, string]>;

export interface Manner {
  readonly size?: number;
  readonly count?: number;
  readonly grey?: number;
  readonly turn?: number;
  readonly way?: Way;
  readonly x?: number;
  readonly isClose?: boolean;
  readonly isBehind?: boolean;
}
export const MODIFIERS = {
  tiny: { size: 0.55 },
  small: { size: 0.74 },
  big: { size: 1.25 },
  huge: { size: 1.55 },
  two: { count: 2 },
  three: { count: 3 },
  four: { count: 4 },
  many: { count: 6 },
  grey: { grey: 0.72 },
  old: { grey: 0.3 },
  broken: { turn: 22 },
  tilted: { turn: -14 },
  lying: { turn: 86 },
  upside: { turn: 180 },
  flying: { way: "f" },
  hanging: { way: "h" },
  floating: { way: "w" },
  standing: { way: "s" },
  close: { isClose: true },
  left: { x: 74 },
  right: { x: 248 },
  back: { isBehind: true },
} as const satisfies Record<string, Manner>;

/** Who can be in a picture: how many, the words of their faces, English, French. */
export const WHO = {
  me: [1, "", "you", "vous"],
  little_me: [1, "", "you as a child", "vous, enfant"],
  person: [1, "", "somebody", "quelqu'un"],
  woman: [1, "she, adult", "a woman", "une femme"],
  man: [1, "he, adult", "a man", "un homme"],
  kid: [1, "kid", "a child", "un enfant"],
  girl: [1, "she, kid", "a girl", "une fillette"],
  boy: [1, "he, kid", "a boy", "un garçon"],
  teen: [1, "teen", "a teenager", "un ado"],
  old_woman: [1, "she, old", "an old woman", "une vieille dame"],
  old_man: [1, "he, old", "an old man", "un vieux monsieur"],
  baby: [1, "toddler, tuft", "a baby", "un bébé"],
  doctor: [1, "adult, coat, stethoscope", "a doctor", "un médecin"],
  chef: [1, "adult, toque, white apron", "a cook", "un cuisinier"],
  worker: [1, "adult, honey helmet, overall", "a worker", "un ouvrier"],
  officer: [1, "adult, navy cap, ocean uniform", "an officer", "un agent"],
  knight: [1, "adult, silver helmet, slate rollneck", "a knight", "un chevalier"],
  nurse: [1, "adult, mint tunic", "a nurse", "un infirmier"],
  burglar: [1, "he, adult, ink beanie, slate striped jumper, glad", "a polite burglar", "un cambrioleur poli"],
  sleuth: [1, "middle, slate bowler, crust blazer, wry", "a detective", "un détective"],
  clown: [1, "adult, tomato bowler, curls, honey bowtie, joy", "a clown", "un clown"],
  sailor: [1, "adult, sailor, sailor_top", "a sailor", "un marin"],
  farmer: [1, "adult, straw, dungarees", "a farmer", "un fermier"],
  teacher: [1, "middle, round glasses, cardigan", "a teacher", "un professeur"],
  suit: [1, "middle, navy suit", "somebody in a suit", "une personne en costume"],
  mayor: [1, "middle, navy suit, chain, happy", "the mayor", "le maire"],
  bride: [1, "she, young, white dress, flower", "a bride", "une mariée"],
  couple: [2, "adult", "a couple", "un couple"],
  friends: [3, "", "friends", "des amis"],
  family: [3, "", "a family", "une famille"],
  kids: [4, "kid", "children", "des enfants"],
  crowd: [6, "", "people", "du monde"],
  queue: [6, "", "a queue", "une file d'attente"],
  team: [4, "young", "a team", "une équipe"],
  choir: [6, "", "a choir", "un chœur"],
  audience: [0, "", "an audience", "un public"],
  elders: [4, "old", "old people", "des personnes âgées"],
} as const satisfies Record<string, readonly [number, string, string, string]>;
export type Who = keyof typeof WHO;
export const isWho = (word: string): word is Who => Object.hasOwn(WHO, word);
