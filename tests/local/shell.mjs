/** The table of the browser without a browser: Python from the packed folder, texts kept in a map, a line of JSON each
 * way. `node shell.mjs FOLDER FIXED` */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [folder, fixed] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
const SITE = "/lib/python3.14/site-packages";
const python = await loadPyodide({
  indexURL: folder,
  stdLibURL: join(folder, "stdlib.zip"),
  lockFileContents: {
    info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2", version: "314.0.7" },
    packages: {},
  },
  packageBaseUrl: ".",
  env: { HOME: "/home/pyodide", XDG_CACHE_HOME: `${SITE}/cache` },
});
python.unpackArchive(new Uint8Array(readFileSync(join(folder, "app.zip"))), "zip", { extractDir: SITE });

const tell = (message) => process.stdout.write(JSON.stringify(message) + "\n");
const kept = new Map();
const disk = {
  async write(deeds) {
    for (const [verb, kind, key, text] of JSON.parse(deeds)) {
      const name = `${kind} ${key}`;
      if (verb === "remove") {
        for (const each of [...kept.keys()]) if (each >= name && each <= `${kind} ${text}`) kept.delete(each);
      } else if (verb === "add" && kept.has(name)) throw new Error(name);
      else kept.set(name, text);
    }
  },
  async read(kind, key) {
    return kept.get(`${kind} ${key}`) ?? "";
  },
  async read_all(kind, first, last) {
    const names = [...kept.keys()].filter((each) => each >= `${kind} ${first}` && each <= `${kind} ${last}`);
    return names.sort().map((name) => kept.get(name));
  },
  async printed() {
    return "";
  },
};
let thinking;
const think = async (question) => {
  thinking ??= python.runPython("from wellspent.server.questions import Answering\nAnswering().line");
  return new TextDecoder().decode(thinking(question).toJs());
};
python.runPython(readFileSync(fixed, "utf8"));
const open_desk = python.runPython("from wellspent.local.desk import open_desk\nopen_desk");
const desk = await open_desk(
  disk,
  think,
  () => undefined,
  (line, text, code) => tell({ line, text, code }),
);
for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  if (asked.kind === "open") desk.open_line(asked.line, asked.table);
  else if (asked.kind === "say") desk.hear(asked.line, asked.text);
  else if (asked.kind === "close") desk.hang_up(asked.line);
  else {
    const reply = await desk.answer(asked.method, asked.path, asked.key, [], asked.body);
    tell({ status: reply.status, type: reply.media_type, text: new TextDecoder().decode(reply.content.toJs()) });
  }
}
process.exit(0);
