/** A table as its pictures need it: who sits where, who I am, what I am asked. */
import { getContext, setContext, type Snippet } from "svelte";
import { Foretold } from "../guide/nudges";
import type { LogEntry, News, SeatInfo, Space } from "../protocol/types";
import { colourOf, type Colour } from "../look/players";
import type { GameBook } from "../state/games.svelte";
import { keep, read } from "../state/kept";
import { settings } from "../state/settings.svelte";
import { t } from "../state/texts.svelte";
import { dated } from "../time/words";
import { usualBot } from "../lobby/wishes";
import { Company } from "../kind/company.svelte";
import { Notes } from "../kind/note.svelte";
import { Desk } from "./desk.svelte";
import { Keyring } from "./keyring";
import type { Line } from "./log";
import type { Source } from "./source";
import { atSpace } from "./places";

const KEY = "table";

export type Tab = "act" | "cards" | "life" | "table" | "log";

/** What lies covered until one looks: what is asked instead, the first entry of the log that would tell, and a way to
 * look. */
export interface Cover {
  readonly text: string;
  readonly from: number;
  lift(): void;
}

export class TableModel {
  readonly desk: Desk;
  readonly keyring = new Keyring();
  /** Whose life a spectator looks at. */
  watched = $state(0);
  /** The first line of chat that one has not read. */
  heard = $state(0);
  /** A rule that is open to be read. */
  rule = $state("");
  /** The place that a guide lights. */
  lit = $state("");
  /** Asks the game whether something lies covered. */
  cover = $state.raw<(() => Cover | null) | undefined>(undefined);
  /** Whether somebody teaches, who speaks of great moments herself. */
  isTaught = $state(false);
  /** Opens a lesson again that was left; nothing where there is none. */
  resumeLesson = $state.raw<(() => void) | undefined>(undefined);
  /** What somebody asks about: `kind-item`, `track-stress`; nothing while nobody does. */
  about = $state("");
  /** Whether one says what is to happen while one is away. */
  isAwayOpen = $state(false);
  /** Whether a great moment is shown. */
  isMoment = $state(false);
  /** Whether the meaning of the tokens is open to be read. */
  isLegend = $state(false);
  /** The zone of the phone that is shown. */
  tab = $state<Tab>("act");
  /** What stands in the narrator's place: the buttons of a replay. */
  bar: Snippet<[boolean]> | undefined;
  /** The row or page of the drawer that the phone shows. */
  row = $state("");
  /** The page of the drawer that lies open on a laptop. */
  page = $state("");

  /** The others, as I treat them, and what I note for myself. */
  readonly company: Company;
  readonly notes: Notes;
  /** What was said of the end of a life. */
  readonly foretold = new Foretold();
  /** Walks through what happened meanwhile; nothing where one cannot. */
  walk: ((lines: readonly Line[], first: number) => void) | undefined;
  /** Whether one has just come back from there. */
  isBack = false;

  constructor(
    readonly source: Source,
    private readonly currentNews: () => News,
    private readonly currentBook: () => GameBook,
    /** Whether one can act here at all. */
    readonly isLive = true,
  ) {
    this.desk = new Desk(source);
    this.company = new Company(currentNews().table.id, source.isAlone);
    this.notes = new Notes(currentNews().table.id);
    this.heard = read(`heard.${currentNews().table.id}`, 0);
  }

  /** The talk before this line has been read, here and at the next visit. */
  hear(next: number): void {
    if (next === this.heard) return;
    this.heard = next;
    if (this.isLive) keep(`heard.${this.news.table.id}`, next);
  }

  /** How many lines of others came since the chat was last open. */
  get unread(): number {
    const isNew = ({ number, seat }: Source["talk"][number]): boolean =>
      number >= this.heard && !this.isMine(seat) && !this.company.isMuted(seat);
    return this.source.talk.filter(isNew).length;
  }

  get news(): News {
    return this.currentNews();
  }
  /** What has happened, as far as it may be known already. */
  get log(): readonly LogEntry[] {
    const from = this.cover?.()?.from ?? Infinity;
    return from === Infinity ? this.source.log : this.source.log.filter((entry) => entry.number < from);
  }
  /** What I am asked. */
  get question(): string {
    return this.cover?.()?.text ?? this.desk.ask?.question ?? "";
  }
  get book(): GameBook {
    return this.currentBook();
  }
  get seats(): readonly SeatInfo[] {
    return this.news.table.seats;
  }
  /** When the news came, for whoever counts on from there. */
  readonly newsAt = $derived.by(() => (this.currentNews() ? Date.now() : 0));

  get isSpectator(): boolean {
    return this.news.seats.length === 0;
  }
  /** The seat whose mat lies before me. */
  get me(): number {
    return this.isSpectator ? this.watched : this.desk.seat;
  }
  get colours(): readonly Colour[] {
    return this.seats.map((seat) => colourOf(seat.colour, seat.seat));
  }

  colour(seat: number): Colour {
    return this.colours[seat] ?? "poppy";
  }

  name(seat: number): string {
    return this.seats[seat]?.name ?? "";
  }

  isMine(seat: number): boolean {
    return this.news.seats.includes(seat);
  }

  /** At a life of the day, whether it counts; nothing elsewhere. */
  get dayMark(): string {
    const { day, is_practice } = this.news.table;
    return day ? t("web-day-mark", { practice: is_practice ? "yes" : "no" }) : "";
  }

  /** Who sits in for whoever is not there, by name. */
  get standIn(): string {
    const { bots } = this.book.info;
    const level = this.news.table.clock?.stand_in || usualBot(this.book.info);
    return bots.find((bot) => bot.id === level)?.name ?? "";
  }

  /** `bot`, `away`, or nothing for those who are here. */
  note(seat: number): string {
    const info = this.seats[seat];
    if (!info) return "";
    if (info.kind === "bot") return t("web-seat-bot");
    if (info.is_stood_in) return "";
    if (!info.has_joined) return t("web-seat-open");
    const [leaving = 0] = info.holiday;
    if (leaving)
      return t("web-seat-holiday", { day: dated(leaving, settings.lang, { day: "numeric", month: "short" }) });
    return this.source.online.includes(seat) || info.is_online || info.kind === "here" ? "" : t("web-seat-away");
  }

  /** Whether somebody sits there and has to decide. */
  thinks(seat: number): boolean {
    return this.news.deciders.includes(seat) && (this.seats[seat]?.has_joined ?? false);
  }

  /** The nearest way to what is missing for the choice in hand: a space that gives it and is open to me. */
  get remedy(): Space | undefined {
    const { picked } = this.desk;
    const { scene } = this.news;
    if (!picked || picked.isPossible || scene.type !== "pursuit") return undefined;
    const refused = this.desk.spot(picked.at).refused.find((each) => each.line === picked.line);
    const lacking = Object.keys(refused?.missing ?? {});
    const gives = (space: Space): boolean => lacking.some((good) => (space.gives[good] ?? 0) > 0);
    return scene.spaces.find((space) => gives(space) && this.desk.state(atSpace(space.id)) === "possible");
  }

  /** What stands at a place of the table, as it can be asked about; nothing where there is nothing to say. */
  thingAt(at: string): string {
    const [sort = "", id = ""] = at.split(/ (.*)/s);
    const face = sort === "card" || sort === "goal" ? this.book.face(id) : undefined;
    return this.known(face ? `kind-${face.kind}` : `${sort}-${id}`, face?.module);
  }

  /** Itself where there is an answer about it, else the module that brought it. */
  known(thing: string, module = ""): string {
    return [thing, `module-${module}`].find((each) => each in this.book.info.about) ?? "";
  }

  /** What something that can be asked about is called. */
  thing(about: string): string {
    const [sort = "", id = ""] = about.split(/-(.*)/s);
    const module = sort === "module" ? this.book.info.modules.find((each) => each.id === id) : undefined;
    return module?.name ?? this.book.word(sort, id);
  }

  /** Whatever lies on this table and can be asked about: tracks, spaces, kinds of cards, boards. */
  get things(): readonly string[] {
    const { scene, table } = this.news;
    const { about } = this.book.info;
    const faces = this.book.faces().filter((face) => !face.module || table.modules.includes(face.module));
    const kinds = faces.map((face) => `kind-${face.kind}`);
    const lying =
      scene.type === "pursuit"
        ? [
            ...Object.keys(scene.lives[0]?.tracks ?? {}).map((id) => `track-${id}`),
            ...scene.spaces.map((space) => `space-${space.id}`),
            ...kinds,
            ...scene.boards.map((board) => this.known(`board-${board.id}`, board.module)),
          ]
        : [...Object.keys(about).filter((each) => each.startsWith("track-")), ...kinds];
    return [...new Set(lying)].filter((each) => each in about);
  }

  /** Opens the text of a rule. */
  read(rule: string): void {
    this.rule = rule;
  }
}

export function provideTable(table: TableModel): void {
  setContext(KEY, table);
}

export function useTable(): TableModel {
  return getContext<TableModel>(KEY);
}
