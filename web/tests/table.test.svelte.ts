import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { enlarger } from "../src/cards/enlarge.svelte";
import { complete } from "../src/protocol/complete";
import type { Chat, CvScene, Explained, Face, GameInfo, LogEntry, News } from "../src/protocol/types";
import { GameBook } from "../src/state/games.svelte";
import { settings } from "../src/state/settings.svelte";
import { speak } from "../src/state/texts.svelte";
import type { Answer, Order } from "../src/table/connection.svelte";
import LiveTable from "../src/table/LiveTable.svelte";
import type { Source } from "../src/table/source";
import { ask, entry, news, scene } from "./fixtures";
import { words } from "./words";

const BOOK = new GameBook(
  complete<GameInfo>("GameInfo", {
    id: "pursuit",
    name: "Pursuit",
    modules: [{ id: "community", name: "Community", text: "", tokens: ["popularity"] }],
    tracks: [{ id: "stress", name: "Stress", low: 1, high: 3, sections: [{ id: "green", spaces: 3, number: 6 }] }],
    words: {
      "age-teen": "Teen",
      "phase-action": "Action Phase",
      "space-study": "Study",
      "space-take_project": "Take Project",
      "pile-project": "Projects",
      "good-knowledge": "Knowledge",
      "good-influence": "Influence",
      "track-popularity": "Popularity",
    },
  }),
  [
    complete<Face>("Face", {
      id: "bread",
      name: "Sourdough",
      kind: "basic_project",
      kind_name: "Basic Project",
      pile: "project",
      picture: "bread",
      tone: "basic",
      levels: [
        { name: "Brick", cost: { knowledge: 1 }, reward: { knowledge: 2 } },
        { name: "Loaf" },
        { name: "Queue" },
        { name: "Star" },
      ],
    }),
    complete<Face>("Face", {
      id: "mayor",
      name: "Run for Mayor",
      kind: "basic_project",
      kind_name: "Basic Project",
      pile: "project",
      picture: "bank",
      tone: "basic",
      levels: [{ name: "Wave", cost: { influence: 6 } }],
    }),
    complete<Face>("Face", {
      id: "noor",
      name: "Noor",
      sides: ["Noor", "Hugo"],
      kind: "partner",
      kind_name: "Partner",
    }),
  ],
);

const life = (seat: number) => ({
  seat,
  is_alive: true,
  counters: { knowledge: 4, influence: 3, hourglass: 3, used: 0 },
  tracks: { stress: 2, sth: 0, lth: 5 },
  cards: [],
  aside: [],
});
const seat = (number: number, name: string) => ({ seat: number, name, colour: "", kind: "here" });

function position(parts: object = {}): News {
  return news({
    table: { ...news().table, seats: [seat(0, "Ines"), seat(1, "Bruno")] },
    scene: scene({
      spaces: [
        { id: "study", stands: [1, 0], gives: { knowledge: 3 } },
        { id: "take_project", stands: [0, 0], row: "project" },
      ],
      rows: [{ pile: "project", cards: ["bread", "mayor"], draw: 9, discard: 0 }],
      lives: [life(0), life(1)],
    }),
    asks: [
      ask(
        [
          { line: "study", verb: "study", at: "space study" },
          { line: "take bread 1", verb: "take", at: "card bread", level: 0 },
        ],
        [
          {
            line: "take mayor 1",
            verb: "take",
            reason: "cannot_pay",
            rule: "PH.x",
            at: "card mayor",
            level: 0,
            missing: { influence: 3 },
          },
        ],
      ),
    ],
    ...parts,
  });
}

class FakeSource implements Source {
  behind = 0;
  lingers = $state(false);
  step(): void {}
  skip(): void {}
  status = $state<Source["status"]>("online");
  news = $state.raw<News | null>(position());
  log = $state.raw<readonly LogEntry[]>([]);
  talk = $state.raw<readonly Chat[]>([]);
  online = [];
  watchers = 0;
  busy = 0;
  farewell = "";
  orders: Order[] = [];

  send(order: Order): Promise<Answer> {
    this.orders.push(order);
    return Promise.resolve({ type: "done", id: "1", version: 2 });
  }
  deadly = "";
  explain(_: number, line: string): Promise<Explained> {
    const isPossible = line !== "take mayor 1";
    const changes = isPossible ? [{ seat: 0, what: "knowledge", before: 4, after: 7 }] : [];
    const text = isPossible ? "Study: gain 3 Knowledge." : "You need 3 more Influence.";
    return Promise.resolve({
      type: "explained",
      id: "",
      line,
      is_possible: isPossible,
      text,
      rule: "PH.x",
      changes,
      ways: [],
      way: "",
      is_lasting: false,
      marks: [],
      ends_life: line === this.deadly,
    });
  }
}

let source: FakeSource;
let show: (now: News) => Promise<void>;
async function lay(parts: object = {}): Promise<void> {
  source = new FakeSource();
  source.news = position(parts);
  const { rerender } = render(LiveTable, { source, news: source.news, book: BOOK });
  show = (now) => rerender({ news: now });
  await screen.findByRole("heading", { name: "Action Phase" });
}
function narrator(): HTMLElement {
  const found = document.querySelector<HTMLElement>("[data-zone=narrator]");
  if (!found) throw new Error("There is no narrator.");
  return found;
}

const isRead = (node: Node): boolean => !(node instanceof Element && node.getAttribute("aria-hidden") === "true");

beforeAll(() => speak("en", words("en")));
beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe("the table of the Pursuit", () => {
  test("two clicks: the first shows what it would do, the second does it", async () => {
    await lay();
    const study = screen.getByRole("button", { name: /^Study/ });
    await fireEvent.click(study);
    expect(study.getAttribute("aria-pressed")).toBe("true");
    await within(narrator()).findByText(/Study: gain/);
    expect(document.querySelector("[data-zone=mat] .counter")?.textContent).toMatch(/4\s*→ 7/);
    expect(source.orders).toEqual([]);
    await fireEvent.click(study);
    expect(source.orders).toMatchObject([{ type: "choose", line: "study", seat: 0 }]);
  });

  test("what it would do is read as a whole, and nothing before it is known", async () => {
    await lay();
    const said = narrator().querySelector("[aria-live=polite]");
    const heard = (): string =>
      [...(said?.childNodes ?? [])]
        .filter(isRead)
        .map((each) => each.textContent)
        .join("");
    source.explain = () => new Promise(() => undefined);
    await fireEvent.click(screen.getByRole("button", { name: /^Study/ }));
    expect(heard().trim()).toBe("");
    expect(said?.getAttribute("aria-atomic")).toBe("true");
  });

  test("whoever leaps through a replay hears where they have come to, and nothing of what lies between", async () => {
    source = new FakeSource();
    const { rerender } = render(LiveTable, { source, news: position(), book: BOOK, isLive: false });
    await screen.findByRole("heading", { name: "Action Phase" });
    const heard = (): (string | null)[] =>
      [...document.querySelectorAll("[role=log] p")].map((each) => each.textContent);
    const all = [0, 1, 2].map((number) => entry(number, 1, "placed"));
    source.log = all;
    await waitFor(() => expect(heard()).toEqual(["entry 2"]));
    source.log = all.slice(0, 2);
    await waitFor(() => expect(heard()).toEqual(["entry 2", "entry 1"]));
    await rerender({ isSaid: true });
    expect(document.querySelector("[role=log]")).toBeNull();
  });

  test("talk is heard once, though it lies closed", async () => {
    await lay();
    const line = (number: number): Chat =>
      complete<Chat>("Chat", { number, seat: 1, name: "Zoe", text: `line ${number}` });
    source.talk = [line(0)];
    source.talk = [line(0), line(1), { ...line(2), seat: -1, name: "" }];
    const heard = (): (string | null)[] =>
      [...document.querySelectorAll("[role=log] p")].map((each) => each.textContent);
    await waitFor(() => expect(heard()).toEqual(["Zoe says: line 0", "Zoe says: line 1"]));
    await fireEvent.click(screen.getByRole("button", { name: /^Chat/ }));
    expect(screen.getByRole("list", { name: "Chat" }).closest("[aria-live]")).toBeNull();
  });

  test("what waited is not said once more while it is being done", async () => {
    settings.change({ grace: true });
    await lay();
    const foretold = await source.explain(0, "study");
    source.explain = () => Promise.resolve({ ...foretold, is_lasting: true });
    source.send = () => new Promise(() => undefined);
    const said = narrator().querySelector("[aria-live=polite]");
    await fireEvent.click(screen.getByRole("button", { name: /^Study/ }));
    await fireEvent.click(within(narrator()).getByRole("button", { name: /Place Hourglass/ }));
    const goOn = await waitFor(() => document.querySelector("[data-go-on]"));
    if (goOn) await fireEvent.click(goOn);
    expect(document.querySelector("[data-go-on]")).toBeNull();
    expect(said?.textContent).toContain("Going on in a moment:");
    settings.change({ grace: false });
  });

  test("whoever wants back where there is no way back hears why", async () => {
    await lay({ back: [{ seat: 0, steps: 0, why: "A card was turned up.", can_redo: false }] });
    const said = narrator().querySelector("[aria-live=polite]");
    await fireEvent.keyDown(document.body, { key: "z" });
    await waitFor(() => expect(said?.textContent).toContain("Too late to undo. A card was turned up."));
    expect(source.orders).toEqual([]);
    source.news = position({ version: 7 });
    await waitFor(() => expect(said?.textContent).not.toContain("Too late"));
  });

  test("in the log a card with two sides is one chip, without quotation marks", async () => {
    await lay();
    source.log = [{ ...entry(1, -1, "row_discarded"), card: "noor", text: "Partners: “Noor / Hugo” leaves the row." }];
    await waitFor(() => expect(document.querySelector("[data-zone=log] .chip")?.textContent).toBe("Noor / Hugo"));
    expect(document.querySelector("[data-zone=log] li")?.textContent).toMatch(
      /Partners: Noor \/ Hugo leaves the row\./,
    );
  });

  test("the narrator says which news the table shows, even where they change nothing else", async () => {
    await lay();
    expect(narrator().dataset.version).toBe(String(position().version));
    await show(position({ version: 7 }));
    expect(narrator().dataset.version).toBe("7");
  });

  test("all bills are paid at once, but for one that ends the life: that is only picked", async () => {
    const bills = ["bread", "mayor", "piano"].map((card) => ({ line: `pay ${card}`, verb: "pay", at: `card ${card}` }));
    await lay({ asks: [ask(bills, [], "upkeep.bills")] });
    source.deadly = "pay mayor";
    await fireEvent.click(screen.getByRole("button", { name: "Pay all" }));
    await waitFor(() =>
      expect(document.querySelector("[data-confirm]")?.getAttribute("data-confirm")).toBe("pay mayor"),
    );
    expect(source.orders).toMatchObject([{ line: "pay bread" }]);
  });

  test("the yellow button does it too", async () => {
    await lay();
    await fireEvent.click(screen.getByRole("button", { name: /^Sourdough/ }));
    await fireEvent.click(within(narrator()).getByRole("button", { name: /Take it/ }));
    expect(source.orders).toMatchObject([{ line: "take bread 1" }]);
  });

  test("keys choose and confirm", async () => {
    await lay();
    await fireEvent.keyDown(document.body, { key: "1" });
    expect(screen.getByRole("button", { name: /^Study/ })).toBe(document.activeElement);
    await fireEvent.keyDown(document.activeElement ?? document.body, { key: "Enter" });
    expect(source.orders).toMatchObject([{ line: "study" }]);
  });

  test("keys stay where one works: on a sheet that comes up, and on no card that nobody asked to see", async () => {
    const large = vi.spyOn(enlarger, "soon");
    const { matches } = Element.prototype;
    // jsdom does not know which focus is one by keys.
    vi.spyOn(Element.prototype, "matches").mockImplementation(function (this: Element, css) {
      return css === ":focus-visible" ? this === document.activeElement : matches.call(this, css);
    });
    await lay();
    const now = (version: number, parts: object): Promise<void> => {
      source.news = position({ version, ...parts });
      return show(source.news);
    };
    screen.getByRole("button", { name: /^Sourdough/ }).focus();
    expect(large).toHaveBeenCalledOnce();
    const ways = ["give 1 knowledge", "give 1 influence"].map((line) => ({ line, verb: "give", text: line }));
    await now(2, { asks: [ask(ways, [], "pay.choose")] });
    await waitFor(() => expect(document.activeElement?.getAttribute("data-line")).toBe("give 1 knowledge"));
    await now(3, {});
    await waitFor(() => expect(document.activeElement?.getAttribute("data-card")).toBe("bread"));
    expect(large).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });

  test("what cannot be had says why, with its rule, and offers nothing to press", async () => {
    await lay();
    await fireEvent.click(screen.getByRole("button", { name: /^Run for Mayor.*Not possible now/ }));
    await within(narrator()).findByText(/You need/);
    expect(within(narrator()).getByRole("button", { name: "PH.x" })).toBeTruthy();
    expect(document.querySelector("[data-confirm]")).toBeNull();
  });

  test("“?” tells what the tokens mean, whatever is not possible anywhere", async () => {
    const nowhere = { line: "promote", verb: "promote", reason: "no_job", rule: "PH.x" };
    await lay({ asks: [ask([{ line: "study", verb: "study", at: "space study" }], [nowhere])] });
    await fireEvent.keyDown(document.body, { key: "?" });
    expect(await screen.findByRole("heading", { name: "What the tokens mean" })).toBeTruthy();
  });

  test.each([[[], false] as const, [["community"], true] as const])(
    "“?” tells of what a module brings only where it is played: %j",
    async (modules, isTold) => {
      await lay({ table: { ...position().table, modules } });
      await fireEvent.keyDown(document.body, { key: "?" });
      const legend = within(await screen.findByRole("dialog"));
      expect(legend.getByText("Influence")).toBeTruthy();
      expect(legend.queryByText("Popularity") !== null).toBe(isTold);
    },
  );

  test("while cards are marked none lies large over the next, unless one asks for it", async () => {
    const offer = { line: "replace bread", verb: "replace", at: "card bread" };
    await lay({ asks: [ask([offer], [], "refresh.cards")] });
    const card = screen.getByRole("button", { name: /^Sourdough/ });
    const large = { card: "bread", side: -1, level: -1 };
    vi.useFakeTimers();
    enlarger.soon(large, card);
    vi.runAllTimers();
    vi.useRealTimers();
    expect(enlarger.open).toBeNull();
    await fireEvent.keyDown(card, { key: " " });
    expect(enlarger.open).toMatchObject(large);
  });

  test("a card of mine says in words what comes next", async () => {
    const held = { card: "bread", level: 0, side: 0, is_slot: true, marks: [], tokens: {} };
    await lay({
      scene: scene({ lives: [{ ...life(0), cards: [held] }, life(1)] }),
      asks: [ask([{ line: "advance bread", verb: "advance", at: "card bread", level: 1 }])],
    });
    expect(document.querySelector("[data-next=bread]")?.textContent).toMatch(/^\s*Advance to Loaf/);
  });

  test("a card is read out with everything that is printed on it", async () => {
    await lay();
    expect(
      screen.getByRole("button", {
        name: /Sourdough, Basic Project\. Level 1, Brick: pay 1 Knowledge, gain 2 Knowledge/,
      }),
    ).toBeTruthy();
  });

  test("while the line is broken it says so, and nothing can be pressed", async () => {
    await lay();
    await fireEvent.click(screen.getByRole("button", { name: /^Study/ }));
    source.status = "offline";
    await within(narrator()).findByText(/reconnecting/);
    expect(document.querySelector("[data-confirm]")).toBeNull();
  });

  test("payments are listed, and numbers answer", async () => {
    await lay({
      asks: [
        ask(
          [
            { line: "give 1 knowledge", verb: "give", text: "Pay 1 Knowledge." },
            { line: "give 1 influence", verb: "give", text: "Pay 1 Influence." },
          ],
          [],
          "pay.choose",
        ),
      ],
    });
    await fireEvent.keyDown(document.body, { key: "2" });
    await fireEvent.keyDown(document.activeElement ?? document.body, { key: "Enter" });
    expect(source.orders).toMatchObject([{ line: "give 1 influence" }]);
  });

  test("the board of a module is drawn from data, in a drawer", async () => {
    const { scene: plain } = position();
    const board = {
      id: "fair",
      title: "Village Fair",
      module: "fairs",
      zones: [
        { id: "stall", title: "Stall", cards: [{ card: "bread" }], by_seat: [2, 1], note: "Open on Sundays." },
        { id: "stall", title: "Stall", cards: [{ card: "" }], note: "Open on Mondays." },
      ],
    };
    const spaces = [
      ...(plain.type === "pursuit" ? plain.spaces : []),
      { id: "tombola", stands: [0, 0], board: "fair", gives: { luck: 1 } },
    ];
    await lay({ scene: scene({ ...plain, spaces, boards: [board] }) });
    await fireEvent.click(screen.getByRole("button", { name: /^Boards/ }));
    expect(screen.getByRole("button", { name: /^tombola \+1\s?luck/ })).toBeTruthy();
    const drawn = screen.getByRole("region", { name: "Village Fair" });
    expect(within(drawn).getByText("Open on Sundays.")).toBeTruthy();
    expect(within(drawn).getByText("Open on Mondays.")).toBeTruthy();
    expect(within(drawn).getByRole("button", { name: /^Sourdough/ })).toBeTruthy();
  });

  test("the track says what the coming ages add, and where that is too much", async () => {
    const { scene: plain } = position();
    await lay({ scene: scene({ ...plain, coming: { child: 0, teen: 1, adult: 3 } }) });
    const track = screen.getByRole("img", { name: /^Stress 2 of 3/ });
    expect(track.getAttribute("aria-label")).toMatch(
      /next round\. Teen: 1 Stress when it begins\. adult: 3 .*too much for you as things stand$/,
    );
    expect(track.querySelectorAll("[data-forecast]")).toHaveLength(2);
  });

  test("brackets and points around a card in the log stay on its line", async () => {
    await lay();
    source.log = [{ ...entry(1, 1, "lost"), card: "bread", text: "Bruno gives notice (Sourdough)." }];
    await waitFor(() => expect(document.querySelector("[data-zone=log] .whole")?.textContent).toBe("(Sourdough)."));
  });

  test("the end waits until the farewell has had its moment", async () => {
    await lay();
    const great = { kind: "death", title: "Ines, farewell", text: "A life." };
    const over = position({ version: 2, move: 1, log: [{ ...entry(1, 0, "life_ended"), great }] });
    await show({ ...over, deciders: [], asks: [], table: { ...over.table, is_finished: true } });
    const farewell = await screen.findByRole("button", { name: /farewell/ });
    expect(document.querySelector("section.end")).toBeNull();
    await fireEvent.click(farewell);
    expect(document.querySelector("section.end")).not.toBeNull();
  });

  test.each([
    ["asks", 0],
    ["over", 1],
  ])("whoever teaches tells of great moments herself: %s", async (does, count) => {
    const lesson = { number: 12, of: 12, does, teacher: "Odette", text: "Look.", lines: ["study"] };
    await lay({ lesson });
    const great = { kind: "age", title: "Adult 3", text: "A new age." };
    await show(position({ lesson, version: 2, move: 1, log: [{ ...entry(1, -1, "round"), great }] }));
    expect(screen.queryAllByRole("button", { name: /A new age/ })).toHaveLength(count);
  });

  test("the move that made it my turn is told, until I choose something", async () => {
    await lay();
    source.log = [{ ...entry(1, 1, "placed"), text: "Bruno studies." }];
    source.lingers = true;
    flushSync();
    const narrator = document.querySelector("[data-zone=narrator]");
    expect(narrator?.textContent).toContain("Bruno studies.");
    await fireEvent.click(screen.getByRole("button", { name: /^Study/ }));
    expect(narrator?.textContent).not.toContain("Bruno studies.");
  });

  test.each([
    [
      "payments",
      ask(
        [
          { line: "give 1", verb: "give" },
          { line: "give 2", verb: "give" },
        ],
        [],
        "pay.choose",
      ),
      "?",
    ],
    ["cards", ask([{ line: "keep bread", verb: "keep", at: "card bread" }], [], "setup.keep"), "?"],
    ["bills", ask([{ line: "pay bread", verb: "pay", at: "card bread" }], [], "upkeep.bill"), "Bills"],
  ])("whatever is asked is a panel with its name and the same keys: %s", async (_, asked, name) => {
    await lay({ scene: scene({ lives: [life(0), life(1)] }), asks: [asked] });
    const panel = screen.getByRole("region", { name });
    expect(panel.dataset.zone).toBe("answers");
    expect(panel.getAttribute("aria-labelledby")).toBe("answers-title");
    await fireEvent.keyDown(document.body, { key: "1" });
    expect(panel.contains(document.activeElement)).toBe(true);
  });

  test("what comes before the first round is no round 0", async () => {
    await lay({ scene: scene({ round: 0, lives: [life(0), life(1)] }) });
    const head = screen.getByRole("heading", { name: "Action Phase" }).parentElement?.textContent;
    expect(head).toContain("before the first of");
    expect(head).not.toContain("round 0");
    await show(position());
    expect(screen.getByRole("heading", { name: "Action Phase" }).parentElement?.textContent).toContain("round 1 of");
  });

  test("those who only look on have nothing to press", async () => {
    await lay({ seats: [], asks: [] });
    await fireEvent.click(screen.getByRole("button", { name: /^Study/ }));
    expect(source.orders).toEqual([]);
    expect(document.querySelector("[data-confirm]")).toBeNull();
  });
});

describe("the table of CV", () => {
  const book = new GameBook(complete<GameInfo>("GameInfo", { id: "cv", name: "CV", has_advice: true }), []);
  const covered = (): News =>
    news({
      table: { ...news().table, game: "cv", seats: [seat(0, "Ines"), seat(1, "Bruno")] },
      scene: complete<CvScene>("CvScene", {
        type: "cv",
        round: 1,
        phase: "roll",
        starter: 0,
        turn: 0,
        decks: {},
        track: [],
        goals: [],
        leaders: [],
        dice: [{ face: "money", is_frozen: false }],
        rerolls: 2,
        purchases: 0,
        ready: {},
        loose: {},
        bad_luck: 0,
        bought: [],
        lives: [0, 1].map((each) => ({ seat: each, stacks: [[], [], [], [], []], tokens: {}, hand: [] })),
      }),
      asks: [ask([{ line: "keep", verb: "keep" }], [], "roll")],
    });

  test("nobody is advised by dice that still lie under the cup", async () => {
    source = new FakeSource();
    source.news = covered();
    source.log = [entry(1, 0, "threw")];
    render(LiveTable, { source, news: source.news, book });
    await waitFor(() => expect(narrator().textContent).toContain("under the cup"));
    await fireEvent.keyDown(document.body, { key: "h" });
    expect(source.orders).toEqual([]);
    await within(narrator()).findByText(/a hint would tell/);
    await fireEvent.keyDown(document.body, { key: "t" });
    expect(narrator().textContent).not.toContain("a hint would tell");
    await fireEvent.keyDown(document.body, { key: "h" });
    expect(source.orders).toMatchObject([{ type: "hint", seat: 0 }]);
  });

  test("whoever is shown what to do throws dice that lie under the cup, and chooses none of them unseen", async () => {
    const lesson = { number: 9, of: 12, does: "asks", teacher: "Odette", text: "Cats.", lines: ["reroll 1"] };
    source = new FakeSource();
    source.log = [entry(1, 0, "threw")];
    const asks = [ask([{ line: "reroll 1", verb: "reroll" }], [], "roll")];
    source.news = { ...covered(), lesson: news({ lesson }).lesson, asks };
    render(LiveTable, { source, news: source.news, book });
    await waitFor(() => expect(narrator().textContent).toContain("under the cup"));
    await fireEvent.click(screen.getByRole("button", { name: "Show me" }));
    expect(source.orders).toEqual([]);
    expect(narrator().textContent).not.toContain("under the cup");
    await fireEvent.click(screen.getByRole("button", { name: "Show me" }));
    expect(source.orders).toMatchObject([{ line: "reroll 1" }]);
  });

  test("a card of two colours says which of its stacks is meant", async () => {
    const words = { "type-knowledge": "Knowledge", "type-possession": "Possessions" };
    const info = complete<GameInfo>("GameInfo", { id: "cv", name: "CV", words });
    const bookshelf = complete<Face>("Face", {
      id: "bookshelf",
      name: "Bookshelf",
      kind: "knowledge",
      tone: "knowledge",
    });
    const ways = ["knowledge", "possession"].map((to) => ({
      line: `place bookshelf ${to}`,
      verb: "place",
      at: "card bookshelf",
      to,
    }));
    source = new FakeSource();
    source.news = { ...covered(), asks: [ask(ways, [], "add.place")] };
    render(LiveTable, { source, news: source.news, book: new GameBook(info, [bookshelf]) });
    await waitFor(() => expect(narrator().textContent).toContain("?"));
    await fireEvent.keyDown(document.body, { key: "1" });
    const others = await within(narrator()).findByRole("group", { name: /Other choices/ });
    expect(
      within(others)
        .getAllByRole("button")
        .map((each) => each.textContent.trim()),
    ).toEqual(["Knowledge", "Possessions"]);
  });
});
