import { describe, expect, it } from "vitest";
import { billsAhead, nudgeOf } from "../src/guide/nudges";
import type { Face, Life, Track } from "../src/protocol/types";

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
