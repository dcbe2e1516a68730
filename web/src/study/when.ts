/** When something was chosen, in words. */
import { roundOf, t } from "../state/texts.svelte";

export interface When {
  readonly round: number;
  /** How many choices were made before. */
  readonly move: number;
}

export function whenOf(moment: When, game: string, ages: readonly string[]): string {
  const age = ages[moment.round - 1] ?? "";
  // A round without a name of its own is counted.
  const round = /\D/.test(age) ? age : roundOf(game, moment.round);
  return t("web-study-when", { round, move: moment.move + 1 });
}
