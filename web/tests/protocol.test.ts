import { describe, expect, test } from "vitest";
import { shared } from "../src/protocol/share";
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

describe("what came anew is made of what was there", () => {
  const old = { seats: [{ name: "Ines" }, { name: "Zoe" }], round: 1, goods: { money: 2 } };

  test("wherever both say the same", () => {
    const made = shared(old, { seats: [{ name: "Ines" }, { name: "Kim" }], round: 2, goods: { money: 2 } });
    expect(made).toEqual({ seats: [{ name: "Ines" }, { name: "Kim" }], round: 2, goods: { money: 2 } });
    expect(made.goods).toBe(old.goods);
    expect(made.seats[0]).toBe(old.seats[0]);
    expect(shared(old, structuredClone(old))).toBe(old);
  });

  test("and nowhere else", () => {
    expect(shared(old, { ...old, goods: {} }).goods).toEqual({});
    expect(shared({ at: undefined }, { to: undefined })).toEqual({ to: undefined });
    expect(shared([1, 2, 3], [1, 2])).toEqual([1, 2]);
    expect(shared([], {})).toEqual({});
    expect(shared(null, { a: null })).toEqual({ a: null });
  });
});
