/** The cards of both games as the pictures see them, read from the card files. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Look } from "../src/pictures/card.ts";

const GAMES = join(import.meta.dirname, "../../src/wellspent/games");

/** All files that declare cards, kinds or spaces, wherever a game keeps them. */
export function dataFiles(): string[] {
  return readdirSync(GAMES, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".toml"))
    .map((name) => join(GAMES, name))
    .sort();
}

/** Those with cards in them. */
export function cardFiles(): string[] {
  return dataFiles().filter((file) => readFileSync(file, "utf8").includes("[[card]]"));
}

const strings = (text: string): string[] => [...text.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, found = ""]) => found);

/** What stands behind a key at the beginning of a line: texts of one line, or a list over several. */
function values(block: string, key: string): string[] {
  return [...block.matchAll(new RegExp(`^${key} = ("[^\\n]*|\\[[^\\]]*\\])`, "gm"))].flatMap(([, found = ""]) =>
    strings(found),
  );
}

/** By kind: how whoever is on such cards is drawn, as the kind says or the one that it is like. */
function figures(): (kind: string) => string {
  const said = new Map<string, { figure: string; like: string }>();
  for (const file of dataFiles()) {
    const [, ...blocks] = readFileSync(file, "utf8").split(/^\[\[kind\]\]$/m);
    for (const block of blocks) {
      const [head = ""] = block.split(/^\[\[/m);
      const [name = "", figure = "", like = ""] = ["name", "figure", "like"].map((key) => values(head, key)[0]);
      said.set(name, { figure, like });
    }
  }
  const found = (kind: string): string =>
    said.get(kind)?.figure || (said.has(kind) ? found(said.get(kind)?.like ?? "") : "");
  return found;
}

/** One card; other editions of a card look as it does. */
function lookOf(game: string, block: string, figure: (kind: string) => string): Card[] {
  const [head = "", ...levels] = block.split(/^\[\[card\.level\]\]$/m);
  const [id] = values(head, "id");
  if (!id || values(head, "replaces").length) return [];
  const sides = /^sides = \[([\s\S]*?)\]$/m.exec(head)?.[1] ?? "";
  return [
    {
      id,
      game,
      figure: figure(values(head, "kind")[0] ?? game),
      scenes: [...values(head, "scene"), ...values(head, "scenes")],
      levels: levels.map((level) => values(level, "scene")[0] ?? ""),
      faces: [...values(head, "face"), ...values(head, "faces")],
      sides: [...sides.matchAll(/en = "([^"]*)"/g)].map(([, name = ""]) => name),
      picture: values(head, "picture")[0] ?? "",
    },
  ];
}

export interface Card extends Look {
  readonly game: string;
}

export function cards(): Card[] {
  const figure = figures();
  return cardFiles().flatMap((file) => {
    const game = file.slice(GAMES.length + 1).split(/[\\/]/)[0] ?? "";
    const [, ...blocks] = readFileSync(file, "utf8").split(/^\[\[card\]\]$/m);
    return blocks.flatMap((block) => lookOf(game, block, figure));
  });
}
