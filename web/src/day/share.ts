/** What one shows around: how it went, and nothing of what happened. */
import type { DayGame, DayLife } from "../protocol/types";
import { hasText, t } from "../state/texts.svelte";

/** A sentence in the words of a game, where it has its own. */
export function said(own: string, plain: string, args: Record<string, string | number> = {}): string {
  return t(hasText(own) ? own : plain, args);
}

/** Three lines: the score, the row of signs, and how it stands beside the others. */
export function shared(number: number, { game }: DayGame, name: string, mine: DayLife): string {
  const { score, goals, of_goals: of, percentile, rank, row } = mine;
  const head = said(`web-day-share-${game}`, "web-day-share", { game: name, number, score, goals, of });
  const beside =
    percentile >= 0
      ? said(`web-day-share-beside-${game}`, "web-day-share-beside", { percentile })
      : t("web-day-share-rank", { rank: Math.max(1, rank) });
  return [head, row.map((each) => each.sign).join(""), beside].join("\n");
}

/** The colour of a sign on the page. */
export const COLOURS: Readonly<Record<string, string>> = {
  "🟩": "#6aa84f",
  "🟦": "#5aaede",
  "🟨": "#f4d166",
  "🟧": "#f0984a",
  "🟥": "#d4472f",
  "⬛": "#4a5677",
  "⬜": "#ece4d0",
};
