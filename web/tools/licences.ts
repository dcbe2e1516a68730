/** What others made and we pass on, with their licences, as one text beside the client. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PACKAGES = [
  ["svelte", "Svelte, MIT"],
  ["uqr", "uqr, MIT"],
  ["@fontsource/sansita", "Sansita by Omnibus-Type, SIL Open Font License 1.1"],
  [
    "@fontsource-variable/atkinson-hyperlegible-next",
    "Atkinson Hyperlegible Next by the Braille Institute, SIL Open Font License 1.1",
  ],
] as const;

/** Of those whose package brings no text. */
const NOTICES = readFileSync(join(import.meta.dirname, "notices.txt"), "utf8");

export function licencesText(): string {
  const texts = PACKAGES.map(([name, title]) => {
    const folder = join(import.meta.dirname, "../node_modules", name);
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
    if (!file) throw new Error(`${name} has no licence.`);
    return `${title}\n\n${readFileSync(join(folder, file), "utf8").trim()}\n`;
  });
  return [NOTICES.trim() + "\n", ...texts].join(`\n${"-".repeat(72)}\n\n`);
}

export function licences(): Plugin {
  return {
    name: "wellspent-licences",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "licences.txt", source: licencesText() });
    },
  };
}
