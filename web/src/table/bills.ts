/** The bills of an upkeep, from what is asked. */
import type { Ask, Change, Offer, Refused } from "../protocol/types";
import { atCard, cardAt } from "./places";

export interface Bill {
  readonly card: string;
  /** Paying it, where one can. */
  readonly pay: Offer | undefined;
  readonly choices: readonly (Offer | Refused)[];
}

const PAYS = ["pay", "collect"];

export function billsOf(ask: Ask | undefined): Bill[] {
  const cards: string[] = [];
  const all = [...(ask?.offers.filter((offer) => !offer.is_interrupt) ?? []), ...(ask?.refused ?? [])];
  for (const { at } of all) {
    const card = cardAt(at);
    if (card && !cards.includes(card)) cards.push(card);
  }
  return cards.map((card) => {
    const here = all.filter((each) => each.at === atCard(card));
    const pay = ask?.offers.find((offer) => offer.at === atCard(card) && PAYS.includes(offer.verb));
    // Paying always comes first, whether it can be done or not.
    const choices = here.sort((a, b) => Number(!PAYS.includes(a.verb)) - Number(!PAYS.includes(b.verb)));
    return { card, pay, choices };
  });
}

/** What a seat would have more or less of. */
export function changesOf(changes: readonly Change[], seat: number): Record<string, number> {
  const mine = changes.filter((change) => change.seat === seat && change.what !== "used");
  return Object.fromEntries(mine.map(({ what, before, after }) => [what, after - before]));
}

/** In the order one has put them; new ones at the end. */
export function sorted(bills: readonly Bill[], order: readonly string[]): Bill[] {
  const place = (bill: Bill): number => (order.includes(bill.card) ? order.indexOf(bill.card) : order.length);
  return [...bills].sort((a, b) => place(a) - place(b));
}

/** The same list with one of them so many places later. */
export function moved(cards: readonly string[], card: string, by: number): string[] {
  const rest = cards.filter((each) => each !== card);
  const place = Math.max(0, Math.min(rest.length, cards.indexOf(card) + by));
  return [...rest.slice(0, place), card, ...rest.slice(place)];
}
