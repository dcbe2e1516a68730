/** What a friend would say before one does it: less time next round, nothing left for the bills, time that is wasted. */
import { MISFORTUNE } from "../cv/dice";
import { STACKS } from "../cv/layout";
import type { Change, CvLife, CvScene, Face, Life, Offer, Track } from "../protocol/types";
import { forecast, layout } from "../look/track";
import { cardAt } from "../table/places";

export interface Nudge {
  readonly id:
    | "web-nudge-end"
    | "web-nudge-stress"
    | "web-nudge-bills"
    | "web-nudge-rest"
    | "web-nudge-token"
    | "web-nudge-cv-buy"
    | "web-nudge-cv-cats"
    | "web-nudge-cv-running"
    | "web-nudge-cv-cover";
  readonly args: Readonly<Record<string, string | number>>;
  readonly goods: Readonly<Record<string, number>>;
}

interface Seen {
  readonly life: Life;
  /** What would be done. */
  readonly verb?: string;
  /** Something that stands in for an Hourglass and has not been used. */
  readonly token?: string;
  readonly changes: readonly Change[];
  readonly stress: Track | undefined;
  /** The Stress that each age to come begins with, the next one first. */
  readonly coming?: Readonly<Record<string, number>>;
}

/** Whether the Stress that the next age begins with would end this life: as it is now, or after the choice in hand. */
function endAhead({ life, changes, stress, coming = {} }: Seen, when: "now" | "then"): Nudge | undefined {
  const change = changes.find((each) => when === "then" && each.seat === life.seat && each.what === "stress");
  const place = change?.after ?? life.tracks["stress"] ?? 0;
  const isLiving = life.is_alive && stress !== undefined && place <= stress.high;
  const next = isLiving ? forecast(stress, place, coming)[0] : undefined;
  return next?.isEnd ? { id: "web-nudge-end", args: { age: next.age, count: next.count, when }, goods: {} } : undefined;
}

/** Says once what would end a life, before or after it became so, and again only when it has been otherwise. */
export class Foretold {
  /** By seat, in which version of the table. */
  readonly #said = new Map<number, number>();

  once(seen: Seen, version: number, isPicked: boolean): Nudge | undefined {
    const { seat } = seen.life;
    const now = endAhead(seen, "now");
    if (!now) this.#said.delete(seat);
    const nudge = !isPicked ? now : now ? undefined : endAhead(seen, "then");
    if (!nudge || (this.#said.get(seat) ?? version) !== version) return undefined;
    this.#said.set(seat, version);
    return nudge;
  }
}

export function nudgeOf({ life, verb = "", token = "", changes, stress, coming = {} }: Seen): Nudge | undefined {
  const after = (what: string, now: number): number =>
    changes.find((each) => each.seat === life.seat && each.what === what)?.after ?? now;
  const lies = stress ? layout(stress, 100, 0) : undefined;
  const from = life.tracks["stress"] ?? 0;
  const to = after("stress", from);
  /* Hourglasses are dealt when the next age has begun, with the Stress that it brings. */
  const [before, behind] = [from, to].map((place) => {
    const next = stress ? forecast(stress, place, coming)[0] : undefined;
    return next && lies?.partOf(next.place);
  });
  if (before && behind && behind.place > before.place) {
    return { id: "web-nudge-stress", args: { count: behind.number, before: before.number }, goods: {} };
  }
  if (verb === "rest" && to === from && !changes.some((each) => each.what !== "hourglass" && each.what !== "used")) {
    return { id: "web-nudge-rest", args: {}, goods: {} };
  }
  if (verb === "pass" && token) return { id: "web-nudge-token", args: { token }, goods: {} };
  // Bills matter when nothing can be earned any more.
  if (after("hourglass", life.counters["hourglass"] ?? 0) > 0) return undefined;
  const missing = Object.entries(life.bills).filter(([good, count]) => {
    const has = life.counters[good] ?? 0;
    const left = after(good, has);
    return left < count && left < has;
  });
  return missing.length ? { id: "web-nudge-bills", args: {}, goods: Object.fromEntries(missing) } : undefined;
}

interface CvSeen {
  readonly life: CvLife;
  readonly scene: CvScene;
  readonly offer: Offer;
  readonly offers: readonly Offer[];
  readonly face: (card: string) => Face | undefined;
}

/** What active cards ask to be kept this turn. */
function runningCosts(life: CvLife, face: (card: string) => Face | undefined): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const stack of life.stacks) {
    for (const [good, count] of Object.entries(face(stack.at(-1) ?? "")?.levels[0]?.upkeep ?? {})) {
      sum[good] = (sum[good] ?? 0) + count;
    }
  }
  return sum;
}

export function cvNudgeOf({ life, scene, offer, offers, face }: CvSeen): Nudge | undefined {
  const card = (at: string): string => face(cardAt(at))?.name ?? "";
  const nudge = (id: Nudge["id"], args: Nudge["args"] = {}, goods: Nudge["goods"] = {}): Nudge => ({ id, args, goods });
  switch (offer.verb) {
    case "done": {
      const more = offers.find((each) => each.verb === "buy");
      return more && nudge("web-nudge-cv-buy", { card: card(more.at) });
    }
    case "reroll": {
      const cats = scene.dice.filter((die) => die.face === "bad_luck").length + (life.tokens.bad_luck ?? 0);
      return cats === MISFORTUNE - 1 ? nudge("web-nudge-cv-cats", { count: cats }) : undefined;
    }
    case "buy": {
      const cost = face(cardAt(offer.at))?.levels[0]?.cost ?? {};
      const has = (good: string): number => (scene.ready[good] ?? 0) + (scene.loose[good] ?? 0);
      const missing = Object.entries(runningCosts(life, face)).filter(
        ([good, count]) => has(good) >= count && has(good) - (cost[good] ?? 0) < count,
      );
      return missing.length ? nudge("web-nudge-cv-running", {}, Object.fromEntries(missing)) : undefined;
    }
    case "place": {
      const top = face(life.stacks[STACKS.findIndex((each) => each === offer.to)]?.at(-1) ?? "");
      const gives = top?.levels[0]?.reward ?? {};
      return top && offer.level === 0 && Object.keys(gives).length
        ? nudge("web-nudge-cv-cover", { card: top.name }, gives)
        : undefined;
    }
    default:
      return undefined;
  }
}
