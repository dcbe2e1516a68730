/** Python in a worker: the runtime, the standard library, and Wellspent as an archive. */
import type { loadPyodide, PyodideAPI } from "pyodide";
import { fetchPacked } from "./packed";
import { passing } from "./pieces";
import { Shelf, type Stored } from "./shelf";

const SITE = "/lib/python3.14/site-packages";
const LARGE = /\.(wasm|zip)$/;

/** Where the files are: beside the page, or kept by its service worker. */
export interface Place {
  readonly base: string;
  readonly isKept: boolean;
}

/** Hears of bytes that have come of a file; of 0 where all of it has. */
type Note = (address: string, bytes: number) => void;

/** What another worker need not fetch, compile and hold once more. */
export interface Shared {
  readonly app: Stored;
  readonly runtime: WebAssembly.Module | undefined;
}

/** Unpacks and counts what is large, whoever asks for it. */
function watchLoading(isKept: boolean, note?: Note): void {
  const plain = self.fetch.bind(self);
  self.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!LARGE.test(address)) return plain(input, init);
    if (!isKept) return fetchPacked(address, plain, passing, (bytes) => note?.(address, bytes));
    const answer = await plain(input, init);
    note?.(address, 0);
    return answer;
  };
}

async function fetchArchive(address: string): Promise<Shelf> {
  const answer = await self.fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return new Shelf(await answer.arrayBuffer());
}

/** Takes the runtime as another worker has compiled it, or notes it for the next. */
function watchCompiling(given?: WebAssembly.Module): () => WebAssembly.Module | undefined {
  const [load, compile] = [self.fetch, WebAssembly.instantiateStreaming];
  let found = given;
  if (given) self.fetch = async (input, init) => (String(input).endsWith(".wasm") ? new Response() : load(input, init));
  WebAssembly.instantiateStreaming = async (source, imports) => {
    if (given) return { module: given, instance: await WebAssembly.instantiate(given, imports) };
    const made = await compile(source, imports);
    found ??= made.module;
    return made;
  };
  return () => found;
}

/** A Python, and what it lets go of when it has imported what it needs. */
export interface Started {
  readonly python: PyodideAPI;
  share(): Shared;
}

export async function startPython({ base, isKept }: Place, note?: Note, shared?: Shared): Promise<Started> {
  watchLoading(isKept, note);
  const compiled = watchCompiling(shared?.runtime);
  const at = (name: string): string => new URL(`python/${name}`, base).href;
  const app = shared ? new Shelf(shared.app) : fetchArchive(at("app.zip"));
  const runtime = (await import(/* @vite-ignore */ at("pyodide.mjs"))) as { loadPyodide: typeof loadPyodide };
  const python = await runtime.loadPyodide({
    indexURL: at(""),
    stdLibURL: at("stdlib.zip"),
    lockFileURL: at("lock.json"),
    env: { HOME: "/home/pyodide", XDG_CACHE_HOME: `${SITE}/cache` },
  });
  const shelf = await app;
  shelf.layOut(python, SITE);
  python.pyimport("importlib").invalidate_caches();
  return { python, share: () => ({ app: shelf.store(), runtime: compiled() }) };
}
