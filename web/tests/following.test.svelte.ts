/** What changed places is shown on its way, as long as anybody could follow. */
import { flushSync } from "svelte";
import { expect, it } from "vitest";
import { followMoves } from "../src/table/following.svelte";
import type { TableModel } from "../src/table/model.svelte";

it("follows a few moves at once, and neither a jump nor what is taken back", () => {
  const news = $state({ move: 5 });
  const shown: string[] = [];
  const end = $effect.root(() => {
    followMoves(
      { news } as unknown as TableModel,
      () => `after ${news.move}`,
      async (before, now) => {
        shown.push(`${before}, ${now}`);
      },
    );
  });
  flushSync();
  for (const move of [6, 9, 13, 12]) {
    news.move = move;
    flushSync();
  }
  end();

  expect(shown).toEqual(["after 5, after 6", "after 6, after 9"]);
});
