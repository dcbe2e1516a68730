/** Rules as whoever has never read one can read them: without the short names and pointers that ledgers use. */
import { hasText, t } from "../state/texts.svelte";

/** These may stand without a number before them. */
const ALONE = ["sth", "lth", "hourglass"] as const;
const COUNTED = ["knowledge", "creativity", "influence", "money", "health"] as const;
/** More of a thing than one, where nobody says how many. */
const SOME = 2;

function word(id: string, count: string | undefined): string {
  const amount = count === undefined ? SOME : Number(count.trim());
  return `${count ?? ""}${t(`web-long-${id}`, { count: Number.isNaN(amount) ? 1 : amount })}`;
}

/** Where a rule comes from and which other one to look up is for those who read the ledger. */
const POINTER = /\s*\(([^()]*?)\s*→ (?:see|voir) [^()]*\)/g;
const isOrigin = (said: string): boolean => !said || /\b(ruling|décision)\b/.test(said);

export function spelled(ledger: string): string {
  const text = ledger.replace(POINTER, (_, said: string) => (isOrigin(said) ? "" : ` (${said})`));
  if (!hasText("web-short-level")) return text;
  const level = new RegExp(`\\b${t("web-short-level")}(\\d)\\b`, "g");
  let found = text.replace(level, (_, number: string) => t("web-long-level", { number }));
  for (const id of [...ALONE, ...COUNTED]) {
    const isAlone =
      (ALONE as readonly string[]).includes(id) && t(`web-short-${id}`) === t(`web-short-${id}`).toUpperCase();
    const before = isAlone ? "(\\b(?:\\d+|one|une?|an?) )?\\b" : "(\\b(?:\\d+|one|une?) )";
    const short = new RegExp(`${before}${t(`web-short-${id}`)}\\b`, "g");
    found = found.replace(short, (_, count: string | undefined) => word(id, count));
  }
  return found;
}
