/** All games of this browser as one file, and back. */
import type { Held } from "../protocol/types";
import { read } from "../state/kept";
import { mine, rememberAll } from "../state/mine";
import { KINDS, openDatabase, write, type Deed } from "./disk";

interface Everything {
  readonly wellspent: 1;
  /** Texts by kind and key. */
  readonly kept: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Tables and their keys. */
  readonly mine: readonly Held[];
  readonly settings: unknown;
}

/** The games of a tab belong to one browser: its own secret stays there. */
const GAMES = KINDS.filter((kind) => kind !== "meta");

function all<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}

export async function everything(): Promise<Blob> {
  const database = await openDatabase();
  const kept: Record<string, Record<string, string>> = {};
  for (const kind of GAMES) {
    const store = database.transaction(kind).objectStore(kind);
    const [keys, texts] = await Promise.all([all(store.getAllKeys()), all<unknown[]>(store.getAll())]);
    kept[kind] = Object.fromEntries(keys.map((key, place) => [String(key), String(texts[place])]));
  }
  database.close();
  const found: Everything = { wellspent: 1, kept, mine: mine(), settings: read("settings", {}) };
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

/** Adds the games of a file that are not here yet; those that are stay as they are. Returns how many came. */
export async function bringBack(text: string): Promise<number> {
  const found = understood(text);
  const database = await openDatabase();
  try {
    const have = new Set((await all(database.transaction("tables").objectStore("tables").getAllKeys())).map(String));
    const fresh = Object.keys(found.kept.tables ?? {}).filter((table) => !have.has(table));
    const deeds = GAMES.flatMap((kind) =>
      Object.entries(found.kept[kind] ?? {})
        .filter(([key]) => fresh.includes(key.split(" ", 1)[0] ?? ""))
        .map(([key, each]): Deed => ["put", kind, key, each]),
    );
    if (deeds.length) await write(database, deeds);
    rememberAll(found.mine.filter((held) => fresh.includes(held.table)));
    return fresh.length;
  } finally {
    database.close();
  }
}
