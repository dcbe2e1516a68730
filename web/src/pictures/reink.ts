/** Emoji colours drawn half way to the nearest of our inks, so that both kinds of drawing lie in one light. */
import { INKS, mix } from "./ink.ts";

type Lab = readonly [number, number, number];

/** Oklab: where near means near to the eye. */
function lab(colour: string): Lab {
  const n = parseInt(colour.slice(1), 16);
  const linear = (v: number): number => (v > 0.04045 * 255 ? ((v / 255 + 0.055) / 1.055) ** 2.4 : v / 255 / 12.92);
  const [r, g, b] = [linear(n >> 16), linear((n >> 8) & 255), linear(n & 255)];
  const l = Math.cbrt(0.4122 * r + 0.5363 * g + 0.0514 * b);
  const m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b);
  const s = Math.cbrt(0.0883 * r + 0.2817 * g + 0.63 * b);
  return [
    0.2105 * l + 0.7936 * m - 0.0041 * s,
    1.978 * l - 2.4286 * m + 0.4506 * s,
    0.0259 * l + 0.7828 * m - 0.8087 * s,
  ];
}

const PALETTE = Object.values(INKS).map((colour) => [colour, lab(colour)] as const);

/** How far two colours are apart; lightness counts more. */
const distance = (a: Lab, b: Lab): number => (a[0] - b[0]) ** 2 * 1.6 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;

export function reink(colour: string): string {
  const full = colour.length === 4 ? `#${[...colour.slice(1)].map((d) => d + d).join("")}` : colour.toLowerCase();
  const here = lab(full);
  const [near] = PALETTE.reduce((best, each) => (distance(each[1], here) < distance(best[1], here) ? each : best));
  return mix(full, near, 0.62);
}

/** All colours of a drawing. */
export const reinked = (body: string): string => body.replace(/#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/gi, reink);
