import { describe, expect, test } from "vitest";
import {
  chance,
  chanceOfMisfortune,
  chanceToPay,
  counted,
  lacking,
  percent,
  sum,
  throwable,
  throwOf,
} from "../src/cv/dice";
import { ageOf, coveredOf, placesFor, questionOf } from "../src/cv/layout";
import { complete } from "../src/protocol/complete";
import type { CvScene, Die, Offer } from "../src/protocol/types";
import { ask } from "./fixtures";

const dice = (...faces: string[]): Die[] =>
  faces.map((face) => ({ face: face.replace("!", ""), is_frozen: face.endsWith("!") }));
const offer = (parts: object): Offer => complete<Offer>("Offer", { line: "x", verb: "x", ...parts });
const reroll = (...places: number[]): Offer =>
  offer({ line: `reroll ${places.join(" ")}`, verb: "reroll", at: "dice", dice: places });
const scene = (parts: object = {}): CvScene =>
  complete<CvScene>("CvScene", {
    type: "cv",
    round: 1,
    phase: "roll",
    starter: 0,
    turn: 0,
    decks: { childhood: 3, early_adulthood: 2, middle_age: 20, old_age: 17 },
    track: ["studies"],
    goals: [],
    leaders: [],
    dice: [],
    rerolls: 2,
    purchases: 0,
    ready: {},
    loose: {},
    bad_luck: 0,
    bought: [],
    lives: [{ seat: 0, stacks: [["jogging"], [], [], [], []], tokens: {}, hand: ["zoo_trip"] }],
    ...parts,
  });

describe("dice", () => {
  const shown = dice("money", "health", "money", "bad_luck!");
  const offers = [reroll(0), reroll(1), reroll(0, 1), reroll(0, 2), reroll(0, 1, 2)];

  test("of dice that show the same, any stands for the first", () => {
    expect(throwOf(shown, new Set([2]), offers)?.line).toBe("reroll 0");
    expect(throwOf(shown, new Set([2, 1]), offers)?.line).toBe("reroll 0 1");
    expect(throwOf(shown, new Set([2, 0]), offers)?.line).toBe("reroll 0 2");
    expect(throwOf(shown, new Set([3]), offers)).toBeUndefined();
  });

  test("frozen dice cannot be picked up, and no die where nothing is offered", () => {
    expect([...throwable(shown, offers)]).toEqual([0, 1, 2]);
    expect(throwable(shown, []).size).toBe(0);
  });

  test("what is missing counts wild symbols on both sides", () => {
    expect(lacking({ knowledge: 2, wild: 1 }, { knowledge: 1, wild: 1, money: 1 })).toEqual({ symbols: {}, any: 0 });
    expect(lacking({ knowledge: 2, wild: 2 }, { knowledge: 1, money: 1 })).toEqual({
      symbols: { knowledge: 1 },
      any: 1,
    });
    expect(lacking({ good_luck: 1 }, { wild: 3 })).toEqual({ symbols: { good_luck: 1 }, any: 0 });
  });

  test("chance is counted out", () => {
    expect(chance(0, () => true)).toBe(1);
    expect(chance(3, () => true)).toBeCloseTo(1);
    expect(chance(1, (thrown) => (thrown.health ?? 0) === 1)).toBeCloseTo(1 / 6);
    // At least one of two dice.
    expect(chanceToPay(2, { health: 1 }, {})).toBeCloseTo(11 / 36);
    expect(chanceToPay(2, { health: 1 }, { health: 1 })).toBe(1);
    // Four of six faces are plain.
    expect(chanceToPay(1, { wild: 1 }, {})).toBeCloseTo(4 / 6);
    expect(chanceOfMisfortune(2, 2)).toBeCloseTo(11 / 36);
    expect(chanceOfMisfortune(2, 0)).toBe(0);
    expect(chanceOfMisfortune(0, 3)).toBe(1);
  });

  test("what can happen is never 0 percent, and what need not never 100", () => {
    expect([0, 0.0001, 0.305, 0.9999, 1].map(percent)).toEqual([0, 1, 31, 99, 100]);
  });

  test("amounts add up", () => {
    expect(sum(counted(["money", "money", "health"]), { money: 1 })).toEqual({ money: 3, health: 1 });
  });
});

describe("what is asked at the table of CV", () => {
  test("cards of the track, the hand and the stacks are chosen where they lie", () => {
    const offers = ["studies", "zoo_trip", "jogging"].map((card) => ({ line: card, verb: "buy", at: `card ${card}` }));
    expect(questionOf(ask([...offers, { line: "done", verb: "done" }]), scene(), 0)).toEqual({
      kind: "table",
      offers: [],
    });
  });

  test("changes of a symbol are further choices beside them", () => {
    const change = { line: "change bad_luck money", verb: "change", text: "Change it" };
    const question = questionOf(ask([{ line: "done", verb: "done" }, change]), scene(), 0);
    expect([question.kind, question.offers.map((each) => each.line)]).toEqual(["table", ["change bad_luck money"]]);
  });

  test("childhood cards and payments rise on a sheet; leaving is no answer", () => {
    const leave = { line: "leave", verb: "leave", is_interrupt: true };
    expect(questionOf(ask([{ line: "pick bicycle", verb: "pick", at: "card bicycle" }, leave]), scene(), 0).kind).toBe(
      "cards",
    );
    expect(questionOf(ask([{ line: "pay 1 money", verb: "pay" }, leave]), scene(), 0).kind).toBe("answers");
  });

  test("places of a stack come from the top down", () => {
    const offers = [1, 0].map((level) => offer({ line: `under ${level}`, verb: "place", to: "health", level }));
    expect(placesFor(offers, "health").map((each) => each.level)).toEqual([0, 1]);
    expect(placesFor(offers, "work")).toEqual([]);
  });
});

test("the age lived is that of the first deck with cards", () => {
  expect(ageOf(scene({ phase: "childhood" }))).toBe("childhood");
  expect(ageOf(scene())).toBe("early_adulthood");
  expect(ageOf(scene({ decks: { early_adulthood: 0, middle_age: 1, old_age: 17 } }))).toBe("middle_age");
  expect(ageOf(scene({ decks: {} }))).toBe("old_age");
});

test("covered cards are shown from the top, as many as there is room for", () => {
  expect(coveredOf(["a", "b", "c"], 2)).toEqual({ shown: ["b", "a"], more: 0 });
  expect(coveredOf(["a", "b", "c", "d"], 2)).toEqual({ shown: ["c"], more: 2 });
  expect(coveredOf([], 2)).toEqual({ shown: [], more: 0 });
});
