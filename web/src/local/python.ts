/** Python in a worker: the runtime, the standard library, and Wellspent as an archive. */
import type { loadPyodide, PyodideAPI } from "pyodide";

const SITE = "/lib/python3.14/site-packages";

/** Counts what is loaded, whoever asks for it. */
function countLoaded(note: (bytes: number) => void): void {
  const plain = self.fetch.bind(self);
  self.fetch = async (input, init) => {
    const answer = await plain(input, init);
    const reader = answer.clone().body?.getReader();
    void (async () => {
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) note(part.value.length);
    })();
    return answer;
  };
}

/** `note` hears of bytes that have come. */
export async function startPython(base: string, note?: (bytes: number) => void): Promise<PyodideAPI> {
  if (note) countLoaded(note);
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
