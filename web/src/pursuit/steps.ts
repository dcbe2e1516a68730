import type { Offer, Refused } from "../protocol/types";
import { PARTINGS, type Spot } from "../table/desk.svelte";

/** The next step with a card that one has: what can be done, else why the nearest higher level cannot. */
export function nextStep(spot: Spot, level: number): Offer | Refused | undefined {
  const isStep = (each: Offer | Refused): boolean => !PARTINGS.includes(each.verb);
  const isRetiring = (each: Offer | Refused): boolean => each.verb === "retire";
  const higher = spot.refused
    .filter((each) => isStep(each) && (each.level < 0 || each.level > level))
    .sort((a, b) => a.level - b.level);
  return spot.offers.find(isStep) ?? spot.offers.find(isRetiring) ?? higher[0] ?? spot.refused.find(isRetiring);
}
