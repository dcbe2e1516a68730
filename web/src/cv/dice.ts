/** Choosing dice to throw again, and what chance has to say about it. */
import type { Die, Offer } from "../protocol/types";

const FACES = ["health", "knowledge", "relationship", "money", "good_luck", "bad_luck"] as const;
const PLAIN: readonly string[] = FACES.slice(0, 4);
/** So much bad luck is a misfortune. */
export const MISFORTUNE = 3;

type Amounts = Readonly<Record<string, number>>;

export function counted(faces: readonly string[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const face of faces) found[face] = (found[face] ?? 0) + 1;
  return found;
}

export function sum(...all: readonly Amounts[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const amounts of all)
    for (const [name, count] of Object.entries(amounts)) found[name] = (found[name] ?? 0) + count;
  return found;
}

/** The offer that throws these dice. Of dice that show the same, the server names the first ones: it makes no difference. */
export function throwOf(
  dice: readonly Die[],
  chosen: ReadonlySet<number>,
  offers: readonly Offer[],
): Offer | undefined {
  const facesOf = (places: Iterable<number>): string =>
    [...places]
      .map((place) => dice[place]?.face ?? "")
      .sort()
      .join(" ");
  const wanted = facesOf(chosen);
  return offers.find((offer) => offer.verb === "reroll" && facesOf(offer.dice) === wanted);
}

/** The dice that may be thrown again: those that any offer takes, and all that show the same. */
export function throwable(dice: readonly Die[], offers: readonly Offer[]): ReadonlySet<number> {
  const faces = new Set(offers.flatMap((offer) => offer.dice).map((place) => dice[place]?.face));
  return new Set(dice.flatMap((die, place) => (faces.has(die.face) && !die.is_frozen ? [place] : [])));
}

/** What a price asks beyond what is there, before anything is changed or played. */
export function lacking(cost: Amounts, have: Amounts): { symbols: Record<string, number>; any: number } {
  const symbols: Record<string, number> = {};
  let wild = have.wild ?? 0;
  let spare = 0;
  for (const face of FACES) {
    const left = (have[face] ?? 0) - (cost[face] ?? 0);
    if (left >= 0) spare += PLAIN.includes(face) ? left : 0;
    else {
      const helped = PLAIN.includes(face) ? Math.min(wild, -left) : 0;
      wild -= helped;
      if (-left > helped) symbols[face] = -left - helped;
    }
  }
  return { symbols, any: Math.max(0, (cost.wild ?? 0) - spare - wild) };
}

/** How often in a hundred so many dice pay the rest of a price, with what is kept. */
export function chanceToPay(thrown: number, cost: Amounts, have: Amounts): number {
  return chance(thrown, (shown) => {
    const left = lacking(cost, sum(have, shown));
    return left.any === 0 && Object.keys(left.symbols).length === 0;
  });
}

export function chanceOfMisfortune(thrown: number, badLuck: number): number {
  return chance(thrown, (shown) => badLuck + (shown.bad_luck ?? 0) >= MISFORTUNE);
}

/** The share of all throws of so many dice that fit. */
export function chance(thrown: number, fits: (shown: Record<string, number>) => boolean): number {
  const walk = (face: number, left: number, ways: number, shown: Record<string, number>): number => {
    const name = FACES[face];
    if (name === undefined) return left === 0 && fits(shown) ? ways : 0;
    let found = 0;
    // So many of the dice that are left show this face, in so many orders.
    for (let count = 0, orders = 1; count <= left; orders = (orders * (left - count)) / (count + 1), count += 1) {
      found += walk(face + 1, left - count, ways * orders, { ...shown, [name]: count });
    }
    return found;
  };
  return walk(0, thrown, 1, {}) / FACES.length ** thrown;
}

/** Whole percent; what can happen is never 0, and what need not never 100. */
export function percent(share: number): number {
  const whole = Math.round(share * 100);
  if (share > 0 && whole === 0) return 1;
  return share < 1 && whole === 100 ? 99 : whole;
}
