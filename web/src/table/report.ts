/** What somebody sends who has found a fault. It is made of what anybody may know who looks on: no key, no hidden card. */
import type { News } from "../protocol/types";
import type { GameBook } from "../state/games.svelte";
import { t } from "../state/texts.svelte";
import { linesOf } from "./log";

/** So many of the last moves are told. */
const TOLD = 12;

export interface Surroundings {
  readonly version: string;
  readonly origin: string;
  readonly browser: string;
  readonly window: string;
}

function nameOf(names: readonly { readonly id: string; readonly name: string }[], id: string): string {
  return names.find((each) => each.id === id)?.name ?? id;
}

/** `news` as somebody gets them who has no key. */
export function reportOf(news: News, book: GameBook, around: Surroundings): string {
  const { info } = book;
  const { id, edition, modules, sets } = news.table;
  const parts = [nameOf(info.editions, edition), ...modules.map((each) => nameOf(info.modules, each)), ...sets];
  const moves = linesOf(news.log).slice(-TOLD);
  return [
    t("web-report-what"),
    "",
    t("web-report-expected"),
    "",
    `Wellspent ${around.version}`,
    `${around.origin}/t/${id}`,
    [info.name, ...parts].filter(Boolean).join(", "),
    t("web-report-move", { move: news.move }),
    ...moves.map((line) => `${line.move}. ${line.head.text}`),
    `${around.browser}, ${around.window}`,
    "",
  ].join("\n");
}
