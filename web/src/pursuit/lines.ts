/** What can be done with the lines of a card, from what is offered and refused there. */
import type { LineState } from "../cards/levels";
import type { Face, FilledRole } from "../protocol/types";
import type { Spot } from "../table/desk.svelte";

export function linesOf(
  face: Face,
  spot: Spot,
  roles: readonly FilledRole[] = [],
  reached = -1,
  isSlot = false,
): LineState[] {
  return face.levels.map((_, place) => {
    const offer = spot.offers.find((each) => each.level === place || (each.level < 0 && place === 0 && !isSlot));
    const isFar = !offer && spot.refused.some((each) => each.level === place);
    const price = offer && Object.keys(offer.price).length ? offer.price : undefined;
    const seat = roles.find((role) => role.card === face.id && role.role === place)?.seat;
    return {
      state: offer ? "possible" : isFar ? "far" : "none",
      price,
      isReached: place === reached,
      ...(seat === undefined ? {} : { seat }),
    };
  });
}
