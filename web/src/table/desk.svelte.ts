/** What I am asked, what I point at, and what it would do. Two clicks: the first chooses, the second does it. */
import type { Ask, Change, Explained, News, Offer, Refused } from "../protocol/types";
import { untrack } from "svelte";
import { SvelteSet } from "svelte/reactivity";
import { settings } from "../state/settings.svelte";
import type { Order } from "./connection.svelte";
import { idAt } from "./places";
import type { Source } from "./source";

/** Everything that can be looked for at one place of the table. */
export interface Spot {
  readonly offers: readonly Offer[];
  readonly refused: readonly Refused[];
}

export interface Pick {
  readonly at: string;
  readonly line: string;
  readonly verb: string;
  readonly level: number;
  readonly side: number;
  readonly isPossible: boolean;
}

/** The line of its card that a choice is about: a side is begun at the first one; -1 for the whole card. */
export function lineOf(pick: Pick): number {
  return pick.level < 0 && pick.side >= 0 ? 0 : pick.level;
}

/** Questions that are asked again and again until one has enough: cards are marked, one button does it. */
const MARKED: readonly string[] = ["refresh.cards"];
/** Questions that only ask how something is paid. */
const PAYING = /^pay\.|\.pay$/;
const NOTHING: Spot = { offers: [], refused: [] };

export function spots(ask: Ask | undefined): ReadonlyMap<string, Spot> {
  const found = new Map<string, { offers: Offer[]; refused: Refused[] }>();
  const at = (place: string): { offers: Offer[]; refused: Refused[] } => {
    const spot = found.get(place) ?? { offers: [], refused: [] };
    found.set(place, spot);
    return spot;
  };
  for (const offer of ask?.offers ?? []) at(offer.at).offers.push(offer);
  for (const refused of ask?.refused ?? []) at(refused.at).refused.push(refused);
  return found;
}

/** Whether everything that a question names is a card or a goal. */
export function isOfCards(ask: Ask | undefined): boolean {
  const named = [...(ask?.offers ?? []), ...(ask?.refused ?? [])].map((each) => each.at).filter(Boolean);
  return named.length > 0 && named.every((at) => idAt("card", at) !== "" || idAt("goal", at) !== "");
}

/** Choices that take something away come after all others: nobody means them by a first click. */
export const PARTINGS: readonly string[] = ["discard", "leave", "retire"];

/** How long what cannot be taken back waits, in milliseconds. */
const GRACE = 2200;
/** Within so many milliseconds a second click is part of the first. */
const DOUBLE = 500;

/** How many goods are missing for something. */
function lack(refused: Refused): number {
  return Object.values(refused.missing).reduce((sum, count) => sum + count, 0);
}

/** What a click on a place means: this level if one was meant, else the first thing possible, else what is nearest. */
export function meant(spot: Spot, level: number, verb = ""): Offer | Refused | undefined {
  const fits = (each: Offer | Refused): boolean =>
    (level < 0 || each.level === level || (each.level < 0 && level === 0)) && (verb === "" || each.verb === verb);
  const offers = spot.offers.filter(fits);
  const refused = spot.refused
    .filter(fits)
    .sort((a, b) => Number(lack(a) === 0) - Number(lack(b) === 0) || lack(a) - lack(b));
  const isKind = (each: Offer | Refused): boolean => !PARTINGS.includes(each.verb);
  return offers.find(isKind) ?? refused.find(isKind) ?? offers[0] ?? refused[0];
}

export class Desk {
  picked = $state.raw<Pick | null>(null);
  explained = $state.raw<Explained | null>(null);
  /** What the server refused last, with its rule. */
  refusal = $state.raw<{ text: string; rule: string } | null>(null);
  /** What I mean to do when it is my turn: marks with a pencil. */
  readonly pencilled = new SvelteSet<string>();
  /** Whether something that ends the life or the game waits for the second yes. */
  isSure = $state(false);
  /** Whether that yes would be one of its own, and not half of a double click. */
  isCalm = $state(false);
  #calming: ReturnType<typeof setTimeout> | undefined;
  /** What was confirmed and waits a moment, so that one can think better of it: nothing is sent before. */
  grace = $state.raw<(() => Promise<unknown>) | null>(null);
  /** Whether what waited is being done: until that is known, nothing else is said. */
  isGoing = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Places that are marked, where several are chosen and done together. */
  readonly marks = new SvelteSet<string>();
  /** Where marks can be made: what I am asked about already, or what the choice in hand will be about. */
  markable = $derived.by((): readonly string[] => {
    if (!this.isAsked) return [];
    const isAskedFor = MARKED.includes(this.ask?.step ?? "");
    return isAskedFor ? (this.ask?.offers ?? []).map((offer) => offer.at).filter(Boolean) : this.#willMark();
  });
  isMarking = $derived.by(() => this.markable.length > 0);
  /** The seat one looks from, where one holds several. */
  seat = $derived.by(() => this.ask?.seat ?? this.news?.seats[0] ?? -1);
  news = $derived.by((): News | null => this.connection.news);
  ask = $derived.by((): Ask | undefined => this.#must() ?? this.news?.asks[0]);
  spots = $derived.by(() => spots(this.ask));
  /** Whether this seat has to decide, and not only may leave. */
  isAsked = $derived.by(() => this.#must() !== undefined);
  /** Whether a sheet lists the answers: then the table is only looked at. */
  isListed = $state(false);
  /** Whether only some cards or goals of the table are asked about, and not everything that can be done in a turn. */
  isOfCards = $derived.by(() => this.isAsked && !this.isListed && isOfCards(this.ask));
  changes = $derived.by((): readonly Change[] => this.explained?.changes ?? []);

  /** What was chosen when the last command was sent, and the version it was made for. */
  #last: { readonly picked: Pick | null; readonly version: number } | null = null;

  /** The question beside which something was pointed at, by its version. */
  #strayed = $state(-1);
  /** When somebody wanted back where there is no way back. */
  #late = $state(-1);

  /** What I chose last, wherever that was done. */
  lastLine = "";
  /** Where the last choice was made. */
  get lastAt(): string {
    return this.#last?.picked?.at ?? "";
  }

  constructor(readonly connection: Source) {
    $effect(() => this.#follow());
  }

  #must(): Ask | undefined {
    const deciders = this.news?.deciders ?? [];
    return this.news?.asks.find((ask) => deciders.includes(ask.seat));
  }

  #willMark(): readonly string[] {
    return this.picked?.isPossible ? (this.explained?.marks ?? []) : [];
  }

  spot(at: string): Spot {
    return this.spots.get(at) ?? NOTHING;
  }

  /** `possible`, `refused`, or nothing to be had there at all. */
  state(at: string): "possible" | "refused" | "none" {
    const spot = this.spot(at);
    return spot.offers.length ? "possible" : spot.refused.length ? "refused" : "none";
  }

  /** Whether the question is about others than what lies there. */
  isAside(at: string): boolean {
    return this.isMarking ? !this.markable.includes(at) : this.isMute(at);
  }

  /** Whether nothing that lies there can be an answer, or a reason. */
  isMute(at: string): boolean {
    return this.isOfCards && this.state(at) === "none" && !this.markable.includes(at);
  }

  /** Whether somebody pointed beside the question. */
  get isStray(): boolean {
    return this.#strayed === this.news?.version;
  }

  /** Whether somebody wanted back, and cannot. */
  get isLate(): boolean {
    return this.#late === this.news?.version;
  }

  /** What is missing for the nearest thing at a place. */
  missing(at: string): Readonly<Record<string, number>> {
    const { offers, refused } = this.spot(at);
    if (offers.length) return {};
    const lacking = refused.filter((each) => lack(each) > 0).sort((a, b) => lack(a) - lack(b));
    return lacking[0]?.missing ?? {};
  }

  /** A click on a place: the second one on the same choice does it. */
  point(at: string, level = -1, verb = ""): void {
    if (this.markable.includes(at)) return this.mark(at);
    if (this.isMarking && this.picked?.at === at) return this.markAll();
    if (this.isMute(at)) return this.#stray();
    const found = meant(this.spot(at), level, verb);
    if (!found && !this.isAsked) return this.pencil(at);
    if (!found) return this.drop();
    const isSame = level < 0 && verb === "" && this.picked?.at === at;
    if (isSame && this.picked?.isPossible) return void this.confirm();
    this.aim(found);
  }

  /** A key on a place: chooses, and leaves the doing to Enter. */
  show(at: string, level: number): void {
    const found = meant(this.spot(at), level);
    if (found) this.pick(found);
  }

  /** A click on one choice: the second one does it. */
  aim(found: Offer | Refused): void {
    if (this.picked?.line === found.line && this.picked.isPossible) return void this.confirm();
    this.pick(found);
    if (settings.oneClick && "is_final" in found && !found.is_final) void this.confirm();
  }

  /** One of several: a second click takes the mark away. */
  mark(at: string): void {
    this.#strayed = this.#late = -1;
    if (!this.marks.delete(at)) this.marks.add(at);
  }

  markAll(): void {
    for (const at of this.markable) this.marks.add(at);
  }

  /** What leads to the question, everything that is marked, in the order of the offers, and then what ends it. */
  async doMarked(): Promise<void> {
    const wanted = this.markable.filter((at) => this.marks.has(at));
    if (this.picked && !(await this.choose(this.picked.line))) return;
    const step = this.ask?.step;
    this.marks.clear();
    for (const at of wanted) {
      const offer = this.spot(at).offers[0];
      if (!offer || !(await this.choose(offer.line))) return;
    }
    const end = this.ask?.offers.find((offer) => !offer.at && !offer.is_interrupt);
    if (this.ask?.step === step && end) await this.choose(end.line);
  }

  /** What was marked stays so: only the choice in hand is dropped. */
  #stray(): void {
    if (!this.isMarking) this.drop();
    this.#strayed = this.news?.version ?? -1;
  }

  pencil(at: string): void {
    if (!this.pencilled.delete(at)) this.pencilled.add(at);
  }

  /** Chooses without doing it. */
  pick(found: Offer | Refused): void {
    const isPossible = "is_final" in found;
    const { at, line, verb, level, side } = found;
    this.#wait(null);
    this.picked = { at, line, verb, level, side, isPossible };
    this.#strayed = this.#late = -1;
    this.explained = null;
    this.refusal = null;
    this.isSure = false;
    this.marks.clear();
    void this.#explain();
  }

  /** Somebody presses on a place or a choice: by the time they let go, what it would do is known. */
  foresee(at: string, level: number, line = ""): void {
    if (!this.isAsked || this.markable.includes(at)) return;
    const found = line ? this.offer(line) : meant(this.spot(at), level);
    if (found && found.line !== this.picked?.line) void this.connection.explain(this.seat, found.line);
  }

  /** Another way to pay for what is chosen. */
  payBy(way: string): void {
    void this.#explain(way);
  }

  drop(): void {
    this.#wait(null);
    this.#strayed = this.#late = -1;
    this.picked = null;
    this.explained = null;
    this.refusal = null;
    this.isSure = false;
    this.marks.clear();
  }

  offer(line: string): Offer | undefined {
    return this.ask?.offers.find((offer) => offer.line === line);
  }

  async confirm(): Promise<void> {
    const picked = this.picked;
    if (this.connection.busy > 0) return;
    if (this.grace) return this.goOn();
    // New cards are turned up: nobody takes that back.
    if (this.isMarking) return this.marks.size ? this.#afterGrace(true, () => this.doMarked()) : undefined;
    if (!picked?.isPossible) return;
    const explained = this.explained ?? (await this.connection.explain(this.seat, picked.line));
    if (this.picked !== picked || explained?.marks.length) return;
    // Nobody leaves or dies by a double click, wherever it falls.
    if (!this.isSure && (this.offer(picked.line)?.is_final || explained?.ends_life)) {
      clearTimeout(this.#calming);
      [this.isSure, this.isCalm] = [true, false];
      this.#calming = setTimeout(() => (this.isCalm = true), DOUBLE);
      return;
    }
    if (this.isSure && !this.isCalm) return;
    const then = explained?.way ?? "";
    await this.#afterGrace(explained?.is_lasting ?? false, () => this.choose(picked.line, then));
  }

  async #afterGrace(isLasting: boolean, deed: () => Promise<unknown>): Promise<void> {
    if (settings.grace && isLasting) this.#wait(deed);
    else await deed();
  }

  /** Does it at once, paid in the sensible way where there are several. What ends the life is only picked, and so is
   * what nobody has said anything about. */
  async take(line: string): Promise<boolean> {
    this.drop();
    const explained = await this.connection.explain(this.seat, line);
    const offer = this.offer(line);
    if (!offer || (explained && !explained.ends_life)) return this.choose(line, explained?.way ?? "");
    this.pick(offer);
    return false;
  }

  /** Enough thought: what waits is done. */
  async goOn(): Promise<void> {
    const { grace } = this;
    this.#wait(null);
    this.isGoing = true;
    await grace?.();
    this.isGoing = false;
  }

  #wait(what: (() => Promise<unknown>) | null): void {
    clearTimeout(this.#timer);
    this.grace = what;
    if (what) this.#timer = setTimeout(() => void this.goOn(), GRACE);
  }

  async choose(line: string, then = ""): Promise<boolean> {
    const { news, seat } = this;
    if (!news) return false;
    this.pencilled.delete(this.offer(line)?.at ?? "");
    this.lastLine = line;
    return this.#sent({ type: "choose", version: news.version, seat, line, then });
  }

  async undo(all = false): Promise<boolean> {
    if (this.grace) {
      this.drop();
      return true;
    }
    const back = this.back;
    if (!this.news || !back?.steps) {
      if (this.news && back?.why) this.#tooLate(this.news.version);
      return false;
    }
    const { version } = this.news;
    const isDone = await this.#sent({ type: "undo", version, seat: back.seat, all });
    // What was paid with the deed goes back with it.
    if (isDone && !all && PAYING.test(this.ask?.step ?? "") && this.back?.steps) return this.undo();
    return isDone;
  }

  #tooLate(version: number): void {
    this.drop();
    this.#late = version;
  }

  async redo(): Promise<boolean> {
    const back = this.news?.back.find((each) => each.can_redo);
    if (!this.news || !back) return false;
    return this.#sent({ type: "redo", version: this.news.version, seat: back.seat });
  }

  /** How far back one of my seats can go: the one that may, else the one that looks. */
  get back() {
    const all = this.news?.back ?? [];
    return all.find((each) => each.steps > 0) ?? all.find((each) => each.seat === this.seat) ?? all[0];
  }

  async #sent(order: Order & { readonly version: number }): Promise<boolean> {
    const picked = this.picked;
    this.#last = { picked, version: order.version };
    const answer = await this.connection.send(order);
    if (answer.type === "refusal") {
      this.refusal = { text: answer.text, rule: answer.rule };
      return false;
    }
    // The news come before the answer: whoever is quick has chosen the next thing already.
    if (this.picked === picked) this.drop();
    return true;
  }

  async #explain(way = ""): Promise<void> {
    const picked = this.picked;
    if (!picked) return;
    const explained = await this.connection.explain(this.seat, picked.line, way);
    if (this.picked?.line === picked.line) this.explained = explained;
  }

  #followed: Ask | undefined;
  #wasAsked = false;

  /** A new question keeps the choice where it still makes sense. */
  #follow(): void {
    const ask = this.ask;
    const picked = this.picked;
    // What came too late for the last turn is not the first thing to read in the next one.
    if (this.isAsked && !this.#wasAsked) this.refusal = null;
    this.#wasAsked = this.isAsked;
    const isNew = ask !== this.#followed;
    this.#followed = ask;
    if (!picked) return;
    // What has been done is over, even where it could be done once more.
    if (picked === this.#last?.picked && (this.news?.version ?? 0) > this.#last.version) return this.drop();
    const found = [...(ask?.offers ?? []), ...(ask?.refused ?? [])].find((each) => each.line === picked.line);
    if (!found) this.drop();
    else if ("is_final" in found !== picked.isPossible) this.pick(found);
    // It may do something else now, or be said in another language.
    else if (isNew) void untrack(() => this.#explain(this.explained?.way));
  }
}
