/** The picture of a card: its level, its side, the sky of the round, its people as old as they are by then. */
import { alt } from "./alt.ts";
import { portrait } from "./bust.ts";
import { picture, type Format } from "./compose.ts";
import { Cup } from "./dice.ts";
import { PLAIN_TONE } from "./head.ts";
import { TIMES, lightOf, type Theme, type Time } from "./light.ts";
import { groupPicture } from "./people.ts";
import { aged, childOf, grownKid, person, yearsIn, type Person } from "./person.ts";
import { isEmoji } from "./prop.ts";
import { grown, parse, thing, type Scene } from "./scene.ts";

/** What a card says of its pictures. */
export interface Look {
  readonly id: string;
  /** How whoever is on it is drawn: a child, a love, a companion; else as they are. */
  readonly figure: string;
  /** One for all levels, or one for each side. */
  readonly scenes: readonly string[];
  /** One for each level. */
  readonly levels: readonly string[];
  /** One for each side, or two people who are always together. */
  readonly faces: readonly string[];
  readonly sides: readonly string[];
  /** An emoji for a card that says nothing. */
  readonly picture: string;
}

/** How it is looked at. `level` is -1 where none has been reached. */
export interface View {
  readonly level: number;
  readonly side: number;
  readonly round: number;
  readonly theme: Theme;
  readonly format: Format;
  /** The face of whoever has the card. */
  readonly me?: Person | undefined;
}

/** With whom the player is seen, once something has come of it. */
const TOGETHER: readonly string[] = ["love", "companion"];

const timeOf = (round: number): Time => TIMES[Math.max(0, Math.min(7, round))] ?? "noon";
const seedOf = (look: Look, side: number): string => (look.scenes.length > 1 ? `${look.id}${side}` : look.id);

/** The scene of a card at a level. Unreached, a card shows what it may become, short of its end. */
export function sceneOf(look: Look, level: number, side: number): Scene {
  const count = look.levels.length;
  const levelled = look.levels[level < 0 ? Math.max(0, count - 2) : Math.min(level, count - 1)];
  if (levelled) return parse(levelled);
  const text = look.scenes[Math.max(0, side)] ?? look.scenes[0];
  if (text) return count ? grown(parse(text), level, count) : parse(text);
  return { ...parse("plain"), things: [thing(isEmoji(look.picture) ? look.picture : "package")] };
}

function faceOf(look: Look, view: View): Person | undefined {
  const side = Math.max(0, view.side);
  const words = look.faces[side] ?? look.faces[0];
  if (!words) return undefined;
  const p = person(words, look.id + side);
  if (look.figure === "child") return grownKid(p, view.level);
  if (look.figure !== "love") return p;
  const years = yearsIn(view.round) + Math.round(new Cup(`years ${look.id}`).between(-3, 4));
  return aged(p, Math.max(p.age > 58 ? p.age : 17, years));
}

/** Who is always beside: two faces on a card with one side. */
function companionOf(look: Look, view: View): Person | undefined {
  const words = look.sides.length > 1 ? undefined : look.faces[1];
  if (!words) return undefined;
  const p = person(words, `${look.id}2`);
  return look.figure === "child" ? grownKid(p, view.level) : p;
}

export function cardPicture(look: Look, view: View): string {
  const scene = sceneOf(look, view.level, view.side);
  const seed = seedOf(look, view.side);
  const { theme, format, me } = view;
  const who = faceOf(look, view);
  if (!who) return picture(scene, format, { time: timeOf(view.round), theme, seed, me });
  const beside = view.level > 0 && TOGETHER.includes(look.figure) ? me : undefined;
  const other = companionOf(look, view) ?? beside;
  const kid = beside && view.level > 1 && look.figure === "love" ? childOf(beside, who, look.id) : undefined;
  const place = kid ? "living_room" : scene.place;
  const held = other ? "" : (scene.things[0]?.name ?? "");
  return groupPicture(
    { who, other, kid, place, thing: held },
    { time: scene.time || timeOf(view.round), theme, seed, format },
  );
}

/** The words for `alt`: who, where, with what. */
export function cardAlt(look: Look, level: number, side: number, lang: string): string {
  const name = look.sides[Math.max(0, side)];
  return alt(sceneOf(look, level, side), lang, look.faces.length && name ? [name] : []);
}

export function playerPicture(p: Person, ground: string, theme: Theme, isTiny: boolean): string {
  const tone = theme === "dark" ? lightOf("noon", "dark", true).tone : PLAIN_TONE;
  return portrait(p, ground, isTiny, tone);
}
