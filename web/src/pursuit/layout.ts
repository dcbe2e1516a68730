/** What lies where on the table, whatever the modules. */
import type { Ask, Offer, PursuitScene, Row, Space } from "../protocol/types";

/** More rows than these go into the drawer. */
export const ROWS_SHOWN = 4;

export interface Layout {
  readonly plain: readonly Space[];
  readonly rows: readonly Row[];
  readonly drawerRows: readonly Row[];
  readonly drawerSpaces: readonly Space[];
}

export function layoutOf(scene: PursuitScene): Layout {
  const withRow = new Set(scene.spaces.map((space) => space.row).filter(Boolean));
  const main = scene.spaces.filter((space) => !space.board && !space.is_covered);
  const rows = scene.rows.filter((row) => row.cards.length || withRow.has(row.pile));
  return {
    plain: main.filter((space) => !space.row),
    rows: rows.slice(0, ROWS_SHOWN),
    drawerRows: rows.slice(ROWS_SHOWN),
    drawerSpaces: scene.spaces.filter((space) => space.board),
  };
}

/** Everything that has a place on the table of a seat. */
export function places(scene: PursuitScene, me: number): ReadonlySet<string> {
  const found = new Set<string>();
  const card = (id: string): unknown => id && found.add(`card ${id}`);
  for (const space of scene.spaces) found.add(`space ${space.id}`);
  for (const row of scene.rows) {
    found.add(`pile ${row.pile}`);
    row.cards.forEach(card);
  }
  for (const zone of scene.boards.flatMap((board) => board.zones)) zone.cards.forEach((held) => card(held.card));
  for (const goal of scene.goals) found.add(`goal ${goal.card}`);
  for (const life of scene.lives) {
    life.cards.forEach((held) => card(held.card));
    if (life.seat === me) [...life.aside.map((held) => held.card), life.trait].forEach(card);
  }
  return found;
}

export type Kind = "table" | "bills" | "cards" | "answers";

export interface Question {
  /** On the table itself, or on a sheet that rises over it. */
  readonly kind: Kind;
  /** What the sheet lists; for a question of the table what cannot be seen there. */
  readonly offers: readonly Offer[];
}

export function questionOf(ask: Ask | undefined, shown: ReadonlySet<string>): Question {
  const offers = ask?.offers.filter((offer) => !offer.is_interrupt) ?? [];
  if (ask?.step.startsWith("upkeep.bill")) return { kind: "bills", offers };
  const hidden = offers.filter((offer) => !shown.has(offer.at));
  if (hidden.length * 2 <= offers.length) return { kind: "table", offers: hidden };
  return { kind: hidden.every((offer) => offer.at.startsWith("card ")) ? "cards" : "answers", offers: hidden };
}
