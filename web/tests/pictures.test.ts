import { describe, expect, test } from "vitest";
import { licencesText } from "../tools/licences.ts";
import { cards } from "../tools/cards.ts";
import { controls, picture, picturesUsed } from "../tools/pictures.ts";

describe("pictures", () => {
  test("every card of every game has a picture in the set", () => {
    const named = [...picturesUsed(), ...cards().map((card) => card.picture)];
    expect(named.length).toBeGreaterThan(800);
    expect(named.filter((name) => picture(name) === undefined)).toEqual([]);
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
