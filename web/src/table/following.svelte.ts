/** Follows a table from move to move, so that what changed places can be shown on its way. */
import { untrack } from "svelte";
import { settings } from "../state/settings.svelte";
import type { TableModel } from "./model.svelte";

/** More moves at once are a jump: nobody could follow. */
const FEW = 3;

/** Calls `show` before the page changes, with the scene that lies there and the one that comes. What is taken back is simply gone. */
export function followMoves<S>(table: TableModel, scene: () => S, show: (before: S, now: S) => Promise<void>): void {
  let seen: { readonly scene: S; readonly move: number } | undefined;
  $effect.pre(() => {
    const now = { scene: scene(), move: table.news.move };
    untrack(() => {
      const by = now.move - (seen?.move ?? now.move);
      if (seen && settings.motion && by > 0 && by <= FEW) void show(seen.scene, now.scene);
    });
    seen = now;
  });
}
