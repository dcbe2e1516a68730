/** Python in a worker: the runtime, the standard library, and Wellspent as an archive. */
import type { loadPyodide, PyodideAPI } from "pyodide";
import { fetchPacked } from "./packed";

const SITE = "/lib/python3.14/site-packages";
const LARGE = /\.(wasm|zip)$/;
/** What the parts of an archive begin with, and where in there sizes stand. */
const PART = 0x04034b50;
const [SIZE, NAME_SIZE, EXTRA_SIZE, HEAD_SIZE] = [18, 26, 28, 30];

/** Where the files are: beside the page, or kept by its service worker. */
export interface Place {
  readonly base: string;
  readonly isKept: boolean;
}

type Note = (bytes: number) => void;

/** Unpacks and counts what is large, whoever asks for it. */
function watchLoading(isKept: boolean, note?: Note): void {
  const plain = self.fetch.bind(self);
  self.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!LARGE.test(address)) return plain(input, init);
    if (!isKept) return fetchPacked(address, plain, note);
    const answer = await plain(input, init);
    note?.(Number(answer.headers.get("Content-Length") ?? 0));
    return answer;
  };
}

/** The files of an archive whose parts are stored as they are; quicker than Python does it. */
export function* partsOf(archive: ArrayBuffer): Generator<[path: string, content: Uint8Array]> {
  const view = new DataView(archive);
  const read = new TextDecoder();
  for (let at = 0; at + HEAD_SIZE <= archive.byteLength && view.getUint32(at, true) === PART;) {
    const size = view.getUint32(at + SIZE, true);
    const name = new Uint8Array(archive, at + HEAD_SIZE, view.getUint16(at + NAME_SIZE, true));
    const start = at + HEAD_SIZE + name.length + view.getUint16(at + EXTRA_SIZE, true);
    yield [read.decode(name), new Uint8Array(archive, start, size)];
    at = start + size;
  }
}

function unpack(python: PyodideAPI, archive: ArrayBuffer): void {
  for (const [path, content] of partsOf(archive)) {
    const file = `${SITE}/${path}`;
    python.FS.mkdirTree(file.slice(0, file.lastIndexOf("/")));
    // Not copied: the archive itself is the memory of its files.
    python.FS.writeFile(file, content, { canOwn: true });
  }
  python.pyimport("importlib").invalidate_caches();
}

/** `note` hears of bytes that have come. */
export async function startPython({ base, isKept }: Place, note?: Note): Promise<PyodideAPI> {
  watchLoading(isKept, note);
  const at = (name: string): string => new URL(`python/${name}`, base).href;
  const app = self.fetch(at("app.zip")).then((answer) => {
    if (!answer.ok) throw new Error(`app.zip: ${answer.status}`);
    return answer.arrayBuffer();
  });
  const runtime = (await import(/* @vite-ignore */ at("pyodide.mjs"))) as { loadPyodide: typeof loadPyodide };
  const python = await runtime.loadPyodide({
    indexURL: at(""),
    stdLibURL: at("stdlib.zip"),
    lockFileURL: at("lock.json"),
    env: { HOME: "/home/pyodide", XDG_CACHE_HOME: `${SITE}/cache` },
  });
  unpack(python, await app);
  return python;
}
