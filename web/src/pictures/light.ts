/** The light of the day: where the sun stands, and how it colours what lies in it. */
import { INKS, isInk, mix, stepped } from "./ink.ts";
import type { Inking, Paint } from "./draw.ts";

export type Theme = "light" | "dark";

/** The eight skies of the table, one for each round. */
export const DAY = {
  dawn: { sky: "#fbd3b4", dark: "#7a5a4c", tint: ["#f09a72", 0.1], sun: [0.15, 0.56, 1.25] },
  morning: { sky: "#fce6a8", dark: "#7a6a42", tint: ["#f6cd62", 0.07], sun: [0.22, 0.32, 1.1] },
  forenoon: { sky: "#d8ebdf", dark: "#4f6a60", tint: ["#fff6e2", 0.03], sun: [0.34, 0.2, 1] },
  noon: { sky: "#b4dcea", dark: "#3f6374", tint: ["#fff6e2", 0], sun: [0.5, 0.16, 1] },
  afternoon: { sky: "#c6dfe3", dark: "#46616a", tint: ["#f3d489", 0.06], sun: [0.68, 0.2, 1] },
  evening: { sky: "#f7c38e", dark: "#80583a", tint: ["#ec9440", 0.13], sun: [0.78, 0.36, 1.25] },
  dusk: { sky: "#e08f7a", dark: "#713f3b", tint: ["#a34a78", 0.2], sun: [0.84, 0.56, 1.45] },
  night: { sky: "#4a5878", dark: "#242c42", tint: ["#2b3866", 0.34], sun: [0.78, 0.24, 0.9] },
} as const;
export type Time = keyof typeof DAY;
export const TIMES = Object.keys(DAY) as Time[];
export const isTime = (word: string): word is Time => Object.hasOwn(DAY, word);

/** `prop` colours what the picture is about, `back` what is behind it, `tone` any colour of a person. */
export interface Light {
  readonly time: Time;
  readonly sun: readonly [x: number, y: number, size: number];
  readonly isDark: boolean;
  readonly isNight: boolean;
  readonly sky: string;
  readonly prop: Inking;
  readonly back: Inking;
  readonly tone: (colour: string) => string;
}

const NAME = /^[!~]?(#?\w+?)([-+]*)(?:\/(\d+))?$/;

export function lightOf(time: Time, theme: Theme, isInside: boolean): Light {
  const day = DAY[time];
  const isDark = theme === "dark";
  const sky = isDark ? day.dark : day.sky;
  const isNight = time === "night";
  // At night rooms are lit by a lamp.
  const [hue, strength] = isInside && isNight ? ["#4f4680", 0.4] : day.tint;
  const lamp = isInside ? "#261c17" : "#171d22";

  const named = (name: string): Paint => {
    const [, word = "", signs = "", part] = NAME.exec(name) ?? [];
    const plain = word === "sky0" ? sky : isInk(word) ? INKS[word] : word.startsWith("#") ? word : INKS.rose;
    return [stepped(plain, signs), part ? Number(part) / 100 : 1];
  };
  const toned = (much: number, night: number, haze: number): Inking => {
    return (name) => {
      const [plain, cover] = named(name);
      const tinted = mix(plain, hue, strength * much);
      const hazy = haze ? mix(tinted, sky, haze) : tinted;
      return [isDark ? mix(hazy, lamp, night) : hazy, cover];
    };
  };
  const thing = toned(isInside ? 0.3 : 0.55, 0.14, 0);
  const near = toned(isInside ? 0.55 : 1, 0.56, isInside ? 0.07 : 0.14);
  const far = toned(1, 0.5, 0.46);
  const prop: Inking = (name) => (name[0] === "!" ? named(name) : thing(name));
  const back: Inking = (name) => {
    if (name[0] === "!" || name.startsWith("sky0")) return named(name);
    return name[0] === "~" ? far(name) : near(name);
  };
  return { time, sun: day.sun, isDark, isNight, sky, prop, back, tone: (colour) => prop(colour)[0] };
}
