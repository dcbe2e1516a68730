import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Row } from "../src/protocol/types";
import { dealing, type Dealing } from "../src/pursuit/dealing.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const laid = (...all: readonly string[]): Row[] =>
  all.map((cards, place) => ({ pile: `pile ${place}`, cards: [...cards] }) as unknown as Row);

function sat(rows: () => readonly Row[]): { dealt: Dealing; leave: () => void } {
  let dealt: Dealing | undefined;
  const leave = $effect.root(() => {
    dealt = dealing(rows);
  });
  flushSync();
  return { dealt: dealt as Dealing, leave };
}

/** The frame, and what comes behind it. */
function frame(): void {
  for (let turn = 0; turn < 2; turn += 1) vi.runOnlyPendingTimers();
  flushSync();
}

test("a new round is dealt row by row, each in a frame of its own", () => {
  let rows = $state.raw(laid("abc", "def", "gh"));
  const { dealt, leave } = sat(() => rows);
  expect(dealt.count).toBeGreaterThanOrEqual(3);

  rows = laid("ijk", "lmn", "op");
  flushSync();
  const counts = [dealt.count];
  for (let turn = 0; turn < 5; turn += 1) {
    frame();
    counts.push(dealt.count);
  }
  expect(counts).toEqual([0, 1, 2, 3, 3, 3]);
  leave();
});

test("a card that is replaced is there at once, also while others are dealt", () => {
  let rows = $state.raw(laid("abc", "def", "gh"));
  const { dealt, leave } = sat(() => rows);
  rows = laid("xbc", "yef", "gh");
  flushSync();
  expect(dealt.count).toBeGreaterThanOrEqual(3);

  rows = laid("ijk", "lmn", "op");
  flushSync();
  frame();
  rows = laid("zjk", "lmn", "op");
  flushSync();
  expect(dealt.count).toBe(1);
  leave();
});

test("news that come with every frame keep nobody waiting", () => {
  let rows = $state.raw(laid("abc", "def", "gh"));
  const { dealt, leave } = sat(() => rows);
  rows = laid("ijk", "lmn", "op");
  flushSync();
  for (let turn = 0; turn < 3; turn += 1) {
    vi.runOnlyPendingTimers();
    rows = laid(`${turn}jk`, "lmn", "op");
    flushSync();
  }
  expect(dealt.count).toBeGreaterThan(0);
  leave();
});
