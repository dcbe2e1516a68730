/** Colours with their shapes, and the hourglass that all of them share. */
export const COLOURS = ["poppy", "ocean", "marigold", "fern", "fig"] as const;
export type Colour = (typeof COLOURS)[number];

export const SHAPES: Readonly<Record<Colour, string>> = {
  poppy: "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z",
  ocean: "M12 2.5 22 20.5H2z",
  marigold: "M5 3.5h14a1.5 1.5 0 0 1 1.5 1.5v14a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 19V5A1.5 1.5 0 0 1 5 3.5z",
  fern: "M12 1.5 21.5 12 12 22.5 2.5 12z",
  fig: "M8.5 2.5h7v6h6v7h-6v6h-7v-6h-6v-7h6z",
};

export const HOURGLASS =
  "M4 2h16a1.6 1.6 0 0 1 0 4.4h-.6c-.2 4.6-2.1 7-4.7 8.6 2.6 1.6 4.5 4 4.7 8.6H20a1.6 1.6 0 0 1 0 4.4H4a1.6 1.6 0 0 1 0-4.4h.6c.2-4.6 2.1-7 4.7-8.6C6.7 13.4 4.8 11 4.6 6.4H4A1.6 1.6 0 0 1 4 2z";

export function colourOf(name: string, seat: number): Colour {
  return COLOURS.find((colour) => colour === name) ?? COLOURS[seat % COLOURS.length] ?? "poppy";
}

/** The design tokens of a colour: `--p1` is Poppy. */
export function ink(colour: Colour): string {
  return `var(--p${COLOURS.indexOf(colour) + 1})`;
}

export function soft(colour: Colour): string {
  return `var(--p${COLOURS.indexOf(colour) + 1}-soft)`;
}
