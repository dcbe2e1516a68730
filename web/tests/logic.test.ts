import { describe, expect, test } from "vitest";
import { linesShown } from "../src/cards/faces";
import { finderOf, segments } from "../src/look/sentence";
import { inOrder, moodOf, signed, symbolOf } from "../src/look/tokens";
import { nearest } from "../src/parts/roving";
import { complete } from "../src/protocol/complete";
import type { Face, LogEntry } from "../src/protocol/types";
import {
  isOfGoals,
  layoutOf,
  pageOfQuestion,
  places,
  questionOf,
  rowOfQuestion,
  tokensOf,
} from "../src/pursuit/layout";
import { nextStep } from "../src/pursuit/steps";
import { ask as askFor, isPassing, Trouble, troubleTitle } from "../src/state/api";
import { points } from "../src/state/numbers";
import { t } from "../src/state/texts.svelte";
import type { Line } from "../src/state/transport";
import { billsOf, moved, sorted } from "../src/table/bills";
import { needsCurtain } from "../src/table/curtain";
import { spots } from "../src/table/desk.svelte";
import { begins, chaptersOf, latest, linesOf, sinceMyTurn, spokenOf } from "../src/table/log";
import { inEm, inRem } from "../tools/pixels.ts";
import { ask, entry, news, scene } from "./fixtures";

describe("numbers and tokens", () => {
  test("estimates have one decimal place, as the language writes it", () => {
    expect([2.14, -0.96, 0.04, 12].map((value) => points(value, "en"))).toEqual(["+2.1", "−1.0", "0.0", "+12.0"]);
    expect(points(-7.25, "fr")).toBe("−7,3");
  });

  test("a minus is a minus", () => {
    expect([signed(-2), signed(3), signed(3, true), signed(0)]).toEqual(["−2", "3", "+3", "0"]);
  });
  test("goods come in the order of the rulebook, without zeros", () => {
    expect(inOrder({ lth: 1, money: 0, strange: 1, knowledge: 2 }).map(([good]) => good)).toEqual([
      "knowledge",
      "lth",
      "strange",
    ]);
  });
  test("health is an apple in one game and a heart in the other", () => {
    expect(symbolOf("health", {})).toBe("#t-health");
    expect(symbolOf("health", { health: "cv-health" })).toBe("#t-cv-health");
    expect(symbolOf("community spirit", {})).toBeUndefined();
  });
  test("moods have three faces", () => {
    expect([1, 0, -1].map(moodOf)).toEqual(["#t-sth", "#t-sth-even", "#t-sth-low"]);
  });
  test("amounts in sentences become tokens", () => {
    const words = finderOf({
      words: { "good-hourglass": "Hourglasses", "measure-lth": "LTH", "space-study": "Study" },
      signs: {},
    });
    expect(segments("You get 2 Hourglasses and −1 LTH.", words)).toEqual([
      "You get ",
      { count: "2", good: "hourglass" },
      " and ",
      { count: "−1", good: "lth" },
      ".",
    ]);
    expect(segments("2 LTHs' worth of 3 LTHium", words)[1]).toBe("' worth of 3 LTHium");
  });
  test("pixels of the design grow with the window", () => {
    expect(inRem("1px solid red")).toBe("0.0625rem solid red");
    expect(inRem("calc(100% - 24px) 0px")).toBe("calc(100% - 1.5rem) 0");
    expect(inEm("(max-width: 719px) and (min-height: 500px)")).toBe("(max-width: 44.9375em) and (min-height: 31.25em)");
  });
});

describe("arrows", () => {
  const box = (left: number, top: number) => ({ left, top, right: left + 10, bottom: top + 10 });
  const boxes = [box(0, 0), box(20, 0), box(0, 20), box(22, 20)];
  test("go to what lies nearest ahead", () => {
    expect(nearest(box(0, 0), boxes, "right")).toBe(1);
    expect(nearest(box(0, 0), boxes, "down")).toBe(2);
    expect(nearest(box(20, 0), boxes, "down")).toBe(3);
  });
  test("stay at the edge", () => {
    expect(nearest(box(0, 0), boxes, "left")).toBe(-1);
  });
});

describe("the log", () => {
  test("begins anew after my last doing", () => {
    expect(sinceMyTurn([entry(0, 0), entry(1, 1), entry(2, 1)], 0)).toBe(1);
    expect(sinceMyTurn([entry(0, 1)], 0)).toBe(0);
  });
  test("is read aloud but for my own deeds, and great things whosever they are", () => {
    const at = (number: number, move: number, seat: number, kind: string) => ({ ...entry(number, seat, kind), move });
    const heard = (...entries: ReturnType<typeof at>[]) =>
      linesOf(entries)
        .flatMap((line) => spokenOf(line, (seat) => seat === 0))
        .map((each) => `${each.entry.seat} ${each.entry.kind}`);
    // Somebody's last deed of the round ends my life.
    const last = [at(0, 1, 1, "placed"), at(1, 1, 1, "gained"), at(2, 1, -1, "round"), at(3, 1, 0, "life_ended")];
    expect(heard(...last)).toEqual(["1 placed", "-1 round", "0 life_ended"]);
    expect(heard(at(0, 1, 0, "placed"), at(1, 2, 0, "threw"), at(2, 3, 0, "goal_reached"))).toEqual([
      "0 threw",
      "0 goal_reached",
    ]);
    // So does what befalls anybody, in a round that begins by somebody's deed.
    const befallen = [at(2, 1, 0, "rolled"), at(3, 1, 0, "passed_away"), at(4, 1, 1, "event_effect")];
    expect(heard(at(0, 1, 1, "placed"), at(1, 1, -1, "round"), ...befallen)).toEqual([
      ...["1 placed", "-1 round", "0 rolled", "0 passed_away", "1 event_effect"],
    ]);
    // What a refresh of mine brings, I have asked for; what fills a row when somebody takes a card, nobody has.
    expect(heard(at(0, 1, 0, "refreshed"), at(1, 1, -1, "turned_up"))).toEqual(["-1 turned_up"]);
    expect(heard(at(0, 1, 1, "refreshed"), at(1, 1, -1, "turned_up"))).toEqual(["1 refreshed"]);
    expect(heard(at(0, 1, 0, "took"), at(1, 1, -1, "turned_up"))).toEqual([]);
    // Dice that fall by themselves fall after the round has begun, and are said beside somebody's deed.
    const begun = [at(1, 1, -1, "round"), at(2, 1, 0, "turn"), at(3, 1, 0, "threw")];
    expect(heard(at(0, 1, 1, "added"), ...begun)).toEqual(["1 added", "-1 round", "0 threw"]);
    expect(heard(at(0, 1, 1, "bought"), ...begun)).toEqual(["1 bought", "-1 round", "0 threw"]);
  });
  test("a goal that is reached again and again hides no deed; a Life Goal is what matters most", () => {
    const great = { kind: "goal", title: "", text: "" };
    const heads = (...entries: LogEntry[]) => linesOf(entries).map((line) => line.head.kind);
    const took = { ...entry(0, 1, "took"), move: 1 };
    const reached = { ...entry(1, 1, "goal_reached"), move: 1 };
    expect(heads(took, reached)).toEqual(["took"]);
    expect(heads(took, { ...reached, move: 2 })).toEqual(["took"]);
    expect(heads(took, { ...reached, great })).toEqual(["goal_reached"]);
  });
  test("names the deeds of modules, and not what they cost or where they are placed", () => {
    const heads = (...kinds: string[]) =>
      linesOf(kinds.map((kind, n) => ({ ...entry(n, 1, kind), move: 1 }))).map((line) => line.head.kind);
    expect(heads("paid", "engaged", "gained")).toEqual(["engaged"]);
    expect(heads("cloud_placed", "planned", "gained")).toEqual(["planned"]);
    expect(heads("stress", "placed", "dreamed", "gained")).toEqual(["dreamed"]);
    expect(heads("paid", "sold", "discarded", "gained")).toEqual(["sold"]);
    expect(heads("placed", "relaxed", "ensured")).toEqual(["placed"]);
  });
  test("a turn of CV ends with its own cards, and the next one begins with its dice", () => {
    const at = (number: number, move: number, seat: number, kind: string) => ({ ...entry(number, seat, kind), move });
    const lines = linesOf([
      at(0, 1, 1, "bought"),
      at(1, 2, 1, "running_paid"),
      at(2, 3, 1, "added"),
      at(3, 3, -1, "discarded"),
      at(4, 3, 0, "turn"),
      at(5, 3, 0, "threw"),
    ]);
    expect(lines.map((line) => [line.seat, line.head.kind, line.rest.map((each) => each.kind)])).toEqual([
      [1, "bought", []],
      [1, "running_paid", ["added", "discarded"]],
      [0, "threw", ["turn"]],
    ]);
  });
  test("tells of each what all have kept at once", () => {
    const kept = (number: number, seat: number, kind: string) => ({ ...entry(number, seat, kind), move: 2 });
    const lines = linesOf([
      kept(0, 0, "kept_trait"),
      kept(1, 0, "gained"),
      kept(2, 1, "kept_trait"),
      kept(3, 1, "gained"),
    ]);
    expect(lines.map((line) => [line.seat, line.rest.length])).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });
  test("what a deed says itself is said once", () => {
    const strain = {
      ...entry(1, 1, "stress"),
      text: "Bruno takes 1 Stress: once more.",
      goods: { stress: 1 },
    };
    const gain = { ...entry(2, 1), move: 1, goods: { lth: 1 } };
    const [line] = linesOf([strain, gain]);
    if (!line) throw new Error("no line");
    expect(spokenOf(line, () => false).map((each) => [each.entry.text, each.goods])).toEqual([
      ["Bruno takes 1 Stress: once more.", { lth: 1 }],
    ]);
  });
  test("has one line for each deed, with what it cost and brought, and by round", () => {
    const at = (number: number, move: number, seat: number, kind: string, goods = {}, round = 1) => ({
      ...entry(number, seat, kind),
      move,
      goods,
      round,
    });
    // The strain of a second Hourglass comes before the Role is chosen, and belongs to it.
    const strained = linesOf([
      at(0, 1, 0, "placed"),
      at(1, 2, 1, "stress"),
      at(2, 3, 1, "joined"),
      at(3, 4, 1, "paid"),
    ]);
    expect(strained.map((line) => [line.seat, line.head.kind, line.rest.length])).toEqual([
      [0, "placed", 0],
      [1, "joined", 2],
    ]);
    const lines = linesOf([
      at(0, 1, 1, "placed"),
      at(1, 1, 1, "took"),
      // How it is paid is a move of its own and belongs to the deed.
      at(2, 2, 1, "paid", { money: 2 }),
      at(3, 2, 1, "gained", { knowledge: 3, money: 1 }),
      at(4, 2, -1, "turned_up"),
      at(5, 3, 0, "placed", {}, 2),
    ]);
    expect(lines.map((line) => [line.seat, line.head.kind, line.rest.length])).toEqual([
      [1, "took", 4],
      [0, "placed", 0],
    ]);
    expect(lines[0]?.goods).toEqual({ money: -1, knowledge: 3 });
    expect(chaptersOf(lines).map((chapter) => [chapter.round, chapter.lines.length])).toEqual([
      [1, 1],
      [2, 1],
    ]);
    // The last move of a round ends it, and brings the next one about; the bills of that one are moves of their own.
    const before = [
      at(0, 1, 0, "placed", {}, 1),
      at(1, 1, 1, "first_player", {}, 1),
      at(2, 1, -1, "mood_reset", {}, 1),
      at(3, 1, 0, "gained", { money: 1 }, 1),
      at(4, 1, -1, "round", {}, 2),
      at(5, 1, 0, "stress", { stress: 1 }, 2),
    ];
    const first = [at(6, 2, 0, "paid", { hourglass: 1 }, 2), at(7, 2, 0, "upkeep_paid", {}, 2)];
    const second = [at(8, 3, 0, "paid", { money: 2 }, 2), at(9, 3, 0, "upkeep_paid", {}, 2)];
    const bills = [...before, ...first, ...second];
    expect(linesOf(bills).map((line) => [line.round, line.head.kind, line.goods])).toEqual([
      [1, "placed", {}],
      [1, "mood_reset", {}],
      [2, "round", {}],
      [2, "upkeep_paid", { hourglass: -1 }],
      [2, "upkeep_paid", { money: -2 }],
    ]);
    // Whoever follows waits for the first of somebody's bills, and sees the others with it.
    expect(begins([...before, ...first], 2)).toBe(true);
    expect(begins(bills, 3)).toBe(false);
    // A deed is told from its beginning, however much came of it.
    const long = [at(0, 1, 0, "placed"), at(1, 2, 1, "took", { money: 1 }, 2)];
    const rest = Array.from({ length: 99 }, (_, place) => at(place + 2, place + 3, 1, "gained", { money: 1 }, 2));
    expect(latest([...long, ...rest])).toMatchObject({ head: { kind: "took" }, goods: { money: 99 } });
  });
});

describe("questions", () => {
  const shown = places(
    scene({
      spaces: [{ id: "study", stands: [] }],
      rows: [{ pile: "job", cards: ["baker", ""], draw: 0, discard: 0 }],
      lives: [
        { seat: 0, is_alive: true, counters: {}, tracks: {}, cards: [{ card: "piano" }], aside: [], trait: "curious" },
      ],
    }),
    0,
  );
  test("every place of the table is known", () => {
    expect([...shown].toSorted()).toEqual(["card baker", "card curious", "card piano", "pile job", "space study"]);
  });
  test("a turn is asked on the table, the rest beside it", () => {
    const turn = ask([
      { line: "study", verb: "study", at: "space study" },
      { line: "hire baker", verb: "hire", at: "card baker" },
      { line: "odd", verb: "odd" },
    ]);
    expect(questionOf(turn, shown)).toMatchObject({ kind: "table", offers: [{ line: "odd" }] });
  });
  test("payments are answers, cards that lie nowhere are shown", () => {
    expect(questionOf(ask([{ line: "give 1", verb: "give" }]), shown).kind).toBe("answers");
    expect(questionOf(ask([{ line: "keep nerd", verb: "keep", at: "card nerd" }]), shown).kind).toBe("cards");
  });
  test("leaving is no answer", () => {
    const leaving = ask([{ line: "leave", verb: "leave", is_interrupt: true }]);
    expect(questionOf(leaving, shown)).toEqual({ kind: "table", offers: [] });
  });
  describe("the drawer", () => {
    const rows = ["a", "b", "c", "d", "friend", "trip"].map((pile) => ({
      pile,
      cards: [`of ${pile}`],
      draw: 0,
      discard: 0,
    }));
    const zone = { id: "z", title: "Z" };
    const layout = layoutOf(
      scene({
        rows,
        spaces: [
          { id: "dream", stands: [], board: "trips" },
          { id: "plan", stands: [], board: "trips", row: "trip" },
          { id: "rest", stands: [], is_covered: true },
        ],
        boards: [
          {
            id: "trips",
            title: "Trips",
            module: "travel",
            zones: [
              { ...zone, cards: [{ card: "of trip" }] },
              { ...zone, by_seat: [1, 0] },
            ],
          },
          { id: "dreams", title: "Dreams", module: "travel", seat: 0, zones: [{ ...zone, cards: [{ card: "moon" }] }] },
        ],
      }),
      ["kite", "shy", ""],
      (card) => (card === "kite" ? "attic" : ""),
    );

    test("takes the rows that there is no room for, and the boards, a page for each module", () => {
      expect(layout.rows).toHaveLength(4);
      expect(layout.plain).toEqual([]);
      expect(layout.pages.map((page) => page.id)).toEqual(["travel", "friend", "attic"]);
      expect(layout.pages.map((page) => page.hand)).toEqual([[], [], ["kite"]]);
    });
    test("shows a row once, with its own space at its head", () => {
      const travel = layout.pages[0];
      expect(travel?.rows.map((row) => row.pile)).toEqual(["trip"]);
      expect(travel?.spaces.map((space) => space.id)).toEqual(["dream"]);
      expect(travel?.boards.map((board) => board.zones.length)).toEqual([1, 1]);
    });
    test("opens where all that is asked lies", () => {
      const at = (...places: string[]) => ask(places.map((place) => ({ line: place, verb: "v", at: place })));
      expect(pageOfQuestion(at("card of trip", "card moon"), layout.pages)).toBe("travel");
      expect(pageOfQuestion(at("card kite"), layout.pages)).toBe("attic");
      expect(pageOfQuestion(at("card moon", "card of a"), layout.pages)).toBe("");
      const pile = layout.rows[0]?.pile ?? "";
      const card = `card ${layout.rows[0]?.cards[0] ?? ""}`;
      expect(rowOfQuestion(at(card), layout.rows)).toBe(pile);
      expect(rowOfQuestion(at(card, "card moon"), layout.rows)).toBe("");
      expect([at("goal zen", "goal calm"), at("goal zen", card), at()].map(isOfGoals)).toEqual([true, false, false]);
    });
  });
  test("tokens are still there or used", () => {
    const zones = [
      { id: "clouds", title: "Clouds", by_seat: [0, 1] },
      { id: "slot", title: "Slot", places: 1, by_seat: [1, 1] },
    ];
    const table = scene({ boards: [{ id: "b", title: "B", zones }] });
    expect([0, 1].map((seat) => tokensOf(table, seat).map((token) => [token.id, token.isLeft]))).toEqual([
      [["clouds", false]],
      [["clouds", true]],
    ]);
  });
});

describe("bills", () => {
  const bills = billsOf(
    ask(
      [
        { line: "pay car", verb: "pay", at: "card car" },
        { line: "lose car", verb: "lose", at: "card car" },
        { line: "lose cat", verb: "lose", at: "card cat" },
      ],
      [{ line: "pay cat", verb: "pay", reason: "r", rule: "R", at: "card cat" }],
      "upkeep.bill",
    ),
  );
  test("one for each card, with what can be done", () => {
    expect(bills.map((bill) => [bill.card, bill.pay?.line, bill.choices.length])).toEqual([
      ["car", "pay car", 2],
      ["cat", undefined, 2],
    ]);
  });
  test("lie in the order that I put them", () => {
    expect(sorted(bills, ["cat", "car"]).map((bill) => bill.card)).toEqual(["cat", "car"]);
    expect(moved(["a", "b", "c"], "c", -2)).toEqual(["c", "a", "b"]);
    expect(moved(["a", "b", "c"], "a", 1)).toEqual(["b", "a", "c"]);
  });
});

describe("cards that I have", () => {
  test("the next step is the nearest higher level, never giving it up", () => {
    const spot = spots(
      ask(
        [{ line: "discard ida", verb: "discard", at: "card ida" }],
        [0, 1, 2].map((level) => ({
          line: `develop ida ${level}`,
          verb: "develop",
          reason: "r",
          rule: "R",
          at: "card ida",
          level,
        })),
      ),
    ).get("card ida");
    expect(spot && nextStep(spot, 0)?.line).toBe("develop ida 1");
  });
  test("a job shows what it asks each round as a line of its own", () => {
    const job = complete<Face>("Face", {
      id: "baker",
      tone: "job",
      levels: [
        { name: "Hiring", cost: { money: 1 }, has_upkeep: true, upkeep: { hourglass: 1 } },
        { name: "Promotion" },
      ],
    });
    expect(linesShown(job).map((line) => [line.place, line.isUpkeep])).toEqual([
      [0, false],
      [0, true],
      [1, false],
    ]);
  });
});

describe("the curtain", () => {
  const life = (seat: number, hand: string[]) => ({
    seat,
    is_alive: true,
    counters: {},
    tracks: {},
    cards: [],
    aside: [],
    hand,
  });
  const withHand = news({ seats: [1, 0], scene: scene({ lives: [life(0, ["", ""]), life(1, ["nerd"])] }) });
  test("falls before the secrets of the next player", () => {
    expect(needsCurtain(withHand, 0)).toBe(true);
    expect(needsCurtain(withHand, 1)).toBe(false);
  });
  test("does not fall where nothing is hidden, or somebody plays alone", () => {
    expect(
      needsCurtain(news({ seats: [1, 0], scene: scene({ lives: [life(0, ["rich"]), life(1, ["nerd"])] }) }), 0),
    ).toBe(false);
    expect(needsCurtain(news({ seats: [0] }), -1)).toBe(false);
  });
});

describe("trouble", () => {
  test("has a title of its own where a table is gone or nobody answers", () => {
    const codes = { "no-table": 404, "no-line": 0, "not-finished": 409, "not-found": 404, full: 503 };
    const titles = Object.entries(codes).map(([code, status]) =>
      troubleTitle(new Trouble("", code, "", status), "not yet"),
    );
    expect(titles).toEqual([t("web-gone"), t("web-trouble"), "not yet", t("web-lost"), t("web-trouble")]);
  });
  test("passes where nobody answers or the server is busy, and not where there is nothing", () => {
    const statuses = [0, 429, 500, 503, 401, 404, 409, 410];
    const passing = statuses.filter((status) => isPassing(new Trouble("", "code", "", status)));
    expect(passing).toEqual([0, 429, 500, 503]);
  });
  test("is said in our words where nobody answers", async () => {
    const silent = { request: () => Promise.reject(new TypeError("Failed to fetch")), open: () => ({}) as Line };
    await expect(askFor("News", "/api/x", {}, silent)).rejects.toMatchObject({
      code: "no-line",
      message: t("web-no-line"),
    });
  });
});
