/** Writes the words of pictures where the readers of card files find them: `npm run vocabulary`. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { vocabulary } from "../src/pictures/vocabulary.ts";

export const TARGET = join(import.meta.dirname, "../../src/wellspent/pictures/vocabulary.json");

/** A line for each sort. */
export function vocabularyText(): string {
  const lines = Object.entries(vocabulary()).map(([sort, words]) => `  "${sort}": ${JSON.stringify(words)}`);
  return `{\n${lines.join(",\n")}\n}\n`;
}

if (import.meta.main) writeFileSync(TARGET, vocabularyText());
