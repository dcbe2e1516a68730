import { describe, expect, test } from "vitest";
import { complete, completeMessage } from "../src/protocol/complete";
import type { Ask, News } from "../src/protocol/types";

describe("what is not sent has its default", () => {
  test("in lists inside of lists", () => {
    const filled = complete<Ask>("Ask", {
      seat: 0,
      step: "s",
      question: "?",
      offers: [{ line: "study", verb: "study" }],
      refused: [],
    });
    expect(filled.offers[0]).toMatchObject({ at: "", level: -1, price: {}, is_final: false });
  });

  test("what was sent is kept", () => {
    const filled = complete<Ask>("Ask", {
      seat: 0,
      step: "s",
      question: "?",
      offers: [{ line: "a", verb: "b", level: 2 }],
      refused: [],
    });
    expect(filled.offers[0]?.level).toBe(2);
  });

  test("a scene is filled by its tag", () => {
    const message = completeMessage<News>({ type: "news", scene: { type: "pursuit", lives: [{ seat: 0 }] } });
    expect(message.scene).toMatchObject({ boards: [], lives: [{ slots: 3, hand: [] }] });
  });

  test("a message that nobody knows is refused", () => {
    expect(() => completeMessage({ type: "surprise" })).toThrow(TypeError);
  });
});
