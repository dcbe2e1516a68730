/** All games of this browser as one file, and back. */
import type { Held } from "../protocol/types";
import { keep, noted, read } from "../state/kept";
import { mine, rememberAll } from "../state/mine";
import { KINDS, openDatabase, write, type Deed } from "./disk";

interface Everything {
  readonly wellspent: 1;
  /** Texts by kind and key. */
  readonly kept: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Tables and their keys. */
  readonly mine: readonly Held[];
  /** What stands beside the games: own notes, what was learnt and solved, how one likes it. */
  readonly noted?: Readonly<Record<string, unknown>>;
}

/** Computer players of this browser think by it: it stays. */
const SECRET = "secret";
/** Cards as they were when a game was played, for whichever games show them. */
const CATALOGUE = "catalogue";
const NOTED = /^(settings|finished|learnt|lessons|skipped|odds|puzzles|(note|heard|seen)\..+)$/;

/** Whose text it is: a table, or nothing. */
function tableOf(kind: string, key: string): string {
  return key.split(" ")[kind === "meta" ? 1 : 0] ?? "";
}

function all<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}

export async function everything(): Promise<Blob> {
  const database = await openDatabase();
  const kept: Record<string, Record<string, string>> = {};
  for (const kind of KINDS) {
    const store = database.transaction(kind).objectStore(kind);
    const [keys, texts] = await Promise.all([all(store.getAllKeys()), all<unknown[]>(store.getAll())]);
    const pairs = keys.map((key, place): [string, string] => [String(key), String(texts[place])]);
    kept[kind] = Object.fromEntries(pairs.filter(([key]) => key !== SECRET));
  }
  database.close();
  const found: Everything = { wellspent: 1, kept, mine: mine(), noted: noted(NOTED) };
  return new Blob([JSON.stringify(found)], { type: "application/json" });
}

export class NotOurs extends Error {}

function understood(text: string): Everything {
  try {
    const found = JSON.parse(text) as Partial<Everything>;
    const isFit =
      found.wellspent === 1 &&
      Array.isArray(found.mine) &&
      Object.values(found.kept ?? {}).every((texts) =>
        Object.values(texts).every((each: unknown) => typeof each === "string"),
      );
    if (isFit) return found as Everything;
  } catch {
    // Said below.
  }
  throw new NotOurs();
}

function bringNotes({ noted = {} }: Everything): void {
  for (const [name, value] of Object.entries(noted))
    if (NOTED.test(name) && read<unknown>(name, undefined) === undefined) keep(name, value);
}

/** Adds the games of a file that are not here yet; what is here stays as it is. Returns how many came. */
export async function bringBack(text: string): Promise<number> {
  const found = understood(text);
  const database = await openDatabase();
  try {
    const have = new Set((await all(database.transaction("tables").objectStore("tables").getAllKeys())).map(String));
    const fresh = Object.keys(found.kept.tables ?? {}).filter((table) => !have.has(table));
    const isWanted = (kind: string, key: string): boolean =>
      fresh.includes(tableOf(kind, key)) || (kind === "meta" && key.startsWith(`${CATALOGUE} `));
    const deeds = KINDS.flatMap((kind) =>
      Object.entries(found.kept[kind] ?? {})
        .filter(([key]) => isWanted(kind, key))
        .map(([key, each]): Deed => ["put", kind, key, each]),
    );
    if (deeds.length) await write(database, deeds);
    bringNotes(found);
    rememberAll(found.mine.filter((held) => fresh.includes(held.table)));
    return fresh.length;
  } finally {
    database.close();
  }
}
