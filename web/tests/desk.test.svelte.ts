import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Explained } from "../src/protocol/types";
import { settings } from "../src/state/settings.svelte";
import type { Answer, Order } from "../src/table/connection.svelte";
import { Desk, meant, spots } from "../src/table/desk.svelte";
import type { Source } from "../src/table/source";
import { ask, news } from "./fixtures";

/** Milliseconds; a busy machine may be slow. */
const PATIENCE = 30_000;
const TURN = ask(
  [
    { line: "study", verb: "study", at: "space study" },
    { line: "discard piano", verb: "discard", at: "card piano" },
    { line: "take bread 1", verb: "take", at: "card bread", level: 0 },
    { line: "leave", verb: "leave", is_final: true, is_interrupt: true },
  ],
  [
    { line: "take bread 2", verb: "take", reason: "r", rule: "R", at: "card bread", level: 1, missing: { money: 3 } },
    {
      line: "upgrade piano 2",
      verb: "upgrade",
      reason: "r",
      rule: "R",
      at: "card piano",
      level: 1,
      missing: { money: 1 },
    },
    {
      line: "take mayor 1",
      verb: "take",
      reason: "r",
      rule: "R",
      at: "card mayor",
      level: 0,
      missing: { influence: 4 },
    },
    {
      line: "take mayor 2",
      verb: "take",
      reason: "r",
      rule: "R",
      at: "card mayor",
      level: 1,
      missing: { influence: 2 },
    },
  ],
);

const ONE_OF = ask(
  [
    { line: "receive ada", verb: "receive", at: "card ada" },
    { line: "leave", verb: "leave", is_final: true, is_interrupt: true },
  ],
  [{ line: "receive bob", verb: "receive", reason: "r", rule: "R", at: "card bob", missing: {} }],
);

class FakeSource implements Source {
  behind = 0;
  step(): void {}
  skip(): void {}
  status = "online" as const;
  news = $state.raw(news({ asks: [TURN] }));
  log = [];
  talk = [];
  online = [];
  watchers = 0;
  busy = 0;
  farewell = "";
  orders: Order[] = [];
  answer: Answer = { type: "done", id: "1", version: 2 };

  send(order: Order): Promise<Answer> {
    this.orders.push(order);
    return Promise.resolve(this.answer);
  }
  lasting = false;
  deadly = false;
  ways: string[] = [];
  marks: string[] = [];
  asked: string[] = [];
  explain(_: number, line: string, then = ""): Promise<Explained | null> {
    this.asked.push(line);
    return Promise.resolve({
      type: "explained",
      id: "",
      line,
      is_possible: true,
      text: `about ${line}`,
      rule: "",
      changes: [],
      ways: this.ways.map((way) => ({ line: way, text: way })),
      way: then || (this.ways[0] ?? ""),
      is_lasting: this.lasting,
      ends_life: this.deadly,
      marks: this.marks,
    });
  }
}

let source: FakeSource;
let desk: Desk;
let stop: () => void;
beforeEach(() => {
  source = new FakeSource();
  stop = $effect.root(() => {
    desk = new Desk(source);
  });
  flushSync();
});
afterEach(() => {
  stop();
  settings.change({ oneClick: false, grace: true });
});

describe("a question about some cards", () => {
  const stands = (at: string) => [desk.state(at), desk.isAside(at), desk.isMute(at)];

  test("leaves all others aside: what answers it, and what has a reason why not, stays", () => {
    source.news = news({ asks: [ONE_OF] });
    expect([stands("card ada"), stands("card bob"), stands("card bread"), stands("space study")]).toEqual([
      ["possible", false, false],
      ["refused", false, false],
      ["none", true, true],
      ["none", true, true],
    ]);
  });
  test("is no whole turn, and nothing is asked of who waits", () => {
    expect(stands("card yoga")).toEqual(["none", false, false]);
    source.news = news({ asks: [ONE_OF], deciders: [] });
    expect(stands("card bread")).toEqual(["none", false, false]);
  });
  test("leaves the table alone where a sheet lists the answers", () => {
    source.news = news({ asks: [ONE_OF] });
    desk.isListed = true;
    expect(stands("card bread")).toEqual(["none", false, false]);
  });
  test("says so to who points beside it, until they point at an answer or something else is asked", () => {
    source.news = news({ asks: [ONE_OF] });
    desk.point("card bread");
    expect([desk.isStray, desk.picked]).toEqual([true, null]);
    desk.point("card ada");
    expect([desk.isStray, desk.picked?.line]).toEqual([false, "receive ada"]);
    desk.point("card bread");
    source.news = news({ asks: [TURN], version: 2 });
    expect(desk.isStray).toBe(false);
  });
});

test("what is chosen is explained anew when everything is told anew, as in another language", () => {
  desk.point("space study");
  flushSync();
  source.asked = [];
  source.news = news({ asks: [{ ...TURN }] });
  flushSync();
  expect([source.asked, desk.picked?.line]).toEqual([["study"], "study"]);
});

describe("a press before the click", () => {
  test("asks what the click will choose, and chooses nothing", () => {
    desk.foresee("card bread", 0);
    desk.foresee("", -1, "study");
    expect([source.asked, desk.picked]).toEqual([["take bread 1", "study"], null]);
    desk.point("card bread", 0);
    expect(source.asked.at(-1)).toBe("take bread 1");
  });
  test("asks nothing where a click would do what is chosen already, or nothing at all", () => {
    desk.point("space study");
    source.asked = [];
    desk.foresee("space study", -1);
    desk.foresee("nowhere", -1);
    source.news = news({ asks: [TURN], deciders: [] });
    desk.foresee("card bread", 0);
    expect(source.asked).toEqual([]);
  });
});

describe("a moment to think better", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    source.lasting = true;
  });
  afterEach(() => vi.useRealTimers());
  async function confirm(): Promise<void> {
    desk.point("space study");
    await vi.advanceTimersByTimeAsync(0);
    await desk.confirm();
  }

  test("what cannot be taken back waits, and is then sent", async () => {
    await confirm();
    expect([desk.picked?.line, desk.grace !== null, source.orders.length]).toEqual(["study", true, 0]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(source.orders).toMatchObject([{ line: "study" }]);
  });
  test("Enter goes on at once, and undo sends nothing at all", async () => {
    await confirm();
    await desk.undo();
    await vi.advanceTimersByTimeAsync(5000);
    expect([desk.grace, source.orders]).toEqual([null, []]);
    await confirm();
    await desk.confirm();
    expect(source.orders).toHaveLength(1);
  });
  test("who does not want it does not get it", async () => {
    settings.change({ grace: false });
    await confirm();
    expect(source.orders).toHaveLength(1);
  });
  test("the price is paid with the deed, as it was shown or as one likes", async () => {
    settings.change({ grace: false });
    source.ways = ["give 1 money", "give 1 influence"];
    desk.point("space study");
    await vi.advanceTimersByTimeAsync(0);
    expect(desk.explained?.way).toBe("give 1 money");
    desk.payBy("give 1 influence");
    await vi.advanceTimersByTimeAsync(0);
    await desk.confirm();
    expect(source.orders).toMatchObject([{ line: "study", then: "give 1 influence" }]);
  });
});

describe("marking", () => {
  const REPLACE = (...cards: string[]) =>
    cards.map((card) => ({ line: `replace ${card}`, verb: "replace", at: `card ${card}` }));
  const ROW = [...TURN.offers, { line: "refresh project", verb: "refresh", at: "pile project" }];
  /** The server asks for one card after the other, from the left, and in between for an end. */
  function answers(): void {
    const questions: Record<string, object[]> = {
      "refresh project": REPLACE("bread", "yoga", "cello"),
      "replace bread": [...REPLACE("yoga", "cello"), { line: "redraw", verb: "redraw", at: "" }],
      "replace cello": [],
    };
    source.send = (order) => {
      source.orders.push(order);
      const offers = "line" in order ? (questions[order.line] ?? []) : [];
      const step = offers.length ? "refresh.cards" : "action.turn";
      source.news = news({ asks: [ask(offers, [], step)], version: source.orders.length + 1 });
      return Promise.resolve(source.answer);
    };
  }
  beforeEach(() => {
    vi.useFakeTimers();
    source.news = news({ asks: [ask(ROW)] });
    source.marks = ["card bread", "card yoga", "card cello"];
    answers();
  });
  afterEach(() => vi.useRealTimers());
  async function enter(): Promise<void> {
    desk.point("pile project");
    await vi.advanceTimersByTimeAsync(0);
    source.marks = [];
  }
  const lines = () => source.orders.map((order) => ("line" in order ? order.line : ""));

  test("one click enters, each card is one, and one button does it all", async () => {
    settings.change({ grace: false });
    await enter();
    desk.point("card cello");
    desk.point("card bread");
    expect(source.orders).toEqual([]);
    await desk.confirm();
    expect(lines()).toEqual(["refresh project", "replace bread", "replace cello"]);
    expect(desk.isMarking).toBe(false);
  });
  test("a second click on a card takes its mark away, one on the row marks all", async () => {
    await enter();
    desk.point("card bread");
    desk.point("card bread");
    expect([...desk.marks]).toEqual([]);
    desk.point("pile project");
    expect([...desk.marks]).toEqual(["card bread", "card yoga", "card cello"]);
  });
  test("nothing is done without a mark, and another choice forgets them", async () => {
    await enter();
    await desk.confirm();
    expect(source.orders).toEqual([]);
    desk.point("card bread");
    desk.point("space study");
    expect([desk.picked?.line, desk.marks.size]).toEqual(["study", 0]);
  });
  test("new cards are turned up for good: the button leaves a moment to think again", async () => {
    await enter();
    desk.point("card cello");
    await desk.confirm();
    expect([source.orders.length, desk.grace !== null]).toEqual([0, true]);
    await desk.undo();
    expect([source.orders.length, desk.grace, desk.marks.size]).toEqual([0, null, 0]);
  });
  test("by one click one marks all the same", async () => {
    settings.change({ oneClick: true });
    await enter();
    expect([source.orders.length, desk.isMarking]).toEqual([0, true]);
  });
});

describe("undo", () => {
  const back = (steps: number) => [{ seat: 0, steps, why: "", can_redo: false }];
  /** Each undo leads to the question before. */
  function goesBackTo(...steps: string[]): void {
    source.send = (order) => {
      source.orders.push(order);
      const step = steps[source.orders.length - 1] ?? "action.turn";
      source.news = news({ asks: [ask([], [], step)], back: back(3 - source.orders.length) });
      return Promise.resolve(source.answer);
    };
  }

  test("takes a deed back together with its payment", async () => {
    source.news = news({ asks: [TURN], back: back(3) });
    goesBackTo("pay.choose", "action.turn");
    expect(await desk.undo()).toBe(true);
    expect(source.orders.map((order) => order.type)).toEqual(["undo", "undo"]);
  });
  test("takes nothing more back than the deed", async () => {
    source.news = news({ asks: [TURN], back: back(3) });
    goesBackTo("action.turn");
    expect(await desk.undo()).toBe(true);
    expect(source.orders).toHaveLength(1);
  });
  test("does nothing where nothing can be taken back", async () => {
    source.news = news({ asks: [TURN], back: back(0) });
    expect(await desk.undo()).toBe(false);
    expect(source.orders).toEqual([]);
  });
});

describe("pointing", () => {
  test("the first click chooses and explains, the second does it", async () => {
    desk.point("space study");
    expect(desk.picked).toMatchObject({ line: "study", isPossible: true });
    await Promise.resolve();
    expect(desk.explained?.text).toBe("about study");
    expect(source.orders).toEqual([]);
    desk.point("space study");
    expect(source.orders).toMatchObject([{ type: "choose", line: "study", seat: 0, version: 1 }]);
  });

  test("with one click the first does it, but not what is for good", async () => {
    settings.change({ oneClick: true });
    desk.point("space study");
    await vi.waitFor(() => expect(source.orders).toHaveLength(1), PATIENCE);
    desk.point("");
    expect(source.orders).toHaveLength(1);
  });

  test("what cannot be had is shown with the nearest reason, and never sent", () => {
    desk.point("card mayor");
    expect(desk.picked).toMatchObject({ line: "take mayor 2", isPossible: false });
    desk.point("card mayor");
    expect(source.orders).toEqual([]);
    expect(desk.missing("card mayor")).toEqual({ influence: 2 });
  });

  test("a level that was meant is chosen, possible or not", () => {
    desk.point("card bread", 1);
    expect(desk.picked).toMatchObject({ line: "take bread 2", isPossible: false });
    desk.point("card bread", 0);
    expect(desk.picked).toMatchObject({ line: "take bread 1", isPossible: true });
  });

  test("nobody gives a card up by a first click on it", () => {
    desk.point("card piano");
    expect(desk.picked?.line).toBe("upgrade piano 2");
  });

  /** After a moment of thought. */
  async function confirmLater(): Promise<void> {
    await vi.waitFor(() => expect(desk.isCalm).toBe(true), PATIENCE);
    await desk.confirm();
  }

  test("what is done at once is not, if it ends the life: it wants its two words", async () => {
    expect(await desk.take("study")).toBe(true);
    source.deadly = true;
    expect(await desk.take("take bread 1")).toBe(false);
    expect(source.orders).toMatchObject([{ line: "study" }]);
    expect(desk.picked?.line).toBe("take bread 1");
    await desk.confirm();
    await confirmLater();
    expect(source.orders.map((order) => order.type === "choose" && order.line)).toEqual(["study", "take bread 1"]);
  });

  test("nor is what nobody has said anything about", async () => {
    vi.spyOn(source, "explain").mockResolvedValue(null);
    expect(await desk.take("study")).toBe(false);
    expect(source.orders).toEqual([]);
    expect(desk.picked?.line).toBe("study");
  });

  test("what cannot be taken back wants a second yes", async () => {
    const leave = TURN.offers.at(-1);
    if (leave) desk.pick(leave);
    await desk.confirm();
    expect(source.orders).toEqual([]);
    expect(desk.isSure).toBe(true);
    await confirmLater();
    expect(source.orders).toHaveLength(1);
  });

  test("nobody says the second yes by a double click on the first", async () => {
    const leave = TURN.offers.at(-1);
    if (leave) desk.pick(leave);
    await desk.confirm();
    await desk.confirm();
    expect(source.orders).toEqual([]);
    await confirmLater();
    expect(source.orders).toHaveLength(1);
  });

  test.each([false, true])("what ends the life wants a second yes, by one click or two: %s", async (oneClick) => {
    settings.change({ oneClick, grace: false });
    source.deadly = true;
    desk.point("space study");
    if (!oneClick) desk.point("space study");
    await vi.waitFor(() => expect(desk.isSure).toBe(true), PATIENCE);
    expect(source.orders).toEqual([]);
    await confirmLater();
    expect(source.orders).toHaveLength(1);
  });

  test("nothing is sent twice while an answer is awaited", () => {
    desk.point("space study");
    source.busy = 1;
    void desk.confirm();
    expect(source.orders).toEqual([]);
  });

  test("a refusal of the last turn does not stand over the next one", async () => {
    source.answer = { type: "refusal", id: "1", code: "stale", text: "Too late.", rule: "" };
    await desk.choose("study");
    source.news = news({ version: 2, deciders: [1] });
    flushSync();
    expect(desk.refusal?.text).toBe("Too late.");
    source.news = news({ version: 3, asks: [TURN] });
    flushSync();
    expect(desk.refusal).toBeNull();
  });
  test("a refusal is told and the choice is kept", async () => {
    source.answer = { type: "refusal", id: "1", code: "stale", text: "Too late.", rule: "PH.x" };
    desk.point("space study");
    await desk.confirm();
    expect(desk.refusal).toEqual({ text: "Too late.", rule: "PH.x" });
    expect(desk.picked?.line).toBe("study");
  });

  test("a new question drops a choice that is no longer there", () => {
    desk.point("space study");
    source.news = news({ version: 2, asks: [ask([{ line: "rest 1", verb: "rest", at: "space rest" }])] });
    flushSync();
    expect(desk.picked).toBeNull();
  });
});

describe("places", () => {
  test("are possible, refused or of no matter", () => {
    expect(["space study", "card mayor", "space rest"].map((at) => desk.state(at))).toEqual([
      "possible",
      "refused",
      "none",
    ]);
  });

  test("a choice without level answers to the first line of its card", () => {
    const found = spots(ask([{ line: "hire baker a", verb: "hire", at: "card baker", side: 0 }])).get("card baker");
    expect(found && meant(found, 0)?.line).toBe("hire baker a");
    expect(found && meant(found, 1)).toBeUndefined();
  });
});
