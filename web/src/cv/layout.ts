/** What the table of CV shows by itself, and what has to be asked on a sheet. */
import type { Ask, CvLife, CvScene, Offer } from "../protocol/types";
import { atCard, cardAt } from "../table/places";

export const STACKS = ["health", "knowledge", "relationship", "work", "possession"] as const;
export const AGES = ["childhood", "early_adulthood", "middle_age", "old_age"] as const;
/** The bands of the sky that stand for the ages. */
export const AGE_SKIES: Readonly<Record<string, string>> = {
  childhood: "teen",
  early_adulthood: "a1",
  middle_age: "a3",
  old_age: "o1",
};
/** Choices that have a button of their own beside the dice. */
const BUTTONS: readonly string[] = ["roll", "reroll", "keep", "done", "decline"];

export interface CvQuestion {
  readonly kind: "table" | "cards" | "answers";
  readonly offers: readonly Offer[];
}

/** Everything that lies where a seat can click it. */
export function placesOf(scene: CvScene, me: number): ReadonlySet<string> {
  const life = scene.lives[me];
  const cards = [...scene.track, ...scene.bought, ...(life?.hand ?? []), ...(life?.stacks.flat() ?? [])];
  return new Set(["dice", ...cards.filter(Boolean).map((card) => atCard(card))]);
}

export function questionOf(ask: Ask | undefined, scene: CvScene, me: number): CvQuestion {
  const offers = ask?.offers.filter((offer) => !offer.is_interrupt) ?? [];
  const shown = placesOf(scene, me);
  const hidden = offers.filter((offer) => !shown.has(offer.at) && !BUTTONS.includes(offer.verb));
  if (hidden.length < offers.length || !hidden.length) return { kind: "table", offers: hidden };
  return { kind: hidden.every((offer) => cardAt(offer.at)) ? "cards" : "answers", offers: hidden };
}

/** The age that is lived now: that of the first deck with cards, after childhood. */
export function ageOf(scene: CvScene): string {
  if (scene.phase === "setup" || scene.phase === "childhood") return "childhood";
  return AGES.slice(1).find((age) => (scene.decks[age] ?? 0) > 0) ?? "old_age";
}

/** Titles below the active card, from the top down, as many as there is room for; the rest is a number. */
export function coveredOf(stack: readonly string[], room: number): { shown: readonly string[]; more: number } {
  const below = stack.slice(0, -1).toReversed();
  if (below.length <= room) return { shown: below, more: 0 };
  return { shown: below.slice(0, room - 1), more: below.length - room + 1 };
}

export function cardsOf(life: CvLife): number {
  return life.stacks.reduce((count, stack) => count + stack.length, 0);
}

/** Where the cards of this turn may be added to a stack, the top first. */
export function placesFor(offers: readonly Offer[], stack: string): Offer[] {
  return offers.filter((offer) => offer.verb === "place" && offer.to === stack).sort((a, b) => a.level - b.level);
}
