import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Tip from "../src/look/Tip.svelte";
import { complete } from "../src/protocol/complete";
import type { GameInfo } from "../src/protocol/types";
import { GameBook } from "../src/state/games.svelte";

const WORDS = { "good-knowledge": "Knowledge" };
const BOOK = new GameBook(
  complete<GameInfo>("GameInfo", { id: "g", name: "G", text: "", fewest_seats: 1, most_seats: 2, words: WORDS }),
  [],
);
let token: HTMLElement;

/** A mouse over the token, moved by so many pixels since it was last heard of. */
async function mouse(kind: "pointerover" | "pointermove", movementX: number, on: Element = token): Promise<void> {
  const event = Object.assign(new Event(kind, { bubbles: true }), { pointerType: "mouse", movementX, movementY: 0 });
  await fireEvent(on, event);
  await vi.advanceTimersByTimeAsync(60_000);
}

beforeEach(() => {
  vi.useFakeTimers();
  token = document.createElement("span");
  token.dataset.tip = "knowledge";
  document.body.append(token);
  render(Tip, { context: new Map([["book", () => BOOK]]) });
});
afterEach(() => {
  cleanup();
  token.remove();
  vi.useRealTimers();
});

test("a token that comes to lie under a resting pointer is silent until the pointer moves", async () => {
  await mouse("pointerover", 0);
  await mouse("pointermove", 0);
  expect(screen.queryByRole("tooltip")).toBeNull();
  await mouse("pointermove", 1);
  expect(screen.getByRole("tooltip").textContent).toContain("Knowledge");
});

test("a token that the pointer has left is told no longer, and again when it comes back", async () => {
  await mouse("pointerover", 3);
  await mouse("pointermove", 3);
  await mouse("pointerover", 3, document.body);
  expect(screen.queryByRole("tooltip")).toBeNull();
  await mouse("pointerover", 3);
  await mouse("pointermove", 3);
  expect(screen.queryByRole("tooltip")).not.toBeNull();
});
