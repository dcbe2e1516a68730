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

  test("with what a life begins comes a small part of the emoji, and no card wants for any in the end", () => {
    const shelves = emojiShelves();
    const [first = {}] = shelves;
    const sizeOf = (all: object): number => JSON.stringify(all).length;
    expect(sizeOf(first)).toBeLessThan(sizeOf(emojiBodies()) / 5);
    const draw = (): void =>
      cards().forEach((look) => cardPicture(look, { level: -1, side: 0, round: 0, theme: "light", format: "wide" }));
    useEmoji(first);
    draw();
    expect(lackingEmoji().length).toBeGreaterThan(100);
    shelves.forEach(useEmoji);
    draw();
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
});
