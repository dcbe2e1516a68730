import { expect, test } from "vitest";
import { settings } from "../src/state/settings.svelte";

test("beginners are helped through three lives, and as long as they like if they ask for it", () => {
  const helped = ["a", "b", "b", "c"].map((table) => {
    const { isHelping } = settings;
    settings.noteFinished(table);
    return isHelping;
  });
  expect([...helped, settings.isHelping]).toEqual([true, true, true, true, false]);

  settings.change({ help: "on" });
  expect(settings.isHelping).toBe(true);
  settings.change({ help: "off" });
  expect(settings.isHelping).toBe(false);
});
