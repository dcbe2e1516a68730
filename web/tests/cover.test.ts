/** The page of a table comes with a cover: it lies there as long as one has to wait, and never over what must be read. */
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Picture from "../src/look/Picture.svelte";
import * as studio from "../src/look/studio";
import Message from "../src/parts/Message.svelte";
import { Trouble } from "../src/state/api";
import { speak } from "../src/state/texts.svelte";
import { words } from "./words";

vi.mock("../src/look/studio", () => ({ ready: vi.fn(), drawn: () => new Promise(() => undefined) }));
const isCovered = (): boolean => document.getElementById("cover") !== null;

beforeEach(() => {
  const cover = document.createElement("div");
  cover.id = "cover";
  document.body.append(cover);
});
afterEach(() => {
  cleanup();
  document.getElementById("cover")?.remove();
});

test("the cover lies there until what was waited for is there", () => {
  const { unmount } = render(Message, { title: "Setting the table…", isWaiting: true });
  expect(isCovered()).toBe(true);
  unmount();
  expect(isCovered()).toBe(false);
});

test("whoever waits for long is told why", async () => {
  const { rerender } = render(Message, { title: "Setting the table…", isWaiting: true });
  await rerender({ text: "No line to the server." });
  expect(isCovered()).toBe(false);
});

test("what went wrong does not lie under a cover", () => {
  render(Message, { title: "This table is gone" });
  expect(isCovered()).toBe(false);
});

test("where there is nothing, a way leads on; once more is for what may go better", async () => {
  speak("en", words("en"));
  const instead = ["/puzzles", "Puzzles"] as const;
  const lost = new Trouble("No such puzzle.", "not-found", "", 404);
  const { rerender } = render(Message, { title: "Lost", error: lost, instead });
  expect(screen.getByText("No such puzzle.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Puzzles" }).getAttribute("href")).toBe("/puzzles");
  expect(screen.queryByRole("button")).toBeNull();
  await rerender({ error: new Trouble("Busy.", "full", "", 503) });
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Puzzles" })).toBeNull();
});

test("a picture that lies ready is there at once, and does not blink", () => {
  const face = { sitter: { name: "Odette", pronoun: "she", face: "", character: "" }, round: 5, ground: "#fff" };
  const wanted = { ...face, theme: "light", isTiny: false } as const;
  vi.mocked(studio.ready).mockReturnValue({ url: "blob:odette", text: "", alt: "" });
  const { container } = render(Picture, { wanted });
  expect(container.querySelector("img")?.getAttribute("src")).toBe("blob:odette");
});
