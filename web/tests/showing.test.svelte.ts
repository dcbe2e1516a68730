/** Pictures where they are shown: drawn once, kept for a while, told, turned over. */
import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { lookOf } from "../src/cards/faces";
import TurningCard from "../src/library/TurningCard.svelte";
import { roundOf, sitterOf } from "../src/look/cast";
import { drawn, ready, textAt, type CardWanted } from "../src/look/studio";
import { sat, thrownFaces } from "../src/pictures/players";
import { strangeWords } from "../src/pictures/person";
import type { Face, GameInfo, SeatInfo, StoryChapter, StoryPage } from "../src/protocol/types";
import { levelIn, roundOfAge, sideIn } from "../src/story/lives";
import { highlights, spotsOf } from "../src/story/square";
import { complete } from "../src/protocol/complete";
import { breath } from "../src/state/breath";
import { GameBook } from "../src/state/games.svelte";

const face = complete<Face>("Face", {
  ...{ id: "sourdough", name: "Sourdough", kind: "basic_project", kind_name: "Basic Project", pile: "project" },
  ...{ picture: "bread", tone: "basic" },
  levels: [
    { name: "Brick", scene: "kitchen, night: brick_bread, flour" },
    { name: "Loaf", scene: "kitchen: loaf" },
  ],
});
const BOOK = new GameBook(
  complete<GameInfo>("GameInfo", { id: "pursuit", name: "Pursuit", text: "", fewest_seats: 1, most_seats: 4 }),
  [face],
);
const wanted = (round: number, more: Partial<CardWanted> = {}): CardWanted => ({
  ...{ look: lookOf(face), level: -1, side: -1, round, theme: "light", format: "stamp", lang: "en" },
  ...more,
});
let made = 0;
const dropped: string[] = [];

beforeEach(() => {
  URL.createObjectURL = () => `blob:${(made += 1)}`;
  URL.revokeObjectURL = (url) => void dropped.push(url);
});
afterEach(() => vi.restoreAllMocks());

describe("the studio", () => {
  test("draws a picture once, and keeps its text for pages to keep", async () => {
    const first = await drawn(wanted(0));
    expect(first.text).toContain("<svg");
    expect(first.alt).toMatch(/\.$/);
    expect((await drawn(wanted(0))).url).toBe(first.url);
    expect(ready(wanted(0))?.url).toBe(first.url);
    expect(textAt(first.url)).toBe(first.text);
    expect((await drawn(wanted(0, { theme: "dark" }))).text).not.toBe(first.text);
  });

  test("keeps the last three hundred", async () => {
    const first = await drawn(wanted(1));
    for (let id = 0; id < 300; id += 1) await drawn(wanted(1, { look: { ...lookOf(face), id: `card ${id}` } }));
    expect(ready(wanted(1))).toBeUndefined();
    expect(dropped).toContain(first.url);
    expect(textAt(first.url)).toBeUndefined();
  });

  describe("once it has drawn for long enough", () => {
    let frames: FrameRequestCallback[];
    // Each time later than whatever was allowed the time before.
    let later = performance.now();
    beforeEach(async () => {
      await drawn(wanted(0));
      frames = [];
      vi.spyOn(window, "requestAnimationFrame").mockImplementation((frame) => frames.push(frame));
      later += 10_000;
      vi.spyOn(performance, "now").mockReturnValue(later);
    });

    test("lets whatever else has changed be seen first", async () => {
      const picture = drawn(wanted(2));
      await breath();
      await breath();
      expect([frames.length, ready(wanted(2))]).toEqual([1, undefined]);
      frames[0]?.(0);
      expect((await picture).text).toContain("<svg");
    });

    test("waits for no frame where nobody looks", async () => {
      vi.spyOn(document, "hidden", "get").mockReturnValue(true);
      const timers = vi.spyOn(globalThis, "setTimeout");
      expect((await drawn(wanted(3))).text).toContain("<svg");
      expect(timers.mock.calls.map(([, after]) => after)).toEqual([0]);
    });

    test("goes on without a frame that does not come any more", async () => {
      const timers = vi.spyOn(globalThis, "setTimeout");
      const picture = drawn(wanted(4));
      await vi.waitFor(() => expect(frames).toHaveLength(1));
      const [first] = timers.mock.calls.map(([go]) => go);
      first?.();
      expect((await picture).text).toContain("<svg");
    });
  });
});

describe("who is at the table", () => {
  const seat: SeatInfo = {
    ...{ seat: 0, name: "Mei", colour: "poppy", kind: "bot", pronoun: "she", bot: "strong" },
    ...{
      is_online: false,
      has_joined: true,
      face: "",
      candle: null,
      is_stood_in: false,
      is_away: false,
      away_until: 0,
      holiday: [],
      reserve: 0,
    },
  };

  test("a computer player dresses for what it lives for as soon as that is known", () => {
    const plain = sitterOf(seat);
    const artist = sitterOf({ ...seat, bot: "strong:artist@3s" });
    if (!plain || !artist) throw new Error("nobody");
    expect(sat(plain, 3)).toMatchObject({ hair: "bob", wear: "dress" });
    expect(sat(artist, 3)).toMatchObject({ hair: "bob", wear: "tunic", hat: "beret" });
  });

  test("a face that was chosen is the face", () => {
    expect(sat({ name: "Mei", pronoun: "she", face: "she, ebony, black afro", character: "" }, 3)).toMatchObject({
      hair: "afro",
      skin: 9,
    });
  });

  test("eight faces are thrown, all different, all of words that can be drawn", () => {
    const faces = thrownFaces("he", "Ines");
    expect(new Set(faces).size).toBe(8);
    expect(faces.flatMap(strangeWords)).toEqual([]);
    expect(thrownFaces("he", "Ines")).toEqual(faces);
  });

  test("the sky is that of the round, in both games", () => {
    expect(roundOf({ type: "pursuit", round: 4 } as Parameters<typeof roundOf>[0])).toBe(3);
    expect(roundOf({ type: "pursuit", round: 0 } as Parameters<typeof roundOf>[0])).toBe(0);
    const decks = { early_adulthood: 0, middle_age: 3, old_age: 17 };
    expect(roundOf({ type: "cv", decks } as unknown as Parameters<typeof roundOf>[0])).toBe(4);
  });
});

describe("a life in pictures", () => {
  const chapter = (age: string, gained: number, cards: [string, number][]): StoryChapter => ({
    ...{ age, title: age, years: "", text: "", gained, total: 0, stress: [] },
    entries: cards.map(([card, level]) => ({ card, text: "", kind: "", happened: "gained", level, side: level - 1 })),
  });
  const chapters = [
    chapter("teen", 1, [["a", 0]]),
    chapter("adult_1", 5, [
      ["b", 0],
      ["b", 2],
      ["c", -1],
    ]),
    chapter("old_age_3", 2, [["a", 1]]),
  ];

  test("shows how far a card had come", () => {
    const [, second] = chapters;
    if (!second) throw new Error("no chapter");
    expect([levelIn(second, "b"), levelIn(second, "c"), levelIn(second, "x")]).toEqual([2, -1, -1]);
    expect([sideIn(second, "b"), sideIn(second, "x")]).toEqual([1, -1]);
    expect([roundOfAge("teen"), roundOfAge("old_age_3"), roundOfAge("childhood")]).toEqual([0, 7, 0]);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])("%i pictures lie in even rows in the middle of a square", (count) => {
    const spots = spotsOf(count, 470);
    const rows = [...new Set(spots.map((spot) => spot.y))].map((y) => spots.filter((spot) => spot.y === y));

    expect(spots).toHaveLength(count);
    expect(Math.max(...rows.map((row) => row.length)) - Math.min(...rows.map((row) => row.length))).toBeLessThan(2);
    for (const row of rows) {
      const [first, last] = [row[0]!, row.at(-1)!];
      expect(first.x).toBeGreaterThan(60);
      expect(first.x + last.x + last.side).toBeCloseTo(1200);
    }
  });

  test("takes highlights from the fullest ages, each card once, in the order of the life", () => {
    const story = { chapters } as unknown as StoryPage;
    expect(highlights(story).map(([, card]) => card)).toEqual(["b", "c", "a"]);
    expect(highlights(story, 1).map(([, card]) => card)).toEqual(["b"]);
  });
});

test("a card of the gallery turns over and says what will be told", async () => {
  const remember = vi.fn(() => Promise.resolve([{ when: "Taken", text: "Ines fed a jar." }]));
  const { container } = render(TurningCard, { props: { face, remember }, context: new Map([["book", () => BOOK]]) });
  const back = container.querySelector<HTMLElement>(".back");
  expect(back?.inert).toBe(true);
  const button = screen.getByRole("button");
  await fireEvent.click(button);
  await waitFor(() => expect(button.getAttribute("aria-expanded")).toBe("true"));
  flushSync();
  expect(back?.inert).toBe(false);
  expect(back?.textContent).toContain("Ines fed a jar.");
  await fireEvent.click(button);
  expect(button.getAttribute("aria-expanded")).toBe("false");
  expect(remember).toHaveBeenCalledTimes(1);
});
