import { beforeAll, describe, expect, test } from "vitest";
import {
  asOrder,
  botName,
  botWish,
  firstWishes,
  isPreset,
  namesOf,
  newSeat,
  nextColour,
  readLink,
  seatedAs,
  surprise,
  switched,
  usualBot,
} from "../src/lobby/wishes";
import { sinceThen, tableName, thinking } from "../src/home/tables";
import { DAY, leftOf } from "../src/time/words";
import { byUrgency, hourName, isMyTurn, isNewcomer } from "../src/home/visit.svelte";
import { complete } from "../src/protocol/complete";
import type { GameInfo, Home, HomeLife, Summary } from "../src/protocol/types";
import { speak } from "../src/state/texts.svelte";
import { words } from "./words";

beforeAll(() => speak("en", words("en")));

const choice = (id: string) => ({ id, name: id, text: "" });
const game = (parts: object = {}): GameInfo =>
  complete<GameInfo>("GameInfo", {
    id: "pursuit",
    name: "The Pursuit",
    text: "",
    fewest_seats: 1,
    most_seats: 4,
    editions: [choice("second"), choice("first")],
    modules: [],
    sets: [],
    presets: [],
    bots: [choice("random"), { ...choice("sensible"), kind: "character" }, { ...choice("strong"), kind: "budget" }],
    ...parts,
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
const summary = (id: string, parts: object = {}, info: object = {}): Summary =>
  complete<Summary>("Summary", {
    table: { ...table, id, ...info },
    seats: [0],
    is_host: true,
    deciders: [1],
    round: 1,
    move: 1,
    standings: [],
    changed: 0,
    ...parts,
  });

describe("a new table", () => {
  test("is ordered with its name, where it has one", () => {
    expect(asOrder({ ...firstWishes(game(), ""), name: " Sunday table " }, [], "en").name).toBe("Sunday table");
    expect(asOrder(firstWishes(game(), ""), [], "en")).not.toHaveProperty("name");
  });

  test("begins with one person and two computer players that play sensibly", () => {
    const { seats, edition } = firstWishes(game(), "Ines");
    expect(seats.map((seat) => seat.kind)).toEqual(["here", "bot", "bot"]);
    expect(seats.map((seat) => seat.bot)).toEqual(["sensible", "sensible", "sensible"]);
    expect(new Set(seats.map((seat) => seat.colour)).size).toBe(3);
    expect([seats[0]?.name, edition]).toEqual(["Ines", "second"]);
  });

  test("has as many seats as the game needs and no more than it has", () => {
    expect(firstWishes(game({ fewest_seats: 4 }), "").seats).toHaveLength(4);
    expect(firstWishes(game({ most_seats: 2 }), "").seats).toHaveLength(2);
    expect(usualBot(game({ bots: [] }))).toBe("random");
  });

  test("a seat that is added has a colour of its own, and colours go round", () => {
    const { seats } = firstWishes(game(), "");
    const added = newSeat(seats, "link", "random");
    expect(seats.map((seat) => seat.colour)).not.toContain(added.colour);
    expect(seats.map((seat) => seat.id)).not.toContain(added.id);
    expect(nextColour([...seats, added], "poppy")).toBe("fig");
    expect(nextColour(seats, "marigold")).toBe("fern");
  });

  test("the order names a computer player only where one sits", () => {
    const wishes = firstWishes(game(), " Ines ");
    const order = asOrder({ ...wishes, seed: " kitchen " }, game().bots, "fr");
    expect(order.seats[0]).toMatchObject({ kind: "here", name: "Ines", bot: "" });
    expect(order.seats[1]).toMatchObject({ kind: "bot", bot: "sensible" });
    expect(order).toMatchObject({ game: "pursuit", seed: "kitchen", pace: 900, lang: "fr", first: -1 });
  });

  test("a computer player is called by what it can be told, and the name can be read again", () => {
    const { seats } = firstWishes(game(), "");
    const name = (parts: object): string => botName({ ...seats[1]!, ...parts }, game().bots);
    expect(name({ bot: "strong", character: "artist", seconds: "3" })).toBe("strong:artist@3s");
    expect(name({ bot: "strong", seconds: "1" })).toBe("strong");
    expect(name({ bot: "sensible", character: "artist", seconds: "3" })).toBe("sensible:artist");
    expect(name({ bot: "random", character: "artist", seconds: "3" })).toBe("random");
    expect(botWish("strong:artist@0.2s")).toEqual({ bot: "strong", character: "artist", seconds: "0.2" });
    expect(botWish("planner")).toEqual({ bot: "planner", character: "", seconds: "1" });
  });

  test("a preset is recognised whatever the order of its modules", () => {
    const wishes = { ...firstWishes(game(), ""), modules: ["pets", "events"] };
    expect(isPreset(wishes, ["events", "pets"], [])).toBe(true);
    expect(isPreset(wishes, ["events"], [])).toBe(false);
    expect(switched(["pets"], "events", true)).toEqual(["pets", "events"]);
    expect(switched(["pets", "events"], "pets", false)).toEqual(["events"]);
  });
});

describe("a surprise", () => {
  const module = (id: string, kind: string, fewest_seats = 1) => ({ ...choice(id), kind, fewest_seats });
  const modules = [
    module("community", "expansion"),
    module("nostalgia", "expansion"),
    ...["pets", "kids", "events", "trends"].map((id) => module(id, "module")),
    module("mutual_friends", "module", 2),
  ];

  test("brings at most one expansion and two to four modules that fit", () => {
    for (let low = 0; low < 1; low += 0.05) {
      let step = 0;
      const chance = (): number => (low + 0.37 * (step += 1)) % 1;
      const chosen = surprise(game({ modules }), 1, chance);
      const large = chosen.filter((id) => id === "community" || id === "nostalgia");
      expect(large.length).toBeLessThanOrEqual(1);
      expect(chosen.length - large.length).toBeGreaterThanOrEqual(2);
      expect(chosen.length - large.length).toBeLessThanOrEqual(4);
      expect(new Set(chosen).size).toBe(chosen.length);
      expect(chosen).not.toContain("mutual_friends");
    }
  });
});

describe("links", () => {
  test.each([
    ["http://localhost:8320/t/ixmxebm6dn#KEY-1_x", { table: "ixmxebm6dn", key: "KEY-1_x" }],
    ["/t/ixmxebm6dn", { table: "ixmxebm6dn", key: "" }],
    ["  ixmxebm6dn ", { table: "ixmxebm6dn", key: "" }],
    ["https://example.org/t/ixmxebm6dn/", { table: "ixmxebm6dn", key: "" }],
  ])("%s", (text, found) => {
    expect(readLink(text)).toEqual(found);
  });

  test.each(["", "hello there", "http://localhost/", "t/"])("'%s' is none", (text) => {
    expect(readLink(text)).toBeNull();
  });
});

describe("home", () => {
  const life = (id: string, more: object = {}, info: object = {}): HomeLife => ({
    summary: summary(id, more, info),
    recap: "",
    since: 0,
    lesson: 0,
    of_lessons: 0,
    lesson_title: "",
  });
  const home = (lives: HomeLife[] = []): Home => ({
    lives,
    ended: [],
    count: 0,
    invitations: [],
    open: [],
    can_open: false,
    offline: 0,
    day: null,
    barred: "",
  });

  test("it is my turn where one of my seats decides and the game goes on", () => {
    expect(isMyTurn(life("mine", { deciders: [0] }).summary)).toBe(true);
    expect(isMyTurn(life("theirs", { deciders: [1] }).summary)).toBe(false);
    expect(isMyTurn(life("over", { deciders: [0] }, { is_finished: true }).summary)).toBe(false);
  });

  test("the shortest candle comes first, then what has no clock, the latest before the earlier", () => {
    const candle = (left: number): object => ({ seats: [{ candle: { left, whole: 9 } }] });
    const lives = [
      life("old", { deciders: [0], changed: 1 }),
      life("long", { deciders: [0] }, candle(9)),
      life("new", { deciders: [0], changed: 2 }),
      life("short", { deciders: [0] }, candle(3)),
    ];
    expect(byUrgency(lives).map((each) => each.summary.table.id)).toEqual(["short", "long", "new", "old"]);
  });

  const seat = (number: number, name: string, more: object = {}): object => ({
    ...{ seat: number, name, colour: "", kind: "link" },
    ...more,
  });
  const three = { seats: [seat(0, "Ines"), seat(1, "Bruno"), seat(2, "Mei")] };

  test("a table goes by its name, else by who sits there, else by its game", () => {
    expect(tableName(summary("a", {}, { ...three, name: "Sunday table" }).table, [0], "CV")).toBe("Sunday table");
    expect(tableName(summary("a", {}, three).table, [0], "CV")).toBe("With Bruno and Mei");
    expect(tableName(summary("a", {}, { seats: [seat(0, "Ines")] }).table, [0], "CV")).toBe("CV");
  });

  test("it says who is waited for since when, and who sits in for whom", () => {
    const [now, friday] = [Date.now(), Date.UTC(2026, 10, 20, 12)];
    const away = (number: number, more: object): object => ({
      seats: three.seats.map((each, place) => (place === number ? { ...each, is_stood_in: true, ...more } : each)),
    });
    expect(thinking(summary("a", { changed: now }, three), game())).toEqual(["Waiting for Bruno", false]);
    expect(thinking(summary("a", { changed: now - 9 * DAY }, three), game())[0]).toMatch(
      /^Waiting for Bruno since \w+ /,
    );
    const nobody = { ...three, seats: three.seats.map((each) => ({ ...each, has_joined: false })) };
    expect(thinking(summary("a", { changed: now }, nobody), game())[0]).toBe("Bruno has not joined yet");
    const longer = summary("a", {}, away(1, { is_away: true, away_until: friday }));
    expect(thinking(longer, game())[0]).toMatch(/^sensible is sitting in for Bruno until Friday/);
    expect(thinking(summary("a", {}, away(0, {})), game())).toEqual(["sensible is sitting in for you", true]);
  });

  test("what happened is told with its day, unless it was just now", () => {
    const now = Date.now();
    expect(sinceThen(now, "Bruno dances.")).toBe("Bruno dances.");
    expect(sinceThen(now - 2 * DAY, "Bruno dances.")).toMatch(/^Since \w+day: Bruno dances\.$/);
  });

  test("what is left for a move and of the reserve are told apart", () => {
    expect(leftOf(3 * DAY, DAY)).toBe("2 d + 1 d left");
    expect(leftOf(DAY / 2, DAY)).toBe("12 h left");
    expect(leftOf(DAY, 0)).toBe("1 d left");
  });

  test("whoever has no life yet is new here", () => {
    localStorage.clear();
    expect(isNewcomer(home())).toBe(true);
    expect(isNewcomer(home([life("mine")]))).toBe(false);
    expect(isNewcomer({ ...home(), count: 3 })).toBe(false);
  });

  test.each([
    [3, "night"],
    [7, "morning"],
    [14, "day"],
    [20, "evening"],
    [23, "night"],
  ])("at %i it is %s", (hour, name) => {
    expect(hourName(hour)).toBe(name);
  });

  test("a seat wears what its owner likes, and nobody else has that colour", () => {
    const { seats } = firstWishes(game(), "Ines", { colour: "fig", pronoun: "she", face: "she, tan" });
    expect(seats[0]).toMatchObject({ colour: "fig", pronoun: "she", face: "she, tan" });
    expect(new Set(seats.map((seat) => seat.colour)).size).toBe(seats.length);
  });
});

test("whoever brings a record is one of its people, and computer players are the others", () => {
  const record = "wellspent record 1\ngame pursuit\nseats Ada, Ben\nseed 3\n\n1 B rest\n";
  const known = [game({ bots: [choice("random"), choice("sensible")] })];
  expect(namesOf(record)).toEqual(["Ada", "Ben"]);
  expect(namesOf("nothing of the kind")).toEqual([]);
  expect(seatedAs(record, 1, known).map(({ kind, name, bot }) => [kind, name, bot])).toEqual([
    ["bot", "Ada", "sensible"],
    ["here", "Ben", ""],
  ]);
});
