/** All colours there are. Near the tokens of the table, a little milder than the emoji. */
export const INKS = {
  ink: "#22303a",
  slate: "#55606f",
  stone: "#939a94",
  ash: "#c4c2b5",
  bone: "#ebdfc8",
  cream: "#fffaf0",
  white: "#fffdf8",
  bark: "#5a3a26",
  wood: "#8a5a34",
  oak: "#b5804b",
  straw: "#dcb672",
  sand: "#ecd3a0",
  crust: "#c98640",
  crumb: "#f3d9a8",
  honey: "#f4bd2c",
  amber: "#e59a1c",
  mustard: "#c48a12",
  brick: "#b84a24",
  tomato: "#d94a2a",
  coral: "#ee8565",
  peach: "#f8c9a8",
  rose: "#d65a8a",
  pink: "#f2b4c8",
  berry: "#962c5a",
  plum: "#734a84",
  lilac: "#c2a6d0",
  navy: "#2f3f63",
  ocean: "#2b6cb0",
  sky: "#86bfdc",
  mist: "#cfe4e8",
  teal: "#13807a",
  mint: "#9bd0bd",
  fern: "#35704c",
  leaf: "#5fa568",
  moss: "#86ab7d",
  sage: "#c0d4b2",
  olive: "#7f8a3c",
  lime: "#b3c94f",
  silver: "#b9c3c8",
  gold: "#e8b23a",
  copper: "#c56f3c",
  night: "#2a3350",
} as const;
export type Ink = keyof typeof INKS;
export const isInk = (word: string): word is Ink => Object.hasOwn(INKS, word);

function rgb(colour: string): [number, number, number] {
  const digits = colour.length === 4 ? [...colour.slice(1)].map((d) => d + d).join("") : colour.slice(1);
  const number = parseInt(digits, 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}

const two = (value: number): string =>
  Math.max(0, Math.min(255, Math.round(value)))
    .toString(16)
    .padStart(2, "0");

export function mix(a: string, b: string, part: number): string {
  const [p, q] = [rgb(a), rgb(b)];
  return `#${two(p[0] + (q[0] - p[0]) * part)}${two(p[1] + (q[1] - p[1]) * part)}${two(p[2] + (q[2] - p[2]) * part)}`;
}

/** Towards plum, never towards grey. */
export const darker = (colour: string, part = 0.22): string => mix(colour, "#33203c", part);
/** Towards cream. */
export const lighter = (colour: string, part = 0.32): string => mix(colour, "#fff6e2", part);

/** `brick--`, `sage+`: an ink and so many steps down or up. */
export function stepped(colour: string, signs: string): string {
  let found = colour;
  for (const sign of signs) found = sign === "-" ? darker(found) : lighter(found);
  return found;
}
