/** The page of a table comes with a cover: it lies there as long as one has to wait, and never over what must be read. */
import { render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import Message from "../src/parts/Message.svelte";

const isCovered = (): boolean => document.getElementById("cover") !== null;

beforeEach(() => {
  const cover = document.createElement("div");
  cover.id = "cover";
  document.body.append(cover);
});
afterEach(() => document.getElementById("cover")?.remove());

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
