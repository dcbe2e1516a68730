/** Which pictures the cards and the table use, and the drawings of them. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";
import { CONTROLS } from "../src/look/controls.ts";
import { PLACES } from "../src/look/places.ts";

interface IconSet {
  readonly icons: Readonly<Record<string, { body: string }>>;
  readonly aliases?: Readonly<Record<string, { parent: string }>>;
  readonly width?: number;
  readonly height?: number;
}

const load = createRequire(import.meta.url);
const emoji = load("@iconify-json/fluent-emoji-flat/icons.json") as IconSet;
const lucide = load("@iconify-json/lucide/icons.json") as IconSet;
const games = join(import.meta.dirname, "../../src/wellspent/games");

function body(set: IconSet, name: string): string | undefined {
  return set.icons[name]?.body ?? set.icons[set.aliases?.[name]?.parent ?? ""]?.body;
}

/** The `picture` of every card file, and the pictures that the client names itself. */
export function picturesUsed(): string[] {
  const found = new Set<string>(Object.values(PLACES));
  for (const game of readdirSync(games, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
    for (const file of cardFiles(join(games, game.name))) {
      for (const [, name] of readFileSync(file, "utf8").matchAll(/^\s*picture\s*=\s*"([^"]+)"/gm))
        found.add(name ?? "");
    }
  }
  return [...found].sort();
}

function cardFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".toml"))
    .map((name) => join(folder, name));
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
  const mark = createHash("sha256")
    .update(JSON.stringify([...drawn]))
    .digest("hex")
    .slice(0, 8);
  const folder = `assets/pictures-${mark}`;
  const virtual = "virtual:pictures";
  return {
    name: "wellspent-pictures",
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    load: (id) =>
      id === `\0${virtual}`
        ? `export const FOLDER = ${JSON.stringify(`/${folder}`)};\nexport const CONTROLS = ${JSON.stringify(controls())};`
        : undefined,
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
