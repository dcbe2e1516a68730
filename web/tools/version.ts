import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The release of the whole, as the Python package names it; a client is of the same one. */
export function version(): string {
  const file = fileURLToPath(new URL("../../src/wellspent/__init__.py", import.meta.url));
  return /__version__ = "(.+)"/.exec(readFileSync(file, "utf8"))?.[1] ?? "";
}
