/** Head and shoulders, around the root of the neck at (0,0). */
import { Cup } from "./dice.ts";
import { at, draw, r2, svg } from "./draw.ts";
import { PLAIN_TONE, build, headLayers, smooth, type Build, type Tone } from "./head.ts";
import { darker } from "./ink.ts";
import type { Person } from "./person.ts";
import { CLOTHES, DOTS, EXTRAS, NECK, PATTERNS, SHOULDERS, UNPATTERNED } from "./tables/wear.ts";

export type Gesture = "" | "wave" | "cheer" | "hold" | "point" | "hug";
export interface Pose {
  readonly tone?: Tone;
  readonly isTiny?: boolean;
  readonly arms?: Gesture;
  /** A drawing for the hands. */
  readonly hold?: string;
}

const PALE: readonly string[] = ["cream", "bone", "mist", "honey", "sage", "peach", "white"];

function pattern({ p, ink }: Build): string {
  if (p.pattern === "plain" || UNPATTERNED.includes(p.wear)) return "";
  const [colour] = ink(PALE.includes(p.wearInk) ? "c--" : "d");
  // The same clip in every picture of this person.
  const id = `b${Math.floor(new Cup(p.seed + p.pattern).next() * 2 ** 30).toString(36)}`;
  const drawn =
    p.pattern === "dotted"
      ? DOTS.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.2" fill="${colour}"/>`).join("")
      : `<path d="${PATTERNS[p.pattern]}" fill="none" stroke="${colour}" stroke-width="${p.pattern === "striped" ? 4 : 2.2}"/>`;
  return `<clipPath id="${id}"><path d="${SHOULDERS}"/></clipPath><g clip-path="url(#${id})" opacity=".8">${drawn}</g>`;
}

function extras({ p, ink }: Build): string {
  return p.extras
    .map(([name, hue]) => {
      const [colour] = ink(hue);
      return draw(EXTRAS[name], (part) =>
        part === "a" ? [colour, 1] : part === "a-" ? [darker(colour), 1] : ink(part),
      );
    })
    .join("");
}

function body(b: Build, broad: number): string {
  const { p, ink, young } = b;
  const [first = "", ...rest] = CLOTHES[p.wear].split(";");
  const cloth = draw(first, ink) + pattern(b) + draw("c-/70:1.8 M-26 26L-25 60M26 26L25 60", ink);
  const collar = draw(rest.join(";"), ink);
  const neck = at(0, 0, [1 - young * 0.3, 1], 0, draw(NECK, ink));
  const fitted = at(0, 0, [broad > 0.8 ? 1 : 0.86, 1], 0, collar);
  if (p.wear === "rollneck") return at(0, 0, [broad, 1], 0, cloth + neck + collar);
  const isOpen = p.wear === "vneck" || p.wear === "scoop" || p.wear === "wrap";
  return at(0, 0, [broad, 1], 0, cloth) + (isOpen ? fitted + neck : neck + fitted);
}

/** Arms: thick lines with round hands, behind the body and before it. */
function limbs(name: Gesture, b: Build, broad: number): readonly [string, string] {
  const [sleeve] = b.ink("c");
  const width = r2(13.5 * (1 - b.young * 0.25));
  const arm = (d: string, x: number, y: number): string =>
    `<path d="${d}" fill="none" stroke="${sleeve}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<circle cx="${r2(x)}" cy="${y}" r="${r2(6.6 - b.young)}" fill="${b.skin}"/>`;
  const s = r2(30 * broad);
  if (name === "wave") return [arm(`M${s} 16L${s + 14} 4L${s + 12}-14`, s + 12, -24), ""];
  if (name === "cheer")
    return [
      arm(`M${s} 16L${s + 13} 0L${s + 10}-18`, s + 10, -28) + arm(`M${-s} 16L${-s - 13} 0L${-s - 10}-18`, -s - 10, -28),
      "",
    ];
  if (name === "hold")
    return ["", arm(`M${s - 3} 22L${s} 40L20 45`, 14, 46) + arm(`M${-s + 3} 22L${-s} 40L-20 45`, -14, 46)];
  if (name === "hug") return ["", arm(`M${-s + 3} 22L${-s} 34L-4 36`, 4, 35)];
  if (name === "point") return [arm(`M${s} 16L${s + 18} 12L${s + 26} 2`, s + 32, -4), ""];
  return ["", ""];
}

const BREADTH = { she: 0.9, he: 1, they: 0.95 } as const;

export function bust(p: Person, { tone = PLAIN_TONE, isTiny = false, arms = "", hold = "" }: Pose = {}): string {
  const b = build(p, tone);
  const layers = headLayers(b, isTiny);
  const broad = BREADTH[p.kind] * (1 - b.young * 0.34) * (1 - b.lines * 0.05);
  const neck = 9 - b.young * 7.5 - b.lines * 1.5;
  const tilt = `<g transform="rotate(${r2(p.tilt * (isTiny ? 0.6 : 1))} 0 ${r2(b.high)})">`;
  const head = (inside: string): string => (inside ? at(0, -neck - b.high + 3, 1, 0, `${tilt}${inside}</g>`) : "");
  const [behind, before] = limbs(arms, b, broad);
  return [
    head(layers.back),
    behind,
    body(b, broad),
    extras(b),
    head(layers.face),
    head(layers.over),
    hold && at(0, 30, 1, 0, hold),
    before,
  ].join("");
}

const HIGH_HATS: readonly string[] = ["top", "toque", "headwrap", "mortar", "party", "bowler", "crown"];

/** A portrait on a plain ground; a tiny one comes closer, and its strokes get stronger. */
export function portrait(p: Person, ground: string, isTiny: boolean, tone: Tone = PLAIN_TONE): string {
  const young = 1 - smooth(9, 20, p.age);
  const old = smooth(50, 84, p.age);
  const hat = p.hat && HIGH_HATS.includes(p.hat) ? 5 : p.hair === "bun" || p.hair === "afro" ? 2 : 0;
  const y = isTiny ? 97 - young + old * 1.5 + hat * 1.6 : 84 + young * 2 + old * 1.5 + hat;
  const drawn = at(50, y, isTiny ? 1.3 : 1.1, 0, bust(p, { tone, isTiny }));
  return svg("0 0 100 100", `<rect width="100" height="100" fill="${ground}"/>${drawn}`);
}
