import { describe, expect, test } from "vitest";
import { meaning, type Pressed, type Where } from "../src/table/keys";

const PLAIN = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };
const NOWHERE: Where = { onCard: false, hasAnswers: false, isTyping: false, onButton: false };
const press = (key: string, where: Partial<Where> = {}, held: Partial<Pressed> = {}) =>
  meaning({ key, ...PLAIN, ...held }, { ...NOWHERE, ...where });

describe("keys of the table", () => {
  test.each([
    ["1", { do: "space", place: 0 }],
    ["6", { do: "space", place: 5 }],
    ["q", { do: "row", place: 0 }],
    ["r", { do: "row", place: 3 }],
    ["Enter", { do: "confirm" }],
    ["Escape", { do: "drop" }],
    ["z", { do: "undo" }],
    ["x", { do: "restart" }],
    ["h", { do: "hint" }],
    ["?", { do: "rules" }],
    ["m", { do: "enter", zone: "mat" }],
    ["o", { do: "enter", zone: "opponents" }],
    ["l", { do: "enter", zone: "log" }],
    ["t", { do: "throw" }],
    ["b", { do: "buy" }],
  ])("%s", (key, wanted) => {
    expect(press(key)).toEqual(wanted);
  });

  test("numbers are levels on a card, and answers where answers are listed", () => {
    expect(press("2", { onCard: true })).toEqual({ do: "level", place: 1 });
    expect(press("2", { onCard: true, hasAnswers: true })).toEqual({ do: "answer", place: 1 });
  });

  test("Shift Z is redo, and capitals mean the same", () => {
    expect(press("Z", {}, { shiftKey: true })).toEqual({ do: "redo" });
    expect(press("Q")).toEqual({ do: "row", place: 0 });
  });

  test("who types means letters, but Escape", () => {
    expect(press("z", { isTyping: true })).toBeNull();
    expect(press("Escape", { isTyping: true })).toEqual({ do: "drop" });
  });

  test("the browser keeps its own keys, a button its Enter", () => {
    expect(press("r", {}, { ctrlKey: true })).toBeNull();
    expect(press("Enter", { onButton: true })).toBeNull();
  });
});
