import { keep, read } from "./kept";

export type Theme = "system" | "light" | "dark";
export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

interface Values {
  theme: Theme;
  lang: Language;
  motion: boolean;
  oneClick: boolean;
  hover: boolean;
  name: string;
}

function preferred(): Language {
  const spoken = navigator.languages.map((each) => each.slice(0, 2));
  return LANGUAGES.find((lang) => lang === spoken.find((each) => each === "en" || each === "fr")) ?? "en";
}

const DEFAULTS: Values = { theme: "system", lang: preferred(), motion: true, oneClick: false, hover: true, name: "" };

/** How this person likes it. */
class Settings {
  #values: Values = $state({ ...DEFAULTS, ...read<Partial<Values>>("settings", {}) });

  get theme(): Theme {
    return this.#values.theme;
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
  get name(): string {
    return this.#values.name;
  }

  change(values: Partial<Values>): void {
    Object.assign(this.#values, values);
    keep("settings", this.#values);
    this.apply();
  }

  apply(): void {
    const root = document.documentElement;
    const dark = matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = this.theme === "system" ? (dark ? "dark" : "light") : this.theme;
    root.dataset.motion = this.motion ? "on" : "off";
    root.lang = this.lang;
  }
}

export const settings = new Settings();
