import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Row } from "../src/protocol/types";
import { dealing, type Dealing } from "../src/pursuit/dealing.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const laid = (...all: readonly string[]): Row[] =>
  all.map((cards, place) => ({ pile: `pile ${place}`, cards: [...cards] }) as unknown as Row);

/** Somebody sits down, and what they see lying there, row by row. */
function sat(rows: () => readonly Row[]): { seen: () => string; leave: () => void } {
  let dealt: Dealing | undefined;
  const leave = $effect.root(() => {
    dealt = dealing(rows);
  });
  flushSync();
  const laidOf = (row: Row): string => row.cards.filter((card) => dealt?.isLaid(card)).join("");
  return { seen: () => rows().map(laidOf).join(" "), leave };
}

/** The frame, and what comes behind it. */
function frame(): void {
  for (let turn = 0; turn < 2; turn += 1) vi.runOnlyPendingTimers();
  flushSync();
}

test("a new round is dealt row by row, each in a frame of its own", () => {
  let rows = $state.raw(laid("abc", "def", "gh"));
  const { seen, leave } = sat(() => rows);
  expect(seen()).toBe("abc def gh");

  rows = laid("ijk", "lmn", "op");
  flushSync();
  const frames = [seen()];
  for (let turn = 0; turn < 4; turn += 1) {
    frame();
    frames.push(seen());
  }
  expect(frames).toEqual(["  ", "ijk  ", "ijk lmn ", "ijk lmn op", "ijk lmn op"]);
  leave();
});

test("what has lain there stays, and nobody waits for a row without a new card", () => {
  let rows = $state.raw(laid("abc", "defgh", "ij"));
  const { seen, leave } = sat(() => rows);
  rows = laid("abc", "klmnh", "io");
  flushSync();
  expect(seen()).toBe("abc h i");
  frame();
  expect(seen()).toBe("abc klmnh i");
  frame();
  expect(seen()).toBe("abc klmnh io");
  leave();
});

test("a card that is replaced is there at once, also while others are dealt", () => {
  let rows = $state.raw(laid("abc", "def", "gh"));
  const { seen, leave } = sat(() => rows);
  rows = laid("xbc", "yef", "gh");
  flushSync();
  expect(seen()).toBe("xbc yef gh");

  rows = laid("ijk", "lmn", "op");
  flushSync();
  frame();
  rows = laid("zjk", "lmn", "op");
  flushSync();
  expect(seen()).toBe("zjk  ");
  leave();
});

test("whoever deals again before everything lies there leaves nothing behind", () => {
  let rows = $state.raw(laid("abc", "def", "gh"));
  const { seen, leave } = sat(() => rows);
  rows = laid("ijk", "lmn", "op");
  flushSync();
  frame();
  rows = laid("qrs", "tun", "op");
  flushSync();
  expect(seen()).toBe("  ");
  for (let turn = 0; turn < 3; turn += 1) frame();
  expect(seen()).toBe("qrs tun op");
  leave();
});

test("news that come with every frame keep nobody waiting", () => {
  let rows = $state.raw(laid("abc", "def", "gh"));
  const { seen, leave } = sat(() => rows);
  rows = laid("ijk", "lmn", "op");
  flushSync();
  for (let turn = 0; turn < 4; turn += 1) {
    vi.runOnlyPendingTimers();
    rows = laid(`${turn}jk`, "lmn", "op");
    flushSync();
  }
  expect(seen()).toBe("3jk lmn ");
  leave();
});
