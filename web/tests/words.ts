/** The words of the client: those of all games, of each title and of each module. */
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";

const SOURCES = join(import.meta.dirname, "../../src/wellspent");

export function words(lang: string): string {
  return readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .filter(
      (name) => name.endsWith(`${sep}${lang}.ftl`) || (name.includes(`${sep}${lang}${sep}`) && name.endsWith(".ftl")),
    )
    .map((name) => readFileSync(join(SOURCES, name), "utf8"))
    .join("\n");
}
