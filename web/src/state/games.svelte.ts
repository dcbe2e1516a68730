import type { Face, GameInfo, Remembered, Rulebook, TableInfo, Track } from "../protocol/types";
import { ask, askAll } from "./api";
import { breath } from "./breath";
import { settings } from "./settings.svelte";

const kept = new Map<string, Promise<unknown>>();

/** Fetched once for each language; a failure is not kept. */
function once<T>(path: string, fetch: (path: string) => Promise<T>): Promise<T> {
  const known = kept.get(path) as Promise<T> | undefined;
  if (known) return known;
  const asked = fetch(path);
  kept.set(path, asked);
  asked.catch(() => kept.delete(path));
  return asked;
}

export function games(lang = settings.lang): Promise<GameInfo[]> {
  return once(`/api/games?lang=${lang}`, (path) => askAll<GameInfo>("GameInfo", path));
}

/** All cards, or those of the box and of the modules and sets that are named; `-` for the box alone. */
export function faces(game: string, edition: string, lang = settings.lang, of = ""): Promise<Face[]> {
  const path = `/api/games/${game}/cards?lang=${lang}&edition=${edition}${of && `&of=${of}`}`;
  return once(path, () => askAll<Face>("Face", path));
}

/** Nothing but the cards of the box. */
export const BOX = "-";
/** What lies on a table besides the cards of the box. */
const partsOf = ({ modules, sets }: TableInfo): string => [...modules, ...sets].join() || BOX;

export function memories(game: string, edition: string, lang = settings.lang): Promise<Remembered[]> {
  return once(`/api/games/${game}/memories?lang=${lang}&edition=${edition}`, (path) =>
    askAll<Remembered>("Remembered", path),
  );
}

export function rulebook(game: string, lang = settings.lang): Promise<Rulebook> {
  return once(`/api/games/${game}/rules?lang=${lang}`, (path) => ask<Rulebook>("Rulebook", path));
}

/** The words, tracks and cards of one game in one language, as tables and galleries use them. */
export class GameBook {
  readonly #faces: Map<string, Face>;

  constructor(
    readonly info: GameInfo,
    faces: readonly Face[],
  ) {
    this.#faces = new Map(faces.map((face) => [face.id, face]));
  }

  get id(): string {
    return this.info.id;
  }

  /** `book.word("space", "study")`; an id without a word is shown as it is, with spaces. */
  word(kind: string, id: string): string {
    return this.info.words[`${kind}-${id}`] ?? id.replaceAll("_", " ");
  }

  hasWord(kind: string, id: string): boolean {
    return `${kind}-${id}` in this.info.words;
  }

  face(card: string): Face | undefined {
    return this.#faces.get(card);
  }

  faces(): Face[] {
    return [...this.#faces.values()];
  }

  /** Takes in more cards, and tells them in their order. Those it has stay: what shows them is not drawn anew. */
  add(faces: readonly Face[]): Face[] {
    for (const face of faces) if (!this.#faces.has(face.id)) this.#faces.set(face.id, face);
    return faces.map((face) => this.#faces.get(face.id) ?? face);
  }

  /** The name of a card as it lies: one side of it, where it has two. */
  name(card: string, side = 0): string {
    const face = this.face(card);
    return face?.sides[side] ?? face?.name ?? card;
  }

  track(id: string): Track | undefined {
    return this.info.tracks.find((track) => track.id === id);
  }
}

/** The book of a table: of what is over, and of moments by other rules, with the cards of their time. */
export function bookOf(table: TableInfo, lang = settings.lang): Promise<GameBook> {
  const moment = table.cards_from < 0 ? "" : `&move=${table.cards_from}`;
  return openBook(
    table.game,
    table.edition,
    lang,
    table.own_cards ? `/api/tables/${table.id}/cards?lang=${lang}${moment}` : "",
    partsOf(table),
  );
}

/** A book with the cards of now, or with those that lie somewhere else. */
export async function openBook(
  game: string,
  edition: string,
  lang = settings.lang,
  printed = "",
  of = "",
): Promise<GameBook> {
  const [infos, cards] = await Promise.all([
    games(lang),
    printed ? once(printed, (path) => askAll<Face>("Face", path)) : faces(game, edition, lang, of),
  ]);
  await breath();
  const info = infos.find((each) => each.id === game);
  if (!info) throw new Error(game);
  return new GameBook(info, cards);
}
