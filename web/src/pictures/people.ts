/** Somebody before their place with their thing; a couple; a family. */
import { bust } from "./bust.ts";
import { backdrop, cropped, type Focus, type Format } from "./compose.ts";
import { at, svg } from "./draw.ts";
import { lightOf, type Theme, type Time } from "./light.ts";
import type { Person } from "./person.ts";
import { ALWAYS, isInside, placed } from "./place.ts";
import { prop } from "./prop.ts";

export interface Group {
  /** Whom the card is about. */
  readonly who: Person;
  /** Who stands beside. */
  readonly other?: Person | undefined;
  /** A child before both. */
  readonly kid?: Person | undefined;
  readonly place: string;
  readonly thing: string;
}
export interface GroupHow {
  readonly time: Time;
  readonly theme: Theme;
  readonly seed: string;
  readonly format: Format;
}

const HIGH_HATS: readonly string[] = ["top", "toque", "headwrap", "mortar", "party"];
/** Children, old people and high hats stand lower. */
const low = (p: Person): number => (p.age < 13 ? 8 : p.age > 70 ? 4 : 0) + (p.hat && HIGH_HATS.includes(p.hat) ? 6 : 0);

export function groupPicture({ who, other, kid, place, thing }: Group, how: GroupHow): string {
  const light = lightOf(ALWAYS[place] ?? how.time, how.theme, isInside(place));
  const { tone } = light;
  const ground = placed(place, light, how.seed);
  const isTwo = other !== undefined;
  // A square has no room for three abreast: they move together.
  const isClose = kid !== undefined && how.format === "square";
  const size = isTwo ? (isClose ? 1.16 : kid ? 1.33 : 1.42) : 1.72;
  const y = kid ? 150 : 160;
  const [x1, x2] = isTwo ? (kid && !isClose ? [228, 92] : [208, 112]) : [thing ? 132 : 160, 0];
  const one = (p: Person, x: number, turn: number): string => {
    const posed: Person = turn ? { ...p, tilt: turn * 5, look: turn * 0.9 } : thing ? { ...p, look: 0.5 } : p;
    return at(x, y + low(p), size, 0, bust(posed, { tone }));
  };
  const people = (other ? one(other, x2, 1) : "") + one(who, x1, isTwo ? -1 : 0);
  const small = kid ? at(160, isClose ? 196 : 184, isClose ? 0.98 : 1.1, 0, bust(kid, { tone })) : "";
  const haze = `<rect width="320" height="200" fill="${light.sky}" fill-opacity="${light.isDark ? 0.14 : 0.2}"/>`;
  const [held, isBehind] = thing ? heldThing(thing, isTwo, light.prop) : ["", false];
  const inside = backdrop(ground, light) + haze + (isBehind ? held + people : people + held) + small;
  return svg(cropped(how.format, focusOn(who, x1, isTwo, how.format)), inside);
}

function heldThing(name: string, isTwo: boolean, ink: Parameters<typeof prop>[1]): [string, boolean] {
  const drawn = prop(name, ink);
  const isHigh = drawn.way === "f" || drawn.way === "h";
  const [x, y] = isHigh ? (isTwo ? [160, 66] : [252, 108]) : [isTwo ? 282 : 252, 192];
  const scale = drawn.size > 1.2 ? (isTwo ? 1.1 : 1.5) : (isTwo ? 1 : 1.5) * Math.max(0.8, drawn.size);
  const turned = `<g transform="rotate(${drawn.way === "g" ? 0 : 5} 0 -20)"><g transform="translate(-24 -47)">${drawn.svg}</g></g>`;
  return [at(x, y, scale, 0, turned), drawn.way === "g"];
}

function focusOn(p: Person, x: number, isTwo: boolean, format: Format): Focus {
  const isSquare = format === "square";
  if (isTwo) return { x: 160, y: 108, h: 128, w: isSquare ? 200 : 150 };
  const high = p.hair === "afro" || p.hair === "bun" || (p.hat && p.hat !== "hijab") ? 12 : 0;
  return { x, y: 104 + low(p) - high / 2, h: isSquare ? 120 : 104 + high, w: 100 };
}
