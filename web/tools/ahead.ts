/** The first script and what each page needs, told by the page itself: they come together, once there is a cover. */
import { basename } from "node:path";
import type { Plugin, Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;

/** Before it is run, `theme.js` reads what stands above it. */
const READER = '<script src="/theme.js">';
/** It fetches the first script: whatever comes before the cover is painted holds it up. */
const FIRST = /<script type="module" crossorigin src="\/assets\/([\w.-]+)"><\/script>\s*/;

/** A chunk with everything that it imports, styles too, but for what the page begins with. */
function needed(file: string, bundle: Bundle, seen: Set<string>): void {
  const chunk = bundle[file];
  if (chunk?.type !== "chunk" || seen.has(file) || chunk.isEntry) return;
  seen.add(file);
  for (const style of chunk.viteMetadata?.importedCss ?? []) seen.add(style);
  for (const each of chunk.imports) needed(each, bundle, seen);
}

/** A page, the table of a game, what draws pictures, or what there is instead of a server. */
const NAMED = /(\w+)(?:Page|Table)\.svelte$|look\/(pictures)\.ts$|virtual:(emoji-\w+)$|local\/(transport)\.ts$/;

/** By such a name: its files, as places in the list of all of them. */
export function needs(bundle: Bundle): { files: string[]; pages: Record<string, number[]> } {
  const files: string[] = [];
  const pages: Record<string, number[]> = {};
  for (const [file, chunk] of Object.entries(bundle)) {
    const page =
      chunk.type === "chunk" &&
      NAMED.exec(chunk.facadeModuleId ?? "")
        ?.slice(1)
        .find(Boolean);
    if (!page) continue;
    const found = new Set<string>();
    needed(file, bundle, found);
    for (const each of found) if (!files.includes(each)) files.push(each);
    pages[page.toLowerCase()] = [...found].map((each) => files.indexOf(each));
  }
  return { files: files.map((file) => basename(file)), pages };
}

/** The letters of the first words: whoever sees them arrive sees everything move. */
const LETTERS = /(?:atkinson-\S+-wght-normal|sansita-latin-800-normal)-[\w-]+\.woff2$/;

export function letters(bundle: Bundle): string {
  const files = Object.keys(bundle).filter((file) => LETTERS.test(file));
  if (files.length !== 2) throw new Error(`Fonts of the first words: ${files.join(", ") || "none"}.`);
  const links = files.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`);
  return links.map((link) => `${link}\n    `).join("");
}

export function ahead(): Plugin {
  return {
    name: "wellspent-ahead",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(page, { bundle }) {
        if (!page.includes(READER)) throw new Error(`The page has no ${READER}.`);
        const first = FIRST.exec(page)?.[1];
        if (!first) throw new Error("The page has no first script.");
        const told = JSON.stringify({ first, ...needs(bundle ?? {}) }).replaceAll('"', "&quot;");
        return page
          .replace(FIRST, "")
          .replace(READER, `<meta name="wellspent-ahead" content="${told}" />\n    ${READER}`)
          .replace("</head>", `${letters(bundle ?? {}).trimEnd()}\n  </head>`);
      },
    },
  };
}
