/** Which pictures the cards and the table use, and the drawings of them. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { CONTROLS } from "../src/look/controls.ts";
import { PLACES } from "../src/look/places.ts";
import { reinked } from "../src/pictures/reink.ts";
import { EMOJI } from "../src/pictures/tables/emoji.ts";
import { cardFiles, dataFiles } from "./cards.ts";
import { coarse } from "./paths.ts";

interface IconSet {
  readonly icons: Readonly<Record<string, { body: string }>>;
  readonly aliases?: Readonly<Record<string, { parent: string }>>;
  readonly width?: number;
  readonly height?: number;
}

const load = createRequire(import.meta.url);
const emoji = load("@iconify-json/fluent-emoji-flat/icons.json") as IconSet;
const lucide = load("@iconify-json/lucide/icons.json") as IconSet;

function body(set: IconSet, name: string): string | undefined {
  return set.icons[name]?.body ?? set.icons[set.aliases?.[name]?.parent ?? ""]?.body;
}

/** The pictures that the client names itself, those of kinds and spaces, and what modules look like: as their file
 * says, or as its first card. */
export function picturesUsed(): string[] {
  const found = new Set<string>(Object.values(PLACES));
  for (const file of dataFiles()) {
    const [head = "", ...tables] = readFileSync(file, "utf8").split(/^(?=\[\[)/m);
    const first = [head, ...tables.filter((table) => table.startsWith("[[card]]"))].map(pictureOf).find(Boolean);
    const declared = tables.filter((table) => /^\[\[(kind|space)\]\]/.test(table)).map(pictureOf);
    for (const name of [first, ...declared]) if (name) found.add(name);
  }
  return [...found].sort();
}

function pictureOf(table: string): string | undefined {
  return /^\s*picture\s*=\s*"([^"]+)"/m.exec(table)?.[1];
}

/** The emoji of scenes, in our inks: name → body of a 32 × 32 SVG. */
export function emojiBodies(): Record<string, string> {
  return Object.fromEntries(
    [...EMOJI.keys()].map((name) => {
      const drawn = body(emoji, name);
      if (!drawn) throw new Error(`Fluent Emoji has no picture '${name}'.`);
      return [name, reinked(drawn).replace(/ d="([^"]+)"/g, (_, d: string) => ` d="${coarse(d)}"`)];
    }),
  );
}

/** What comes together, in this order. With the shelf of its name begins the gallery of a game; others are for the
 * first table of the Pursuit, for all of CV, for the rest of the first box, and for everything else. */
const SHELVES: readonly (readonly [name: string, files: RegExp])[] = [
  ["cv", /[\\/]childhood\.toml$/],
  ["teens", /child_traits\.toml$/],
  ["lives", /[\\/]cv[\\/]/],
  ["pursuit", /[\\/]pursuit[\\/]cards[\\/]activities\.toml$/],
  ["box", /[\\/]pursuit[\\/]cards[\\/](?!box_)/],
  ["more", /./],
];

/** The emoji of scenes, each on the shelf of the first cards that show it: a table fetches those of its cards. */
export function emojiShelves(): Record<string, Record<string, string>> {
  const found: Record<string, Record<string, string>> = {};
  for (const [shelf] of SHELVES) found[shelf] = {};
  const files = cardFiles().map((file) => [file, new Set(readFileSync(file, "utf8").match(/[\w-]+/g))] as const);
  for (const [name, drawn] of Object.entries(emojiBodies())) {
    const first = SHELVES.find(([, shelf]) => files.some(([file, said]) => shelf.test(file) && said.has(name)));
    const shelf = found[first?.[0] ?? "more"];
    if (shelf) shelf[name] = drawn;
  }
  return found;
}

/** A picture as a file of its own; undefined where the set has none of that name. */
export function picture(name: string): string | undefined {
  const drawn = body(emoji, name);
  const [width, height] = [emoji.width ?? 32, emoji.height ?? 32];
  return drawn && `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${drawn}</svg>`;
}

/** The strokes of the signs on buttons, by the names that the client has for them. */
export function controls(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(CONTROLS).map(([name, icon]) => {
      const drawn = body(lucide, icon);
      if (!drawn) throw new Error(`Lucide has no icon '${icon}'.`);
      return [name, drawn.replace(/ (fill|stroke|stroke-width|stroke-linecap|stroke-linejoin)="[^"]*"/g, "")];
    }),
  );
}

function drawings(): Map<string, string> {
  const found = new Map<string, string>();
  for (const name of picturesUsed()) {
    const drawn = picture(name);
    if (!drawn)
      throw new Error(`Fluent Emoji has no picture '${name}'; see its names at @iconify-json/fluent-emoji-flat.`);
    found.set(name, drawn);
  }
  return found;
}

/** Pictures become files under a folder that is named after their content, so that they can be kept for ever. */
export function pictures(): Plugin {
  const drawn = drawings();
  const shelves = emojiShelves();
  const mark = createHash("sha256")
    .update(JSON.stringify([...drawn]))
    .digest("hex")
    .slice(0, 8);
  const folder = `assets/pictures-${mark}`;
  const made: Readonly<Record<string, () => string>> = {
    "\0virtual:pictures": () =>
      `export const FOLDER = ${JSON.stringify(`/${folder}`)};\nexport const CONTROLS = ${JSON.stringify(controls())};`,
    "\0virtual:emoji": () => {
      const names = JSON.stringify(Object.values(shelves).map((shelf) => Object.keys(shelf).join(" ")));
      const fetches = Object.keys(shelves).map((name) => `() => import("virtual:emoji-${name}")`);
      return `export const NAMES = ${names};\nexport const SHELVES = [${fetches.join()}];`;
    },
    ...Object.fromEntries(
      Object.entries(shelves).map(([name, shelf]) => [
        `\0virtual:emoji-${name}`,
        () => `export const BODIES = JSON.parse(${JSON.stringify(JSON.stringify(shelf))});`,
      ]),
    ),
  };
  return {
    name: "wellspent-pictures",
    resolveId: (id) => (Object.hasOwn(made, `\0${id}`) ? `\0${id}` : undefined),
    load: (id) => made[id]?.(),
    generateBundle() {
      for (const [name, source] of drawn) this.emitFile({ type: "asset", fileName: `${folder}/${name}.svg`, source });
    },
    configureServer(server) {
      server.middlewares.use(`/${folder}`, (request, response, next) => {
        const source = drawn.get((request.url ?? "").replace(/^\/|\.svg$/g, ""));
        if (!source) return next();
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(source);
      });
    },
  };
}
