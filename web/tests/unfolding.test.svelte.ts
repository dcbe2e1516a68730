import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { unfolding, type Unfolding } from "../src/parts/unfolding.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function opened(all: () => number): { page: Unfolding; close: () => void } {
  let page: Unfolding | undefined;
  const close = $effect.root(() => {
    page = unfolding(all, 3, 2);
  });
  flushSync();
  return { page: page as Unfolding, close };
}

/** Until nothing more comes. */
function wait(): void {
  for (let turn = 0; turn < 20; turn += 1) {
    vi.runOnlyPendingTimers();
    flushSync();
  }
}

test("what is long comes piece by piece until it is whole, also when it grows", () => {
  let all = $state(8);
  const { page, close } = opened(() => all);
  expect([page.count, page.isWhole]).toEqual([3, false]);

  wait();
  expect([page.count, page.isWhole]).toEqual([9, true]);

  all = 12;
  wait();
  expect([page.count, page.isWhole]).toEqual([13, true]);
  close();
});

test("nothing more comes to a page that was left", () => {
  const { page, close } = opened(() => 8);
  close();
  wait();
  expect(page.count).toBe(3);
});
