/** What a friend would say before one does it: fewer Hourglasses next round, or nothing left for the bills. */
import type { Change, Face, Life, Track } from "../protocol/types";
import { layout } from "../look/track";

export interface Nudge {
  readonly id: "web-nudge-stress" | "web-nudge-bills";
  readonly args: Readonly<Record<string, string | number>>;
  readonly goods: Readonly<Record<string, number>>;
}

interface Seen {
  readonly life: Life;
  readonly changes: readonly Change[];
  readonly stress: Track | undefined;
  readonly face: (card: string) => Face | undefined;
}

/** What the cards of a life will ask in the next Upkeep Phase, Hourglasses aside: those come back by themselves. */
export function billsAhead(life: Life, face: (card: string) => Face | undefined): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const held of life.cards) {
    const upkeep = face(held.card)?.levels[held.level]?.upkeep ?? {};
    for (const [good, count] of Object.entries(upkeep)) {
      if (good !== "hourglass") sum[good] = (sum[good] ?? 0) + count;
    }
  }
  return sum;
}

export function nudgeOf({ life, changes, stress, face }: Seen): Nudge | undefined {
  const after = (what: string, now: number): number =>
    changes.find((each) => each.seat === life.seat && each.what === what)?.after ?? now;
  const lies = stress ? layout(stress, 100, 0) : undefined;
  const from = life.tracks["stress"] ?? 0;
  const to = after("stress", from);
  const [before, behind] = [lies?.partOf(from), lies?.partOf(to)];
  if (before && behind && behind.place > before.place) {
    return { id: "web-nudge-stress", args: { count: behind.number, before: before.number }, goods: {} };
  }
  // Bills matter when nothing can be earned any more.
  if (after("hourglass", life.counters["hourglass"] ?? 0) > 0) return undefined;
  const missing = Object.entries(billsAhead(life, face)).filter(([good, count]) => {
    const has = life.counters[good] ?? 0;
    const left = after(good, has);
    return left < count && left < has;
  });
  return missing.length ? { id: "web-nudge-bills", args: {}, goods: Object.fromEntries(missing) } : undefined;
}
