/** Pictures drawn from words: all cards of both games, in both lights. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { alt } from "../src/pictures/alt.ts";
import { cardAlt, cardPicture, sceneOf, type Look, type View } from "../src/pictures/card.ts";
import { FORMATS, compose, cropped } from "../src/pictures/compose.ts";
import { TIMES } from "../src/pictures/light.ts";
import { aged, childOf, dressed, person, strangeWords } from "../src/pictures/person.ts";
import { sat } from "../src/pictures/players.ts";
import { called, isEmoji, useEmoji } from "../src/pictures/prop.ts";
import { grown, parse } from "../src/pictures/scene.ts";
import { EMOJI } from "../src/pictures/tables/emoji.ts";
import { PLACES } from "../src/pictures/tables/places/index.ts";
import { POSES } from "../src/pictures/tables/poses.ts";
import { PROPS } from "../src/pictures/tables/props/index.ts";
import { MODIFIERS, WHO } from "../src/pictures/tables/words.ts";
import { cards } from "../tools/cards.ts";
import { emojiBodies } from "../tools/pictures.ts";
import { TARGET, vocabularyText } from "../tools/vocabulary.ts";

useEmoji(emojiBodies());
const looks = cards();
const VIEW: View = { level: -1, side: 0, round: 3, theme: "light", format: "wide" };
const draw = (look: Look, view: Partial<View> = {}): string => cardPicture(look, { ...VIEW, ...view });
const texts = looks.flatMap((look) => [...look.scenes, ...look.levels].filter(Boolean).map((text) => [look.id, text]));

describe("the words", () => {
  test("every scene and face of every card is understood", () => {
    expect(looks.length).toBeGreaterThan(810);
    expect(texts.flatMap(([id, text = ""]) => parse(text).unknown.map((word) => `${id}: ${word}`))).toEqual([]);
    expect(looks.flatMap((look) => look.faces.flatMap(strangeWords))).toEqual([]);
  });

  test("the readers of card files know the same words", () => {
    expect(readFileSync(TARGET, "utf8")).toBe(vocabularyText());
  });

  test("what nobody knows is told", () => {
    expect(parse("kitchn, night: small loaf, cat waves").unknown).toEqual(["kitchn", "waves"]);
    expect(strangeWords("she, 33, teal hijap")).toEqual(["hijap"]);
  });

  test("a place has a time, a weather, and things with manners", () => {
    const scene = parse("sea, dusk, wind: two small fish, me doctor waves umbrella");
    expect(scene).toMatchObject({ place: "sea", time: "dusk", weather: "wind", unknown: [] });
    expect(scene.things[0]).toMatchObject({ name: "fish", who: "", manner: { count: 2, size: 0.74 } });
    expect(scene.things[1]).toMatchObject({ who: "me", dress: "doctor", pose: "waves", hold: "umbrella" });
  });
});

describe("the drawing", () => {
  test("every card draws, in both lights and at every level", () => {
    for (const look of looks) {
      const levels = look.levels.length ? look.levels.map((_, level) => level) : [-1];
      const drawn = levels.map((level) => draw(look, { level })).join("") + draw(look, { theme: "dark", round: 7 });
      expect(drawn, look.id).not.toMatch(/NaN|undefined|\[object/);
    }
  });

  test("every word is drawn the same way for ever", () => {
    const places = Object.keys(PLACES);
    const things = [...Object.keys(PROPS), ...EMOJI.keys()].map((name) => `plain: ${name}`);
    const people = Object.keys(WHO).flatMap((who, place) => `${places[place]}: ${who}`);
    const poses = Object.keys(POSES).map((pose) => `plain: man ${pose}`);
    const marks = [...places, ...things, ...people, ...poses].map((text) => {
      const drawn = compose(parse(text), { time: "evening", theme: "light", seed: "same" }).inside;
      return `${text} ${createHash("sha256").update(drawn).digest("hex").slice(0, 8)}`;
    });
    expect(marks.join("\n")).toMatchSnapshot();
  });

  test("no two cards look the same", () => {
    expect(new Set(looks.map((look) => draw(look))).size).toBe(looks.length);
  });

  test("a card that grows shows it", () => {
    const growing = looks.filter((look) => look.levels.length > 1 && (look.figure === "child" || !look.faces.length));
    expect(growing.length).toBeGreaterThan(400);
    const ends = (look: Look): string[] => [0, look.levels.length - 1].map((level) => draw(look, { level }));
    expect(growing.filter((look) => new Set(ends(look)).size === 1).map((look) => look.id)).toEqual([]);
  });

  test("pictures are small", () => {
    const sizes = looks.map((look) => draw(look).length);
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(16_000);
    expect(Math.max(...sizes)).toBeLessThan(60_000);
  });

  test("small formats show what the picture is about", () => {
    const { focus } = compose(parse("kitchen: loaf, rolling_pin, flour"), { time: "noon", theme: "light", seed: "x" });
    for (const format of ["stamp", "strip", "tiny", "square", "tall"] as const) {
      const [x = 0, y = 0, w = 0, h = 0] = cropped(format, focus).split(" ").map(Number);
      expect(w / h).toBeCloseTo(FORMATS[format][0], 1);
      expect(x <= focus.x && focus.x <= x + w && y <= focus.y && focus.y <= y + h).toBe(true);
    }
  });

  test("a square does not cut through whoever stands beside", () => {
    const [left = 0, , width = 0] = cropped("square", { x: 130, y: 100, w: 60, h: 100 }, [
      { x: 226, y: 100, w: 50, h: 100 },
    ])
      .split(" ")
      .map(Number);
    expect(left).toBeLessThanOrEqual(100);
    expect(left + width).toBeGreaterThanOrEqual(160);
    expect(left + width <= 203 || left + width >= 249).toBe(true);
  });

  test("a scene of all levels begins small and ends in a little glory", () => {
    const scene = parse("kitchen: loaf, rolling_pin, flour");
    expect(grown(scene, 0, 3).things.map((thing) => thing.name)).toEqual(["loaf", "rolling_pin"]);
    expect(grown(scene, 2, 3).things.map((thing) => thing.name)).toEqual(["loaf", "rolling_pin", "flour", "sparks"]);
    expect(grown(scene, -1, 3)).toBe(scene);
  });

  test("a card without words shows its emoji, or a parcel", () => {
    const bare: Look = { id: "x", figure: "", scenes: [], levels: [], faces: [], sides: [], picture: "guitar" };
    expect(sceneOf(bare, -1, 0).things[0]?.name).toBe("guitar");
    expect(sceneOf({ ...bare, picture: "no-such-thing" }, -1, 0).things[0]?.name).toBe("package");
  });
});

describe("people", () => {
  const words = "she, light, chestnut wavy, tomato jumper, glad";
  const ines = { name: "Ines", pronoun: "she", face: words, character: "" };

  test("what is said is drawn, what is not the seed decides", () => {
    expect(person(words, "Ines")).toMatchObject({
      kind: "she",
      skin: 2,
      hair: "wavy",
      hairInk: "chestnut",
      wear: "jumper",
    });
    expect(person("", "Ines")).toEqual(person("", "Ines"));
    expect(person("", "Ines")).not.toEqual(person("", "Bruno"));
  });

  test("the same person grows old", () => {
    const [young, old] = [aged(person(words, "Ines"), 25), aged(person(words, "Ines"), 85)];
    expect(young).toMatchObject({ hair: "wavy", skin: old.skin, head: old.head });
    expect(old.hair).not.toBe("wavy");
    expect(aged(person("he, bald, full beard", "x"), 8)).toMatchObject({ beard: undefined, wear: "dungarees" });
  });

  test("a mood shows on the face, from -3 to +3", () => {
    expect([-3, -2, -1, 0, 1, 2, 3].map((mood) => sat(ines, 3, mood).mood)).toEqual(
      "sad low flat even glad happy joy".split(" "),
    );
  });

  test("clothes of a profession change the clothes alone", () => {
    const [plain, doctor] = [person(words, "Ines"), dressed(person(words, "Ines"), WHO.doctor[1])];
    expect(doctor).toMatchObject({ wear: "coat", hair: plain.hair, skin: plain.skin, age: plain.age });
  });

  test("a child is between its parents", () => {
    const [a, b] = [person("she, porcelain, blond bob", "a"), person("he, ebony, black crop", "b")];
    const child = childOf(a, b, "c");
    expect(child.age).toBe(6);
    expect([a.hairInk, b.hairInk]).toContain(child.hairInk);
  });

  test("a date becomes a couple, a couple a family, when the player is known", () => {
    const partner = looks.find((look) => look.figure === "love");
    const me = sat(ines, 3);
    if (!partner) throw new Error("no partner");
    const drawn = [0, 1, 2].map((level) => draw(partner, { level, me }));
    expect(new Set(drawn).size).toBe(3);
    expect(draw(partner, { round: 1 })).not.toBe(draw(partner, { round: 7 }));
  });
});

describe("alt texts", () => {
  test("say the picture in both languages", () => {
    const scene = parse("kitchen, morning: loaf, rolling_pin, flour");
    expect(alt(scene, "en")).toBe("A kitchen in the morning: a loaf, a rolling pin, flour.");
    expect(alt(scene, "fr")).toBe("Une cuisine, le matin\u00a0: un pain, un rouleau à pâtisserie, de la farine.");
    expect(alt(parse("stage: me doctor holds bouquet"), "fr")).toBe(
      "Une scène\u00a0: vous, en médecin avec un bouquet.",
    );
  });

  test("exist for every card, word by word", () => {
    for (const look of looks)
      for (const lang of ["en", "fr"] as const) expect(cardAlt(look, -1, 0, lang), look.id).toMatch(/^\p{Lu}.+\.$/u);
    const things = texts.flatMap(([, text = ""]) => parse(text).things.flatMap(({ name, hold }) => [name, hold]));
    const named = (name: string): boolean => called(name, 0) !== "" && called(name, 1) !== "";
    expect(things.filter((name) => name && !Object.hasOwn(WHO, name) && !named(name))).toEqual([]);
    for (const [en, fr] of [...Object.values(PROPS), ...EMOJI.values()]) expect(en && fr).toBeTruthy();
    expect(Object.entries(PLACES).filter(([name, [en, fr]]) => name !== "plain" && !(en && fr))).toEqual([]);
  });
});

describe("the tables", () => {
  test("no emoji comes with the client that no card shows", () => {
    const used = new Set(
      looks.flatMap((look) =>
        [...look.levels.keys(), -1].flatMap((level) =>
          [0, 1].flatMap((side) => sceneOf(look, level, side).things.flatMap(({ name, hold }) => [name, hold])),
        ),
      ),
    );
    expect([...EMOJI.keys()].filter((name) => !used.has(name) && name !== "package")).toEqual([]);
  });

  test("no word means two things", () => {
    const all = [...Object.keys(PROPS), ...Object.keys(WHO), ...Object.keys(MODIFIERS)];
    expect(all.filter((word, place) => all.indexOf(word) !== place)).toEqual([]);
    expect(Object.keys(PROPS).filter(isEmoji)).toEqual([]);
    expect(TIMES).toHaveLength(8);
  });
});
