/** What the pages of the drawer are called, and whether one can do something there. */
import { PLACES } from "../look/places";
import type { GameBook } from "../state/games.svelte";
import type { Desk } from "../table/desk.svelte";
import type { Page } from "./layout";
import { atCard } from "../table/places";

export function titleOf(book: GameBook, page: Page): string {
  return book.info.modules.find((module) => module.id === page.id)?.name ?? book.word("pile", page.id);
}

/** All cards that lie there. */
export function cardsOf(page: Page): string[] {
  return [
    ...page.rows.flatMap((row) => row.cards),
    ...page.boards.flatMap((board) => board.zones.flatMap((zone) => zone.cards.map((held) => held.card))),
    ...page.hand,
  ].filter(Boolean);
}

export function isOpenTo(desk: Desk, page: Page): boolean {
  return desk.isAsked && cardsOf(page).some((card) => desk.state(atCard(card)) === "possible");
}

export function pictureOf(book: GameBook, page: Page): string {
  const module = book.info.modules.find((each) => each.id === page.id);
  return module?.picture || (book.face(cardsOf(page)[0] ?? "")?.picture ?? PLACES.unknown);
}
