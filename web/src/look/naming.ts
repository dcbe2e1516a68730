/** What a token is called, and what it is for in one sentence. */
import type { GameBook } from "../state/games.svelte";
import { settings } from "../state/settings.svelte";
import { hasText, t } from "../state/texts.svelte";

const KINDS = ["good", "counter", "track", "measure", "token"] as const;
/** An age has a name and a sentence, too, but no sign of its own. */
const NAMED = [...KINDS, "age"] as const;
/** Slow to make, and the same for every word of a language. */
const plurals = new Map<string, Intl.PluralRules>();

function formOf(count: number): "one" | "many" {
  const { lang } = settings;
  const rules = plurals.get(lang) ?? new Intl.PluralRules(lang);
  plurals.set(lang, rules);
  return rules.select(Math.abs(count)) === "one" ? "one" : "many";
}

/** With a number it agrees with it. */
export function wordOf(book: GameBook, good: string, count = NaN): string {
  const form = Number.isNaN(count) ? "" : formOf(count);
  if (form && book.hasWord(form, good)) return book.word(form, good);
  return book.word(NAMED.find((kind) => book.hasWord(kind, good)) ?? "good", good);
}

/** The sentence of the game, else that of the module which brought the token; empty where nobody says anything. */
export function sentenceOf(book: GameBook, good: string): string {
  const id = [`web-token-${book.id}-${good}`, `web-token-${good}`].find(hasText);
  if (id) return t(id);
  const brought = KINDS.map((kind) => book.info.about[`${kind}-${good}`]?.text).find(Boolean);
  return brought ?? "";
}

/** Everything of a game that is counted and drawn, and has a sentence; of modules only those that are played. */
export function tokensOf(book: GameBook, modules: readonly string[]): string[] {
  const ids = Object.keys(book.info.words).filter((id) => KINDS.some((kind) => id.startsWith(`${kind}-`)));
  const absent = book.info.modules.filter(({ id }) => !modules.includes(id)).flatMap(({ tokens }) => tokens);
  const goods = new Set(ids.map((id) => id.slice(id.indexOf("-") + 1)));
  return [...goods].filter((good) => sentenceOf(book, good) && !absent.includes(good));
}

/** `A3` of “Adult 3”; a word without a number as it is. */
export function shortOf(name: string): string {
  const [word = "", number] = name.split(/\s+(?=\d)/);
  return number ? word[0] + number : word;
}
