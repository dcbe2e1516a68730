/** Texts by kind and key, in IndexedDB. */
import { fetchBeside } from "./packed";
import type { Place } from "./python";

export const KINDS = ["meta", "tables", "entries", "chat", "clocks", "positions", "archives", "deleted"] as const;
type Kind = (typeof KINDS)[number];
export type Deed = readonly [verb: "add" | "put" | "remove", kind: Kind, key: string, text: string];

export const NAME = "wellspent";

export function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => KINDS.forEach((kind) => asked.result.createObjectStore(kind));
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(told(asked.error));
  });
}

/** What went wrong, by its name. Python can wait for errors alone, and what browsers give here need not be one. */
function told(error: DOMException | null): Error {
  return new Error(error ? `${error.name}: ${error.message}` : "aborted");
}

function result<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(told(asked.error));
  });
}

/** All of it or nothing. `add` fails where there is something: what one tab has kept, no other overwrites. */
export function write(database: IDBDatabase, deeds: readonly Deed[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const kinds = [...new Set(deeds.map(([, kind]) => kind))];
    const change = database.transaction(kinds, "readwrite", { durability: "strict" });
    change.oncomplete = () => resolve();
    change.onabort = () => reject(told(change.error));
    for (const [verb, kind, key, text] of deeds) {
      const store = change.objectStore(kind);
      if (verb === "remove") store.delete(IDBKeyRange.bound(key, text || key));
      else store[verb](text, key);
    }
  });
}

function inLetters(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

/** As the Python side knows it. */
export class Disk {
  constructor(
    private readonly database: IDBDatabase,
    private readonly place: Place,
  ) {}

  write(deeds: string): Promise<void> {
    return write(this.database, JSON.parse(deeds) as Deed[]);
  }

  async read(kind: Kind, key: string): Promise<string> {
    const found: unknown = await result(this.database.transaction(kind).objectStore(kind).get(key));
    return typeof found === "string" ? found : "";
  }

  async read_all(kind: Kind, first: string, last: string): Promise<string[]> {
    const range = IDBKeyRange.bound(first, last);
    return (await result(this.database.transaction(kind).objectStore(kind).getAll(range))) as string[];
  }

  /** What lies beside the page, packed; nothing where it cannot be had. */
  async printed(name: string): Promise<string> {
    try {
      const found = await fetchBeside(new URL(`fixed/${name}`, this.place.base).href, this.place.isKept);
      if (!found.ok || !found.body) return "";
      const packed = new Response(found.body.pipeThrough(new CompressionStream("deflate")));
      return inLetters(new Uint8Array(await packed.arrayBuffer()));
    } catch {
      return "";
    }
  }
}
