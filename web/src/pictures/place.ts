/** A place in a light; the same seed always furnishes it the same way. */
import { Cup } from "./dice.ts";
import type { Light } from "./light.ts";
import { PLACES, PLAIN } from "./tables/places/index.ts";
import type { PlaceKind } from "./tables/places/shape.ts";

/** Places with writing or a horizon that must not be seen in the mirror. */
const FIXED: readonly string[] = ["school", "paper", "carriage", "night_sky"];
/** Places that have only one time. */
export const ALWAYS: Readonly<Record<string, "night">> = { night_sky: "night", observatory: "night" };

export interface Ground {
  readonly floor: number;
  readonly kind: PlaceKind;
  readonly isMirrored: boolean;
  readonly text: string;
}

export function isInside(name: string): boolean {
  const [, , , , kind] = PLACES[name] ?? PLAIN;
  return name !== "table" && (kind === "table" || kind === "room");
}

/** The sun goes from left to right, mirrored or not. */
export function placed(name: string, light: Light, seed: string): Ground {
  const [, , floor, drawn, kind] = PLACES[name] ?? PLAIN;
  const dice = new Cup(`place ${name}${seed}`);
  const isMirrored = dice.chance(0.5) && !FIXED.includes(name);
  const [x, y, size] = light.sun;
  const sun = isMirrored ? ([1 - x, y, size] as const) : light.sun;
  return { floor, kind, isMirrored, text: drawn({ ...light, sun, dice }) };
}
