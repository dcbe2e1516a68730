/** A scene: a few words from a card file.
 *
 *      scene  = place ["," time] ["," weather] [":" thing {"," thing}]
 *      thing  = {modifier} prop | {modifier} who [pose [prop in hand]]
 *      who    = a word of WHO | "me" [a word of WHO, whose clothes I wear]
 *      e.g.     kitchen, night: small loaf, rolling_pin, old_woman waves
 *
 *  The first thing is what the picture is about: it is drawn larger, in front, and small pictures show little else.
 *  Without a time the picture takes the sky of the round in which it is seen or was lived. */
import { isTime, type Time } from "./light.ts";
import { isProp } from "./prop.ts";
import { PLACES } from "./tables/places/index.ts";
import { isPose, type Pose } from "./tables/poses.ts";
import { MODIFIERS, WEATHER, isWho, type Manner, type Weather, type Who } from "./tables/words.ts";

export interface Thing {
  readonly name: string;
  /** Set where the thing is somebody. */
  readonly who: Who | "";
  readonly manner: Manner;
  readonly pose: Pose | "";
  readonly hold: string;
  readonly dress: Who | "";
}

export interface Scene {
  readonly place: string;
  readonly time: Time | "";
  readonly weather: Weather | "";
  readonly things: readonly Thing[];
  /** Words that nobody knows. */
  readonly unknown: readonly string[];
}

const isModifier = (word: string): word is keyof typeof MODIFIERS => Object.hasOwn(MODIFIERS, word);
const isWeather = (word: string): word is Weather => Object.hasOwn(WEATHER, word);
const parts = (text: string): string[] =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);

function parseThing(text: string, unknown: string[]): Thing | undefined {
  let [name, hold]: [string, string] = ["", ""];
  let [pose, dress, manner]: [Pose | "", Who | "", Manner] = ["", "", {}];
  for (const word of text.split(/\s+/)) {
    if (!name && isModifier(word)) manner = { ...manner, ...MODIFIERS[word] };
    else if (!name && (isWho(word) || isProp(word))) name = word;
    else if (name === "me" && !pose && isWho(word)) dress = word;
    else if (isWho(name) && !pose && isPose(word)) pose = word;
    else if (pose && !hold && isProp(word)) hold = word;
    else unknown.push(word);
  }
  return name ? { name, who: isWho(name) ? name : "", manner, pose, hold, dress } : undefined;
}

export function parse(text: string): Scene {
  const [head = "", tail = ""] = text.split(/:(.*)/s);
  const unknown: string[] = [];
  let [place, time, weather]: [string, Time | "", Weather | ""] = ["plain", "", ""];
  for (const word of parts(head)) {
    if (Object.hasOwn(PLACES, word)) place = word;
    else if (isTime(word)) time = word;
    else if (isWeather(word)) weather = word;
    else unknown.push(word);
  }
  const things = parts(tail).flatMap((part) => parseThing(part, unknown) ?? []);
  return { place, time, weather, things, unknown };
}

/** A scene that serves several levels begins small and ends in a little glory. */
export function grown(scene: Scene, level: number, of: number): Scene {
  const [first, second, ...rest] = scene.things;
  if (!first || of < 2 || level < 0) return scene;
  const part = level / (of - 1);
  const size = (first.manner.size ?? 1) * (0.78 + 0.34 * part);
  const main = { ...first, manner: { ...first.manner, size } };
  const others = part === 0 ? [] : rest;
  const glory = part === 1 ? [thing("sparks", { x: 262 })] : [];
  return { ...scene, things: [main, ...(second ? [second] : []), ...others, ...glory] };
}

export function thing(name: string, manner: Manner = {}): Thing {
  return { name, who: isWho(name) ? name : "", manner, pose: "", hold: "", dress: "" };
}
