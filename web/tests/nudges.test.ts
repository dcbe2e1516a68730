import { describe, expect, it } from "vitest";
import { cvNudgeOf, Foretold, nudgeOf } from "../src/guide/nudges";
import type { CvLife, CvScene, Face, Life, Offer, Track } from "../src/protocol/types";

const STRESS = {
  id: "stress",
  name: "Stress",
  low: 1,
  high: 5,
  sections: [
    { id: "green", spaces: 2, number: 8 },
    { id: "red", spaces: 3, number: 3 },
  ],
} as Track;

function life(parts: Partial<Life>): Life {
  const counters = { money: 3, hourglass: 1 };
  return {
    seat: 0,
    is_alive: true,
    counters,
    tracks: { stress: 2 },
    bills: { money: 2 },
    ...parts,
  } as Life;
}
const change = (what: string, before: number, after: number) => ({ seat: 0, what, before, after });

describe("a nudge", () => {
  it("tells that the next section has fewer Hourglasses", () => {
    const seen = { life: life({}), changes: [change("stress", 2, 3)], stress: STRESS };
    const told = { id: "web-nudge-stress", args: { count: 3, before: 8 } };
    expect(nudgeOf({ ...seen, coming: { adult: 0 } })).toMatchObject(told);
    // With the Stress that the next age brings, the section is another one already; and after the last age there is none.
    expect(nudgeOf({ ...seen, coming: { old: 1 } })).toBeUndefined();
    expect(nudgeOf({ ...seen, coming: {} })).toBeUndefined();
    const early = { ...seen, life: life({ tracks: { stress: 1 } }), changes: [change("stress", 1, 2)] };
    expect(nudgeOf({ ...early, coming: { old: 1 } })).toMatchObject(told);
  });
  it("says once that the next age would end this life: before it is so, or when it has become so", () => {
    const seen = { life: life({}), changes: [change("stress", 2, 3)], stress: STRESS, coming: { old: 3, older: 6 } };
    const then = { ...seen, life: life({ tracks: { stress: 3 } }), changes: [] };
    const before = new Foretold();
    expect(before.once(seen, 1, false)).toBeUndefined();
    expect(before.once(seen, 1, true)).toMatchObject({
      id: "web-nudge-end",
      args: { age: "old", count: 3, when: "then" },
    });
    expect(before.once(seen, 1, true)).toBeDefined();
    expect(before.once(then, 2, false)).toBeUndefined();
    const after = new Foretold();
    expect(after.once(then, 2, false)?.args["when"]).toBe("now");
    expect(after.once({ ...then, changes: [change("stress", 3, 4)] }, 2, true)).toBeUndefined();
    expect(after.once(then, 2, false)).toBeDefined();
    expect(after.once(then, 3, false)).toBeUndefined();
    expect(after.once(seen, 4, false)).toBeUndefined();
    expect(after.once(then, 5, false)).toBeDefined();
  });
  it("is silent about ages to come where a choice ends this life, or it has ended", () => {
    const seen = { life: life({}), changes: [change("stress", 2, 6)], stress: STRESS, coming: { old: 3 } };
    expect(new Foretold().once(seen, 1, true)).toBeUndefined();
    const over = life({ is_alive: false, tracks: { stress: 5 } });
    expect(new Foretold().once({ ...seen, life: over }, 1, false)).toBeUndefined();
  });
  it("tells what the bills will miss, once the last Hourglass is used", () => {
    const changes = [change("hourglass", 1, 0), change("money", 3, 1)];
    expect(nudgeOf({ life: life({}), changes, stress: STRESS })).toMatchObject({ goods: { money: 2 } });
  });
  it("is silent as long as something can still be earned", () => {
    const rich = life({ counters: { money: 3, hourglass: 2 } });
    const changes = [change("hourglass", 2, 1), change("money", 3, 1)];
    expect(nudgeOf({ life: rich, changes, stress: STRESS })).toBeUndefined();
  });
});

describe("a nudge about time", () => {
  it("tells that resting would move nothing", () => {
    const changes = [change("hourglass", 1, 0)];
    const seen = { life: life({ bills: {} }), verb: "rest", changes, stress: STRESS };
    expect(nudgeOf(seen)?.id).toBe("web-nudge-rest");
    expect(nudgeOf({ ...seen, changes: [...changes, change("stress", 2, 1)] })).toBeUndefined();
  });
  it("tells of a token that would go unused", () => {
    const seen = { life: life({ bills: {} }), verb: "pass", changes: [], stress: STRESS };
    expect(nudgeOf({ ...seen, token: "Cloud token" })?.args).toEqual({ token: "Cloud token" });
    expect(nudgeOf(seen)).toBeUndefined();
  });
});

describe("a nudge in CV", () => {
  const CARDS: Readonly<Record<string, Face>> = {
    studies: { name: "Studies", levels: [{ cost: { knowledge: 1 }, upkeep: {}, reward: { knowledge: 1 } }] },
    car: { name: "Car", levels: [{ cost: {}, upkeep: { knowledge: 1 }, reward: {} }] },
  } as unknown as Record<string, Face>;
  const scene = (parts: Partial<CvScene> = {}): CvScene =>
    ({ dice: [], ready: { knowledge: 1 }, loose: {}, ...parts }) as unknown as CvScene;
  const cv = (stacks: string[][]): CvLife => ({ stacks, tokens: { bad_luck: 1 } }) as unknown as CvLife;
  const offer = (verb: string, parts: Partial<Offer> = {}): Offer =>
    ({ line: verb, verb, at: "card studies", level: 0, to: "", ...parts }) as Offer;
  const seen = { life: cv([[], [], [], [], []]), scene: scene(), offers: [], face: (card: string) => CARDS[card] };

  it("tells what can still be bought", () => {
    expect(cvNudgeOf({ ...seen, offer: offer("done"), offers: [offer("buy")] })?.args).toEqual({ card: "Studies" });
    expect(cvNudgeOf({ ...seen, offer: offer("done") })).toBeUndefined();
  });
  it("counts the cats before the third", () => {
    const dice = [{ face: "bad_luck", is_frozen: true }];
    expect(cvNudgeOf({ ...seen, scene: scene({ dice }), offer: offer("reroll") })?.args).toEqual({ count: 2 });
    expect(cvNudgeOf({ ...seen, offer: offer("reroll") })).toBeUndefined();
  });
  it("tells what is missing for what cards ask each turn", () => {
    const life = cv([[], [], [], [], ["car"]]);
    expect(cvNudgeOf({ ...seen, life, offer: offer("buy") })?.goods).toEqual({ knowledge: 1 });
    expect(
      cvNudgeOf({ ...seen, life, scene: scene({ ready: { knowledge: 2 } }), offer: offer("buy") }),
    ).toBeUndefined();
  });
  it("tells which card would be covered", () => {
    const life = cv([[], ["studies"], [], [], []]);
    const placed = offer("place", { to: "knowledge" });
    expect(cvNudgeOf({ ...seen, life, offer: placed })?.args).toEqual({ card: "Studies" });
    expect(cvNudgeOf({ ...seen, life, offer: { ...placed, level: 1 } })).toBeUndefined();
  });
});
