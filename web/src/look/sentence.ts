/** Sentences of the server with the tokens of goods in them: `gain 3 Knowledge` becomes `gain 3 [book]`. */
import type { GameInfo } from "../protocol/types";
import type { GameBook } from "../state/games.svelte";
import { hasText, t } from "../state/texts.svelte";
import { symbolOf } from "./tokens";

export interface Amount {
  readonly count: string;
  readonly good: string;
}
export type Segment = string | Amount;

const KINDS = ["good", "measure"];

/** How to find goods in the sentences of one game and language. */
export interface Finder {
  readonly pattern: RegExp;
  /** The good of each word, without the ending of a plural. */
  readonly goods: ReadonlyMap<string, string>;
}

export function finderOf({ words, signs }: Pick<GameInfo, "words" | "signs">): Finder {
  const goods = new Map<string, string>();
  for (const [id, word] of Object.entries(words)) {
    const [kind = "", good = ""] = (id.split(" ")[0] ?? "").split(/-(.*)/s);
    if (KINDS.includes(kind) && symbolOf(good, signs)) goods.set(word.replace(/(es|s)$/, ""), good);
  }
  const escaped = [...goods.keys()]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const either = escaped.length ? escaped.join("|") : "(?!)";
  return { pattern: new RegExp(`([+−-]?\\d+)\\s(${either})(?:es|s)?(?!\\p{L})`, "gu"), goods };
}

/** Short names of goods, as rules and sentences write them: they are shown as tokens, which say what they are. */
const SHORT = ["sth", "lth"] as const;
function shortWords(): Record<string, string> {
  const known = SHORT.filter((good) => hasText(`web-short-${good}`));
  return Object.fromEntries(known.map((good) => [`good-${good} short`, t(`web-short-${good}`)]));
}

const finders = new WeakMap<GameBook, Finder>();

/** The same finder for all sentences of a book. */
export function finderFor(book: GameBook): Finder {
  const known = finders.get(book) ?? finderOf({ ...book.info, words: { ...shortWords(), ...book.info.words } });
  finders.set(book, known);
  return known;
}

export function segments(text: string, { pattern, goods }: Finder): Segment[] {
  const found: Segment[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    found.push(text.slice(end, match.index), { count: match[1] ?? "", good: goods.get(match[2] ?? "") ?? "" });
    end = match.index + match[0].length;
  }
  return [...found, text.slice(end)].filter((segment) => segment !== "");
}
