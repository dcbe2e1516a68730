import { MediaQuery } from "svelte/reactivity";
import { keep, read } from "./kept";

export type Help = "first" | "on" | "off";
/** So many lives are first lives. */
const FIRST_LIVES = 3;
export type Theme = "system" | "light" | "dark";
/** How fast moves of others are shown: at once, in some time, or one by one. */
export type Beat = "off" | "quick" | "steady" | "slow" | "step";
/** What each language calls itself. */
export const LANGUAGES = { en: "English", fr: "Français" } as const;
export type Language = keyof typeof LANGUAGES;
const isLanguage = (lang: string): lang is Language => lang in LANGUAGES;

export interface Quiet {
  readonly isOn: boolean;
  readonly begins: number;
  readonly ends: number;
}

interface Values {
  theme: Theme;
  lang: Language;
  motion: boolean;
  oneClick: boolean;
  hover: boolean;
  /** Small sounds. */
  sound: boolean;
  name: string;
  /** Plain words and warnings: on, off, or for the first lives only. */
  help: Help;
  follow: Beat;
  grace: boolean;
  /** Hours in which nobody waits for me: minutes since midnight. */
  quiet: Quiet;
}

function preferred(): Language {
  const spoken = navigator.languages.map((each) => each.slice(0, 2));
  return spoken.find(isLanguage) ?? "en";
}

const DEFAULTS: Values = {
  theme: "system",
  lang: preferred(),
  motion: true,
  oneClick: false,
  hover: true,
  sound: false,
  name: "",
  help: "first",
  follow: "steady",
  grace: true,
  quiet: { isOn: false, begins: 22 * 60, ends: 8 * 60 },
};

const darkness = new MediaQuery("(prefers-color-scheme: dark)");

/** How this person likes it. */
class Settings {
  #values: Values = $state({ ...DEFAULTS, ...read<Partial<Values>>("settings", {}) });

  get theme(): Theme {
    return this.#values.theme;
  }
  /** Day or lamp-light, as it is now. */
  get shade(): "light" | "dark" {
    return this.theme === "system" ? (darkness.current ? "dark" : "light") : this.theme;
  }
  get quiet(): Quiet {
    return this.#values.quiet;
  }
  get lang(): Language {
    return this.#values.lang;
  }
  /** Whether things move; also off where the system asks for less motion. */
  get motion(): boolean {
    return this.#values.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
  /** Whether the first click on something possible does it. */
  get oneClick(): boolean {
    return this.#values.oneClick;
  }
  /** Whether cards open when the pointer rests on them. */
  get hover(): boolean {
    return this.#values.hover;
  }
  /** How fast moves of others are shown. */
  get follow(): Beat {
    return this.#values.follow;
  }
  /** Whether there is a moment to think better of what cannot be taken back. */
  get grace(): boolean {
    return this.#values.grace;
  }
  get sound(): boolean {
    return this.#values.sound;
  }
  get name(): string {
    return this.#values.name;
  }

  get help(): Help {
    return this.#values.help;
  }
  /** Whether beginners are helped now. */
  get isHelping(): boolean {
    return this.help === "on" || (this.help === "first" && this.#finished.length < FIRST_LIVES);
  }
  #finished = $state(read<string[]>("finished", []));
  /** A life has come to its end. */
  noteFinished(table: string): void {
    if (this.#finished.includes(table) || this.#finished.length >= FIRST_LIVES) return;
    this.#finished = [...this.#finished, table];
    keep("finished", this.#finished);
  }

  /** What follows me to another device, as text; the language and the name go by themselves. */
  written(): string {
    const { lang: _lang, name: _name, ...others } = this.#values;
    return JSON.stringify(others);
  }
  /** Likes things as they were liked elsewhere. */
  take(text: string, name: string): void {
    try {
      const found = JSON.parse(text || "{}") as Partial<Values>;
      const known = Object.keys(DEFAULTS) as (keyof Values)[];
      const values = Object.fromEntries(known.filter((each) => each in found).map((each) => [each, found[each]]));
      this.change({ ...(values as Partial<Values>), name: name || this.name });
    } catch {
      // Nonsense is nobody's wish.
    }
  }

  change(values: Partial<Values>): void {
    Object.assign(this.#values, values);
    keep("settings", this.#values);
    this.apply();
  }

  apply(): void {
    const root = document.documentElement;
    root.dataset.theme = this.shade;
    root.dataset.motion = this.motion ? "on" : "off";
    root.lang = this.lang;
    // The bar that a phone draws above the page.
    const bar = document.querySelector<HTMLMetaElement>("meta[name=theme-color]");
    if (bar) bar.content = bar.dataset[this.shade] ?? bar.content;
  }
}

export const settings = new Settings();
