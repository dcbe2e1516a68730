import { describe, expect, test } from "vitest";
import { cardPicture } from "../src/pictures/card.ts";
import { lackingEmoji, useEmoji } from "../src/pictures/prop.ts";
import { licencesText } from "../tools/licences.ts";
import { cards } from "../tools/cards.ts";
import { controls, emojiBodies, emojiShelves, picture, picturesUsed } from "../tools/pictures.ts";

describe("pictures", () => {
  test("every card of every game has a picture in the set", () => {
    const named = [...picturesUsed(), ...cards().map((card) => card.picture)];
    expect(named.length).toBeGreaterThan(800);
    expect(named.filter((name) => picture(name) === undefined)).toEqual([]);
  });

  test("a gallery begins with a small part of the emoji, and no card wants for any in the end", () => {
    const shelves = emojiShelves();
    const sizeOf = (all: object = {}): number => JSON.stringify(all).length;
    const draw = (game: string, id = ""): void =>
      cards()
        .filter((look) => look.game === game && (!id || look.id === id))
        .forEach((look) => cardPicture(look, { level: -1, side: 0, round: 0, theme: "light", format: "wide" }));
    for (const [game, id, emoji] of [
      ["pursuit", "concert", "guitar"],
      ["cv", "friends_from_the_backyard", "soccer-ball"],
    ] as const) {
      draw(game, id);
      expect(lackingEmoji()).toEqual([emoji]);
      useEmoji(shelves[game] ?? {});
      draw(game, id);
      expect(lackingEmoji()).toEqual([]);
      expect(sizeOf(shelves[game])).toBeLessThan(sizeOf(emojiBodies()) / 8);
      draw(game);
      expect(lackingEmoji().length).toBeGreaterThan(30);
    }
    Object.values(shelves).forEach(useEmoji);
    ["pursuit", "cv"].forEach((game) => draw(game));
    expect(lackingEmoji()).toEqual([]);
  });

  test("a name that the set lacks is found out", () => {
    expect(picture("no-such-thing")).toBeUndefined();
  });

  test("every sign on a button has strokes, and no colours of its own", () => {
    for (const strokes of Object.values(controls())) {
      expect(strokes).toMatch(/^<(path|g|circle|rect)/);
      expect(strokes).not.toContain("stroke=");
    }
  });
});

test("whoever made something is named, with the licence", () => {
  const text = licencesText();
  for (const name of ["Microsoft", "Lucide", "Mozilla", "Svelte", "Sansita", "Braille Institute"])
    expect(text).toContain(name);
  expect(text.match(/OPEN FONT LICENSE/gi)?.length).toBeGreaterThanOrEqual(2);
  const underMit = text.split(/^-{72}$/m).filter((part) => /\bMIT\b/.test(part));
  expect(underMit).toHaveLength(4);
  for (const part of underMit) expect(part).toContain("Permission is hereby granted, free of charge");
});
