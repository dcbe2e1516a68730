/** Rules as whoever has never read one can read them: without the short names and pointers that ledgers use. */
import { hasText, t } from "../state/texts.svelte";

/** These may stand without a number before them. */
const ALONE = ["sth", "lth", "hourglass", "health"] as const;
const COUNTED = ["knowledge", "creativity", "influence", "money"] as const;
const COUNT = "(\\b(?:\\d+|one|une?) )";
/** In French “Sa” is a short name within a sentence only, one where the word before is no plural. */
const INSIDE = "(?:(?<=(?:\\p{L}s|\\bde) )|(?<=\\p{L} )())";
/** More of a thing than one, where nobody says how many. */
const SOME = 2;

function word(id: string, count: string | undefined): string {
  const amount = count === undefined ? SOME : Number(count.trim());
  return `${count ?? ""}${t(`web-long-${id}`, { count: Number.isNaN(amount) ? 1 : amount })}`;
}

/** Where a rule comes from and which other one to look up is for those who read the ledger. */
const POINTER = /\s*\(([^()]*?)\s*→ (?:see|voir) [^()]*\)/g;
const ID = "[A-Z]\\w*\\.\\w+\\.\\d+";
const OPEN_POINTER = new RegExp(`\\s*→ (?:see|voir) ${ID}(?:(?:, | and | et | to | à )(?:${ID}|\\.\\d+))*`, "g");
const ORIGIN = /\s*\((?:(?:ruling|décision)(?!\p{L})[^()]*|[^()]*: (?:ruling|décision))\)/gu;
const isOrigin = (said: string): boolean => !said || /\b(ruling|décision)\b/.test(said);

export function spelled(ledger: string): string {
  const text = ledger
    .replace(POINTER, (_, said: string) => (isOrigin(said) ? "" : ` (${said})`))
    .replace(OPEN_POINTER, "")
    .replace(ORIGIN, "");
  if (!hasText("web-short-level")) return text;
  const level = new RegExp(`\\b${t("web-short-level")}(\\d)\\b`, "g");
  let found = text.replace(level, (_, number: string) => t("web-long-level", { number }));
  for (const id of [...ALONE, ...COUNTED]) {
    const isAlone = (ALONE as readonly string[]).includes(id);
    const isLoud = t(`web-short-${id}`) === t(`web-short-${id}`).toUpperCase();
    const before = !isAlone ? COUNT : isLoud ? "(\\b(?:\\d+|one|une?|an?) )?\\b" : `(?:${COUNT}|${INSIDE})`;
    // A letter with an accent goes on with a word, too.
    const short = new RegExp(`${before}${t(`web-short-${id}`)}(?![\\p{L}\\d])`, "gu");
    found = found.replace(short, (_, count?: string, single?: string) =>
      word(id, count ?? (single === "" ? single : undefined)),
    );
  }
  return found;
}

/** Where a rule stands, without the numbers and letters by which the ledger sorts its chapters. */
export function headed(title: string): string {
  return title
    .replace(/^\d+\. /, "")
    .replace(/ \([A-Z]{3}\)/, "")
    .replaceAll(": ", " · ");
}
