/** A position to decide: the table as a seat sees it, whose choice is an answer and changes nothing. */
import type { Explained, News, PuzzleTable } from "../protocol/types";
import { ask } from "../state/api";
import { keep, read } from "../state/kept";
import { t } from "../state/texts.svelte";
import type { Answer, Order } from "../table/connection.svelte";
import { StillSource } from "../table/source";

export class PuzzleSource extends StillSource {
  readonly log = [];
  readonly isAlone = true;
  readonly news: News;
  readonly #explained = new Map<string, Promise<Explained | null>>();

  constructor(
    private readonly puzzle: PuzzleTable,
    private readonly lang: string,
    private readonly onchoose: (line: string) => void,
  ) {
    super();
    const { news } = puzzle;
    const asks = news.asks.map((each) => ({ ...each, question: `${t("web-puzzle-ask")} ${each.question}` }));
    this.news = { ...news, asks };
  }

  send(order: Order): Promise<Answer> {
    if (order.type === "choose") {
      this.onchoose(order.line);
      return Promise.resolve({ type: "done", id: "", version: 0 });
    }
    return Promise.resolve({ type: "refusal", id: "", code: "puzzle", text: t("web-puzzle-yourself"), rule: "" });
  }

  /** Asked once for each line: the position never changes. */
  explain(_seat: number, line: string, then = ""): Promise<Explained | null> {
    const query = String(new URLSearchParams({ line, then, lang: this.lang }));
    const asked =
      this.#explained.get(query) ??
      ask<Explained>("Explained", `/api/puzzles/${this.puzzle.id}/explain?${query}`).catch(() => null);
    this.#explained.set(query, asked);
    return asked;
  }
}

const NAME = "puzzles";
/** So many days are remembered. */
const KEPT = 14;
type Days = Readonly<Record<string, Readonly<Record<string, boolean>>>>;

/** Which puzzles of a day were answered on this device, and whether rightly the first time. */
export function answered(day: number): Readonly<Record<string, boolean>> {
  return read<Days>(NAME, {})[day] ?? {};
}

/** The first answer counts. */
export function note(day: number, id: string, isBest: boolean): void {
  const days = read<Days>(NAME, {});
  if (days[day]?.[id] !== undefined) return;
  const all: Days = { ...days, [day]: { ...days[day], [id]: isBest } };
  const latest = Object.keys(all)
    .sort((a, b) => Number(b) - Number(a))
    .slice(0, KEPT);
  keep(NAME, Object.fromEntries(latest.map((each) => [each, all[each]])));
}
