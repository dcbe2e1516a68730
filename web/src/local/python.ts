/** Python in a worker: the runtime, the standard library, and Wellspent as an archive. */
import type { loadPyodide, PyodideAPI } from "pyodide";
import { fetchPacked } from "./packed";

const SITE = "/lib/python3.14/site-packages";
const LARGE = /\.(wasm|zip)$/;

/** Where the files are: beside the page, or kept by its service worker. */
export interface Place {
  readonly base: string;
  readonly isKept: boolean;
}

/** Unpacks and counts what is large, whoever asks for it. */
function watchLoading(isKept: boolean, note: (bytes: number) => void): void {
  const plain = self.fetch.bind(self);
  self.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!LARGE.test(address)) return plain(input, init);
    if (!isKept) return fetchPacked(address, plain, note);
    const answer = await plain(input, init);
    note(Number(answer.headers.get("Content-Length") ?? 0));
    return answer;
  };
}

/** `note` hears of bytes that have come. */
export async function startPython(
  { base, isKept }: Place,
  note: (bytes: number) => void = () => undefined,
): Promise<PyodideAPI> {
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
  python.unpackArchive(await app, "zip", { extractDir: SITE });
  return python;
}
