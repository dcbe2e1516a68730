/** Finding rules and cards by words, whatever the accents. */
import type { GameInfo } from "../protocol/types";

export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

export function wordsOf(text: string): string[] {
  return folded(text).split(/\s+/).filter(Boolean);
}

/** Whether every word occurs somewhere in the text. */
export function matches(words: readonly string[], text: string): boolean {
  const plain = folded(text);
  return words.every((word) => plain.includes(word));
}

/** Whether every word is the beginning of one of the text. */
export function begins(words: readonly string[], text: string): boolean {
  const all = folded(text).split(/[^\p{L}\p{N}]+/u);
  return words.every((word) => all.some((each) => each.startsWith(word)));
}

export interface Piece {
  readonly text: string;
  readonly kind: "text" | "found" | "rule";
}

const RULE = /\b[A-Z][A-Z0-9]{1,2}\.[a-z]+\.\d{2}\b/g;

function cut(text: string, pattern: RegExp, kind: Piece["kind"], rest: (text: string) => Piece[]): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    if (!match[0]) continue;
    pieces.push(...rest(text.slice(end, match.index)), { text: match[0], kind });
    end = match.index + match[0].length;
  }
  return [...pieces, ...rest(text.slice(end))].filter((piece) => piece.text !== "");
}

/** A text with the ids of rules, which are links, and the words that were looked for, which are marked. */
export function pieces(text: string, words: readonly string[]): Piece[] {
  return cut(text, RULE, "rule", (between) => found(between, words));
}

function found(text: string, words: readonly string[]): Piece[] {
  const plain: Piece[] = [{ text, kind: "text" }];
  if (!words.length) return plain;
  // Folding may change the length of a text; then nothing is marked.
  const low = folded(text);
  if (low.length !== text.length) return plain;
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const spans = [...low.matchAll(new RegExp(escaped.join("|"), "g"))].map(
    (match) => [match.index, match.index + match[0].length] as const,
  );
  const cuts: Piece[] = [];
  let end = 0;
  for (const [from, to] of spans) {
    cuts.push({ text: text.slice(end, from), kind: "text" }, { text: text.slice(from, to), kind: "found" });
    end = to;
  }
  return [...cuts, { text: text.slice(end), kind: "text" }];
}

/** Which game a rule belongs to, by the beginning of its id; the first one where there is none. */
export function gameOfRule(id: string, games: readonly Pick<GameInfo, "id" | "areas">[]): string {
  const area = id.split(".")[0] ?? "";
  return (games.find((game) => game.areas.includes(area)) ?? games[0])?.id ?? "";
}
