import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { chosen, filed, kindsOf, upTo } from "../src/library/gallery";
import { areaOf, areasOf, countOf, filtered, first, shortTitle } from "../src/library/rules";
import { folded, gameOfRule, matches, pieces, wordsOf } from "../src/library/search";
import { beckon, near } from "../src/look/near";
import { complete } from "../src/protocol/complete";
import type {
  Ending,
  Face,
  GameInfo,
  Moment,
  Rulebook,
  RuleKind,
  StoryChapter,
  StoryPage,
} from "../src/protocol/types";
import { byRound, momentAt } from "../src/replay/moments.svelte";
import { GameBook } from "../src/state/games.svelte";
import { fileName, withFiles } from "../src/story/keeping";
import { firstSeat, goalsOf, labelled, partsOf, ranked, stampsOf, steps, TINTS } from "../src/story/lives";
import { fitting, shrunk, wrapped } from "../src/story/pen";

test("a book that takes in more cards keeps those it has, and tells all in their order", () => {
  const face = (id: string): Face => complete<Face>("Face", { id, name: id });
  const [yoga, piano] = [face("yoga"), face("piano")];
  const book = new GameBook(complete<GameInfo>("GameInfo", { id: "pursuit", name: "Pursuit", text: "" }), [
    yoga,
    piano,
  ]);

  const all = book.add([face("cat"), face("yoga"), face("piano")]);

  expect(all.map((each) => each.id)).toEqual(["cat", "yoga", "piano"]);
  expect(all.slice(1)).toEqual([yoga, piano]);
  expect(all[1]).toBe(yoga);
  expect(book.face("cat")).toBe(all[0]);
});

describe("searching", () => {
  test("accents and capitals do not matter, and every word must occur", () => {
    expect(folded("Âge mûr")).toBe("age mur");
    expect(matches(wordsOf("AGE  mur"), "L’âge mûr")).toBe(true);
    expect(matches(wordsOf("age tendre"), "L’âge mûr")).toBe(false);
    expect(matches([], "anything")).toBe(true);
  });

  test("ids are links, and what was looked for is marked", () => {
    expect(pieces("Bad luck → see CV.q.01.", ["luck"])).toEqual([
      { text: "Bad ", kind: "text" },
      { text: "luck", kind: "found" },
      { text: " → see ", kind: "text" },
      { text: "CV.q.01", kind: "rule" },
      { text: ".", kind: "text" },
    ]);
    expect(pieces("Âge mûr", ["mur"]).filter((piece) => piece.kind === "found")).toEqual([
      { text: "mûr", kind: "found" },
    ]);
    const games = [
      { id: "pursuit", areas: ["PH", "PET"] },
      { id: "cv", areas: ["CV"] },
    ];
    expect(gameOfRule("CV.q.01", games)).toBe("cv");
    expect(gameOfRule("PET.upkeep.02", games)).toBe("pursuit");
    expect(gameOfRule("", games)).toBe("pursuit");
  });
});

describe("the rulebook", () => {
  const book: Rulebook = complete<Rulebook>("Rulebook", {
    game: "pursuit",
    title: "The Pursuit",
    sections: [
      { id: "PH.setup", title: "Setup", rules: [{ id: "PH.setup.01", text: "Shuffle." }] },
      { id: "PET.setup", title: "4. Pets: Setup", rules: [{ id: "PET.setup.01", text: "Shuffle the pets." }] },
      { id: "PET.ex", title: "4. Pets: Examples", rules: [{ id: "PET.ex.01", text: "A cat.", kind: "example" }] },
    ],
  });

  test("is as long as it has rules", () => {
    expect(countOf(areasOf(book))).toBe(3);
    expect(countOf(first(areasOf(book), 2))).toBe(2);
  });

  test("has a part for the game and one for each module", () => {
    const areas = areasOf(book);
    expect(areas.map((area) => [area.id, area.title])).toEqual([
      ["PH", "The Pursuit"],
      ["PET", "4. Pets"],
    ]);
    expect(areas[1]?.sections.map((section) => areas[1] && shortTitle(section, areas[1]))).toEqual([
      "Setup",
      "Examples",
    ]);
  });

  test("is read part by part, at the one that was asked for", () => {
    const areas = areasOf(book);
    expect(areaOf(areas, "PET.ex.01")?.id).toBe("PET");
    expect(areaOf(areas, "PET.setup")?.id).toBe("PET");
    expect(areaOf(areas, "")?.id).toBe("PH");
  });
  test("shows no more than anybody reads", () => {
    const shown = first(areasOf(book), 2);
    expect(shown.map((area) => area.sections.map((section) => section.rules.map((rule) => rule.id)))).toEqual([
      [["PH.setup.01"]],
      [["PET.setup.01"]],
    ]);
  });
  test("leaves out what has no rule that fits", () => {
    const all = new Set<RuleKind>(["rule", "example"]);
    const ids = (words: string[], kinds: Set<RuleKind>): string[] =>
      filtered(areasOf(book), words, kinds).flatMap((area) =>
        area.sections.flatMap((each) => each.rules.map((rule) => rule.id)),
      );
    expect(ids([], all)).toEqual(["PH.setup.01", "PET.setup.01", "PET.ex.01"]);
    expect(ids(["shuffle"], all)).toEqual(["PH.setup.01", "PET.setup.01"]);
    expect(ids(["pet.ex"], all)).toEqual(["PET.ex.01"]);
    expect(ids([], new Set<RuleKind>(["example"]))).toEqual(["PET.ex.01"]);
  });
});

describe("the gallery", () => {
  const face = (id: string, parts: object = {}): Face =>
    complete<Face>("Face", { id, name: id, kind: "item", kind_name: "Item", pile: "spend", picture: "", ...parts });
  const faces = [
    face("piano"),
    face("yoga", { kind: "project", kind_name: "Project", module: "health" }),
    face("kiosk", { set: "box", wit: "Café" }),
  ];

  const everything = { text: "", kind: "", pile: "", from: "" };

  test("filters by kind, pile, origin and words", () => {
    const ids = (wanted: object): string[] => chosen(faces, { ...everything, ...wanted }).map((each) => each.id);
    expect(ids({})).toEqual(["piano", "yoga", "kiosk"]);
    expect(ids({ kind: "project" })).toEqual(["yoga"]);
    expect(ids({ from: "-" })).toEqual(["piano"]);
    expect(ids({ from: "box" })).toEqual(["kiosk"]);
    expect(ids({ text: "cafe" })).toEqual(["kiosk"]);
    expect(ids({ pile: "job" })).toEqual([]);
  });

  test("puts those first that are called so", () => {
    const named = [face("school", { name: "Education" }), face("cat", { name: "Old Cat" })];
    expect(chosen(named, { ...everything, text: "cat" }).map((each) => each.id)).toEqual(["cat", "school"]);
  });

  test("files cards under their headings, and shows no more than so many", () => {
    const headed = [face("a", { heading: "x" }), face("b", { heading: "y" }), face("c", { heading: "x" })];
    const ids = (most: number): string[][] => upTo(filed(headed), most).map((part) => part.faces.map(({ id }) => id));
    expect(ids(9)).toEqual([["a", "c"], ["b"]]);
    expect(ids(1)).toEqual([["a"]]);
    expect(upTo(filed(headed), 1)[0]?.count).toBe(2);
  });

  test("counts what there is to choose from", () => {
    expect(kindsOf(faces, (each) => [each.kind, each.kind_name])).toEqual([
      { id: "item", name: "Item", count: 2 },
      { id: "project", name: "Project", count: 1 },
    ]);
  });
});

describe("stories", () => {
  const entries = [
    { card: "piano", text: "a", kind: "things" },
    { card: "yoga", text: "b", kind: "health", happened: "lost" },
    { card: "piano", text: "c", kind: "things" },
  ];
  const chapter = (title: string, told = entries): StoryChapter =>
    complete<StoryChapter>("StoryChapter", {
      age: "teen",
      title,
      years: "",
      text: "",
      entries: told,
      gained: 0,
      total: 0,
    });
  const story = (seat: number): StoryPage =>
    complete<StoryPage>("StoryPage", {
      seat,
      name: "",
      title: "",
      quote: "",
      opening: "",
      chapters: [chapter("Young"), chapter("Old", entries.slice(0, 1))],
      closing: "",
      sources: [],
      total: 0,
      epitaph: "",
      headings: [
        { kind: "work", title: "Work" },
        { kind: "things", title: "Things" },
      ],
    });
  const table = {
    id: "plum",
    game: "cv",
    edition: "",
    modules: [],
    sets: [],
    seats: [],
    created: 0,
    pace: 0,
    commitment: "",
  };
  const standings = [
    { seat: 0, score: 5 },
    { seat: 1, score: 9 },
    { seat: 2, score: 9, is_winner: true },
  ];
  const ending = complete<Ending>("Ending", {
    table,
    standings,
    chart: [],
    ages: [],
    stories: [story(0), story(1), story(2)],
  });

  test("the life asked for comes first, else mine, else the winner's", () => {
    expect(firstSeat(ending, "1", [0])).toBe(1);
    expect(firstSeat(ending, "0", [])).toBe(0);
    expect(firstSeat(ending, undefined, [0])).toBe(0);
    expect(firstSeat(ending, "", [])).toBe(2);
    expect(firstSeat(ending, "7", [])).toBe(2);
    expect(ranked(ending.standings).map((each) => each.seat)).toEqual([2, 1, 0]);
  });

  test("a curriculum vitae has the latest first, and no empty heading", () => {
    expect(partsOf(story(0)).map((part) => [part.title, part.entries.map((entry) => entry.when)])).toEqual([
      ["Things", ["Old", "Young", "Young"]],
    ]);
  });

  test("a card is in the album once", () => {
    expect(stampsOf(chapter("Young"), 6)).toEqual(["piano", "yoga"]);
    expect(stampsOf(chapter("Young"), 1)).toEqual(["piano"]);
  });

  test("names at the ends of lines do not lie on each other", () => {
    const ends = [
      { seat: 0, y: 50 },
      { seat: 1, y: 10 },
      { seat: 2, y: 12 },
    ];
    expect(labelled(ends, 18)).toEqual([
      { seat: 1, y: 10 },
      { seat: 2, y: 28 },
      { seat: 0, y: 50 },
    ]);
    expect(steps(72)).toEqual([0, 20, 40, 60]);
    expect(steps(4)).toEqual([0, 1, 2, 3, 4]);
  });

  test("what is kept is drawn, looked at or not", () => {
    const watched = new Set<Element>();
    class Watcher {
      observe = (element: Element): unknown => watched.add(element);
      unobserve = (element: Element): unknown => watched.delete(element);
    }
    vi.stubGlobal("IntersectionObserver", Watcher);
    const page = document.createElement("main");
    const picture = page.appendChild(document.createElement("img"));
    const draw = vi.fn();
    near(draw)(picture);
    expect(watched).toContain(picture);

    beckon(page);

    expect(draw).toHaveBeenCalledOnce();
    expect(watched.size).toBe(0);
    vi.unstubAllGlobals();
  });

  test("a long title is set smaller, not cut", () => {
    const wrap = (size: number): string[] => wrapped("one two three four", 60, (piece) => piece.length * size);
    expect(shrunk([10, 6, 4], 2, wrap)).toEqual([6, ["one two", "three four"]]);
    expect(shrunk([10, 8], 1, wrap)[1].join(" ")).toBe("one two three four");
  });

  test("what a life came from has a colour that there is", () => {
    const tokens = readFileSync(join(import.meta.dirname, "../src/look/tokens.css"), "utf8");
    expect(Object.values(TINTS).filter((tint) => !tokens.includes(`--kind-${tint}:`))).toEqual([]);
  });

  test("a poster has whole sentences", () => {
    const wide = (text: string): number => text.length;
    expect(wrapped("one two three", 7, wide)).toEqual(["one two", "three"]);
    const wrap = (text: string): string[] => wrapped(text, 10, wide);
    expect(fitting("One two. Three four. Five.", 2, wrap)).toEqual(["One two."]);
    expect(fitting("One two. Three. Five.", 2, wrap)).toEqual(["One two.", "Three."]);
    expect(fitting("A very long sentence indeed.", 1, wrap)).toEqual(["A very", "long", "sentence", "indeed."]);
  });

  test("a page to keep has its files inside", async () => {
    const css = 'a{background:url("/x.svg")}b{src:url(y.woff2)}c{fill:url(#z)}d{background:url(data:1)}';
    const load = (address: string): Promise<string> => Promise.resolve(`data:${address}`);
    expect(await withFiles(css, "http://here/assets/a.css", load)).toBe(
      'a{background:url("data:http://here/x.svg")}b{src:url("data:http://here/assets/y.woff2")}c{fill:url(#z)}d{background:url(data:1)}',
    );
    expect(fileName("Curriculum vitæ : Mei")).toBe("curriculum-vitae-mei");
    expect(fileName("…")).toBe("wellspent");
  });
});

test("a replay jumps by rounds, and knows the moment it is at", () => {
  const moment = (move: number, round: number): Moment =>
    complete<Moment>("Moment", { move, seat: 0, kind: "took", text: `move ${move}`, round });
  const moments = [moment(1, 1), moment(4, 1), moment(9, 2)];
  expect(byRound(moments).map((chapter) => [chapter.round, chapter.moments.length])).toEqual([
    [1, 2],
    [2, 1],
  ]);
  expect(momentAt(moments, 0)).toBeUndefined();
  expect(momentAt(moments, 8)?.move).toBe(4);
});

test("a Life Goal that is met again and again is told once, with all its points", () => {
  const goal = (card: string, points: number) => ({
    card,
    points,
    title: card,
    text: "",
    is_met: true,
    is_private: false,
  });
  const told = goalsOf([goal("yes", 1), goal("zen", 4), goal("yes", 2)]);
  expect(told.map(({ card, points, times }) => [card, points, times])).toEqual([
    ["yes", 3, 2],
    ["zen", 4, 1],
  ]);
});
