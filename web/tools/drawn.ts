/** All cards drawn once, with the signs of goods, as one packed file: what sheets to print and previews are made of. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { cardPicture } from "../src/pictures/card.ts";
import { useEmoji } from "../src/pictures/prop.ts";
import { cards } from "./cards.ts";
import { emojiBodies } from "./pictures.ts";

const LOOK = join(import.meta.dirname, "../src/look");
const TARGET = join(import.meta.dirname, "../../build/pictures");

/** By game and id, a picture for each side that looks different; drawn by day. */
function drawnCards(): Record<string, string[]> {
  useEmoji(emojiBodies());
  return Object.fromEntries(
    cards().map((look) => {
      const count = Math.max(1, look.scenes.length, look.sides.length > 1 ? look.faces.length : 0);
      const sides = Array.from({ length: count }, (_, side) =>
        cardPicture(look, { level: -1, side, round: 3, theme: "light", format: "wide" }),
      );
      return [`${look.game}/${look.id}`, sides];
    }),
  );
}

/** The signs of goods, in the colours of the day. */
function drawnTokens(): Record<string, string> {
  const css = readFileSync(join(LOOK, "tokens.css"), "utf8");
  const colours = new Map<string, string>();
  for (const [, name = "", value = ""] of css.matchAll(/^\s*--([\w-]+):\s*(#[0-9a-f]+);/gm))
    if (!colours.has(name)) colours.set(name, value);
  const sprite = readFileSync(join(LOOK, "Sprite.svelte"), "utf8");
  const found = [...sprite.matchAll(/<symbol id="t-([\w-]+)" viewBox="([^"]+)"\s*>([\s\S]*?)<\/symbol\s*>/g)];
  return Object.fromEntries(
    found.map(([, name = "", box = "", inside = ""]) => {
      const drawn = inside.replace(/var\(--([\w-]+)\)/g, (_, colour: string) => colours.get(colour) ?? "#22303a");
      return [name, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${drawn}</svg>`];
    }),
  );
}

export function drawn(): Plugin {
  return {
    name: "wellspent-drawn",
    apply: "build",
    closeBundle() {
      mkdirSync(TARGET, { recursive: true });
      const pack = JSON.stringify({ cards: drawnCards(), tokens: drawnTokens() });
      writeFileSync(join(TARGET, "cards.json.gz"), gzipSync(pack, { level: 9 }));
    },
  };
}
