/** What lies where on the table, whatever the modules. */
import type { Ask, Board, Offer, PursuitScene, Row, Space } from "../protocol/types";
import { atCard, cardAt, atGoal, atPile, atSpace, idAt } from "../table/places";

/** More rows than these go into the drawer. */
const ROWS_SHOWN = 4;

export interface Layout {
  readonly plain: readonly Space[];
  readonly rows: readonly Row[];
  /** The drawer, page by page. */
  readonly pages: readonly Page[];
}

/** What one module lays on the table. */
export interface Page {
  /** The module, or the pile of a row without a board. */
  readonly id: string;
  readonly rows: readonly Row[];
  /** Those that do not head a row. */
  readonly spaces: readonly Space[];
  readonly boards: readonly Board[];
  /** Cards that only their owner sees. */
  readonly hand: readonly string[];
}

/** `moduleOf` tells which module a card in hand belongs to. */
export function layoutOf(scene: PursuitScene, hand: readonly string[], moduleOf: (card: string) => string): Layout {
  const withRow = new Set(scene.spaces.map((space) => space.row).filter(Boolean));
  const main = scene.spaces.filter((space) => !space.board && !space.is_covered);
  const rows = scene.rows.filter((row) => row.cards.length || withRow.has(row.pile));
  return {
    plain: main.filter((space) => !space.row),
    rows: rows.slice(0, ROWS_SHOWN),
    pages: pagesOf(scene, rows.slice(ROWS_SHOWN), hand, moduleOf),
  };
}

function pagesOf(
  scene: PursuitScene,
  rows: readonly Row[],
  hand: readonly string[],
  moduleOf: (card: string) => string,
): Page[] {
  const module = new Map(scene.boards.map((board) => [board.id, board.module]));
  const inRows = new Set(rows.flatMap((row) => row.cards));
  const pageOf = (row: Row): string =>
    module.get(scene.spaces.find((space) => space.row === row.pile)?.board ?? "") ?? row.pile;
  const mine = hand.filter((card) => card && moduleOf(card));
  const ids = [...scene.boards.map((board) => board.module), ...rows.map(pageOf), ...mine.map(moduleOf)];
  return [...new Set(ids)].map((id) => ({
    id,
    rows: rows.filter((row) => pageOf(row) === id),
    spaces: scene.spaces.filter((space) => !space.row && space.board && module.get(space.board) === id),
    boards: scene.boards
      .filter((board) => board.module === id)
      // A zone that is a row lies there already.
      .map((board) => ({ ...board, zones: board.zones.filter((zone) => !isRow(zone, inRows)) })),
    hand: mine.filter((card) => moduleOf(card) === id),
  }));
}

function isRow(zone: Board["zones"][number], inRows: ReadonlySet<string>): boolean {
  return zone.cards.length > 0 && zone.cards.every((held) => inRows.has(held.card));
}

/** Every row, wherever it lies. */
export function rowsOf(layout: Layout): Row[] {
  return [...layout.rows, ...layout.pages.flatMap((page) => page.rows)];
}

/** The page that holds a place, and nothing else does; empty where there is none. */
export function pageWith(pages: readonly Page[], at: string): string {
  const has = (page: Page): boolean =>
    page.rows.some((row) => at === atPile(row.pile) || row.cards.some((card) => at === atCard(card))) ||
    page.spaces.some((space) => at === atSpace(space.id)) ||
    page.boards.some((board) => board.zones.some((zone) => zone.cards.some((held) => at === atCard(held.card)))) ||
    page.hand.some((card) => at === atCard(card));
  return pages.find(has)?.id ?? "";
}

/** The page that a question is about: all that can be chosen lies there. */
export function pageOfQuestion(ask: Ask | undefined, pages: readonly Page[]): string {
  return onlyOne(placesOf(ask).map((at) => pageWith(pages, at)));
}

/** The row that a question is about, in the same way. */
export function rowOfQuestion(ask: Ask | undefined, rows: readonly Row[]): string {
  const pileOf = (at: string): string => rows.find((row) => row.cards.some((card) => at === atCard(card)))?.pile ?? "";
  return onlyOne(placesOf(ask).map(pileOf));
}

/** Whether Life Goals are all that can be chosen. */
export function isOfGoals(ask: Ask | undefined): boolean {
  const found = placesOf(ask);
  return found.length > 0 && found.every((at) => idAt("goal", at) !== "");
}

function placesOf(ask: Ask | undefined): string[] {
  return ask?.offers.filter((offer) => !offer.is_interrupt && offer.at).map((offer) => offer.at) ?? [];
}

function onlyOne(found: readonly string[]): string {
  return new Set(found).size === 1 ? (found[0] ?? "") : "";
}

/** A token that every player has once: whether it is still there. */
export interface PlayerToken {
  readonly id: string;
  readonly title: string;
  readonly isLeft: boolean;
}

/** Zones without cards hold tokens of the players. */
export function tokensOf(scene: PursuitScene, seat: number): PlayerToken[] {
  return scene.boards
    .flatMap((board) => board.zones)
    .filter((zone) => !zone.cards.length && !zone.places && zone.by_seat.length > seat)
    .map((zone) => ({ id: zone.id, title: zone.title, isLeft: (zone.by_seat[seat] ?? 0) > 0 }));
}

/** Everything that has a place on the table of a seat. */
export function places(scene: PursuitScene, me: number): ReadonlySet<string> {
  const found = new Set<string>();
  const card = (id: string): unknown => id && found.add(atCard(id));
  for (const space of scene.spaces) found.add(atSpace(space.id));
  for (const row of scene.rows) {
    found.add(atPile(row.pile));
    row.cards.forEach(card);
  }
  for (const zone of scene.boards.flatMap((board) => board.zones)) zone.cards.forEach((held) => card(held.card));
  for (const goal of scene.goals) found.add(atGoal(goal.card));
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
  return { kind: hidden.every((offer) => cardAt(offer.at)) ? "cards" : "answers", offers: hidden };
}
