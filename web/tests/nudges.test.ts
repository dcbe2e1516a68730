import { describe, expect, it } from "vitest";
import { billsAhead, cvNudgeOf, nudgeOf } from "../src/guide/nudges";
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
const FACE = { levels: [{ upkeep: { money: 2, hourglass: 1 } }] } as unknown as Face;

function life(parts: Partial<Life>): Life {
  const counters = { money: 3, hourglass: 1 };
  return { seat: 0, counters, tracks: { stress: 2 }, cards: [{ card: "flat", level: 0 }], ...parts } as Life;
}
const face = (): Face => FACE;
const change = (what: string, before: number, after: number) => ({ seat: 0, what, before, after });

describe("a nudge", () => {
  it("counts what the cards will ask, but not the time they take", () => {
    expect(billsAhead(life({}), face)).toEqual({ money: 2 });
  });
  it("tells that the next section has fewer Hourglasses", () => {
    const nudge = nudgeOf({ life: life({}), changes: [change("stress", 2, 3)], stress: STRESS, face });
    expect(nudge).toMatchObject({ id: "web-nudge-stress", args: { count: 3, before: 8 } });
  });
  it("tells what the bills will miss, once the last Hourglass is used", () => {
    const changes = [change("hourglass", 1, 0), change("money", 3, 1)];
    expect(nudgeOf({ life: life({}), changes, stress: STRESS, face })).toMatchObject({ goods: { money: 2 } });
  });
  it("is silent as long as something can still be earned", () => {
    const rich = life({ counters: { money: 3, hourglass: 2 } });
    const changes = [change("hourglass", 2, 1), change("money", 3, 1)];
    expect(nudgeOf({ life: rich, changes, stress: STRESS, face })).toBeUndefined();
  });
});

describe("a nudge about time", () => {
  it("tells that resting would move nothing", () => {
    const changes = [change("hourglass", 1, 0)];
    const seen = { life: life({ cards: [] }), verb: "rest", changes, stress: STRESS, face };
    expect(nudgeOf(seen)?.id).toBe("web-nudge-rest");
    expect(nudgeOf({ ...seen, changes: [...changes, change("stress", 2, 1)] })).toBeUndefined();
  });
  it("tells of a token that would go unused", () => {
    const seen = { life: life({ cards: [] }), verb: "pass", changes: [], stress: STRESS, face };
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
