/** Things: our own drawings, and emoji in our inks. */
import { draw, type Inking } from "./draw.ts";
import { EMOJI, EMOJI_WAYS } from "./tables/emoji.ts";
import { PROPS } from "./tables/props/index.ts";
import type { Way } from "./tables/words.ts";

/** The drawings of emoji are handed in: name → body of a 32 × 32 SVG, already in our inks. */
export type Bodies = Readonly<Record<string, string>>;
let bodies: Bodies = {};
const lacking = new Set<string>();
export function useEmoji(found: Bodies): void {
  bodies = { ...bodies, ...found };
}
/** What was drawn without its emoji since one last asked. */
export function lackingEmoji(): readonly string[] {
  const found = [...lacking];
  lacking.clear();
  return found;
}

export const isProp = (name: string): boolean => Object.hasOwn(PROPS, name) || EMOJI.has(name);
export const isEmoji = (name: string): boolean => !Object.hasOwn(PROPS, name) && EMOJI.has(name);

export interface Prop {
  readonly svg: string;
  readonly size: number;
  readonly way: Way;
  readonly isEmoji: boolean;
}

/** What a thing is called, English or French. */
export function called(name: string, lang: 0 | 1): string {
  return (PROPS[name] ?? EMOJI.get(name))?.[lang] ?? name.replaceAll(/[-_]/g, " ");
}

export function wayOf(name: string): Way {
  return PROPS[name]?.[4] ?? EMOJI_WAYS.get(name)?.[0] ?? "s";
}

/** One thing: its drawing in a box of 48 standing on 47. */
export function prop(name: string, ink: Inking): Prop {
  const own = PROPS[name];
  if (own) return { svg: draw(own[2], ink), size: own[3] ?? 1, way: own[4] ?? "s", isEmoji: false };
  const [way, size] = EMOJI_WAYS.get(name) ?? ["s", 1];
  if (!(name in bodies)) lacking.add(name);
  const body = (bodies[name] ?? "").replace(/#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/gi, (colour) => ink(colour)[0]);
  return { svg: `<g transform="scale(1.5)">${body}</g>`, size, way, isEmoji: true };
}
