/** Compiles the staged application and the standard library with the Python that browsers will run.
 *
 * `node tools/python.ts STAGE OUT`
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadPyodide } from "pyodide";

const [stage = "", out = ""] = process.argv.slice(2);
const root = join(import.meta.dirname, "../..");
// Bytecode knows its lines, but not the columns: nobody reads those, and they are a fifth of it.
const python = await loadPyodide({ env: { HOME: "/home/pyodide", PYTHONNODEBUGRANGES: "1" } });
for (const [place, folder] of [
  ["/stage", stage],
  ["/out", out],
] as const) {
  python.FS.mkdirTree(place);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, place);
}
python.FS.writeFile("/standard.zip", readFileSync(join(root, "web/node_modules/pyodide/python_stdlib.zip")));
python.runPython(readFileSync(join(root, "tools/compile_offline.py"), "utf8"));
