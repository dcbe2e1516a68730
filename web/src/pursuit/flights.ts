/** What moved between two pictures of the table, and from where to where. */
import type { Life, PursuitScene } from "../protocol/types";
import { atSpace } from "../table/places";

export interface Moved {
  readonly good: string;
  readonly seat: number;
  /** How many came (or, if negative, went). */
  readonly by: number;
}

/** An Hourglass that came to stand somewhere. */
export interface Placed {
  readonly seat: number;
  readonly at: string;
}

const OWNED = ["knowledge", "creativity", "influence", "money"];

export function movedGoods(before: PursuitScene, now: PursuitScene): Moved[] {
  const amount = (life: Life | undefined, good: string): number => life?.counters[good] ?? life?.tracks[good] ?? 0;
  return now.lives.flatMap((life) =>
    [...OWNED, "lth", "popularity"]
      .map((good) => ({ good, seat: life.seat, by: amount(life, good) - amount(before.lives[life.seat], good) }))
      .filter(({ by }) => by !== 0),
  );
}

export function placedTime(before: PursuitScene, now: PursuitScene): Placed[] {
  const old = new Map(before.spaces.map((space) => [space.id, space.stands]));
  return now.spaces.flatMap((space) =>
    space.stands
      .map((count, seat) => ({ seat, at: atSpace(space.id), by: count - (old.get(space.id)?.[seat] ?? 0) }))
      .filter(({ by }) => by > 0)
      .map(({ seat, at }) => ({ seat, at })),
  );
}

/** A card that somebody has now and that lay open for all before. */
export interface Taken {
  readonly seat: number;
  readonly card: string;
}

function cardsOf(life: Life | undefined): string[] {
  return [...(life?.cards ?? []), ...(life?.aside ?? [])].map((held) => held.card);
}

export function takenCards(before: PursuitScene, now: PursuitScene): Taken[] {
  const open = new Set(before.rows.flatMap((row) => row.cards).filter(Boolean));
  return now.lives.flatMap((life) =>
    cardsOf(life)
      .filter((card) => open.has(card))
      .map((card) => ({ seat: life.seat, card })),
  );
}
