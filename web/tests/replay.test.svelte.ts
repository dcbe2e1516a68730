import { afterEach, describe, expect, test, vi } from "vitest";
import { Replay } from "../src/replay/moments.svelte";
import { news } from "./fixtures";

afterEach(() => vi.unstubAllGlobals());

/** A server whose game was played by other rules until move 10, and is kept from some move on. */
function kept(from: number): void {
  const now = news();
  const told = { ...now, move: 12, table: { ...now.table, since: 10, shown_from: from } };
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(new Response(JSON.stringify(path.includes("/moments") ? [] : told))),
  );
}

describe("a game that went on by other rules", () => {
  test.each([0, 10])("is looked back at from the first move that was kept: %i", async (from) => {
    kept(from);
    const replay = new Replay("plum", "");

    await replay.open("en");

    expect([replay.first, replay.length]).toEqual([from, 12]);
  });
});
