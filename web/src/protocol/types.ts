/* Made by tools/make_protocol.py from src/wellspent/protocol. */

export const PROTOCOL = 1;

/** Chosen by the owner of the seat, in the owner's place, or as the owner had ordered: that, only the owner is told. */
export type By = "" | "stand-in" | "order";

export type ClockKind = "none" | "live" | "days";

export type Pronoun = "they" | "she" | "he";

/** `here`: with the host. `link`: joins by a personal link. */
export type SeatKind = "here" | "link" | "bot";

export type CvPhase = "setup" | "childhood" | "roll" | "select" | "bad_luck" | "add" | "cleanup" | "end";

/** Not begun; begun; lived; or begun, and not ended in time. */
export type DayState = "new" | "begun" | "lived" | "spent";

export type Happened = "gained" | "played" | "lost";

/**
 * Modules are `expansion` or `module`. Computer players: `character` if they have one, `budget` if one also says how
 * long they think.
 */
export type ChoiceKind = "" | "expansion" | "module" | "character" | "budget";

export type ExerciseKind = "pay" | "afford" | "place" | "throw";

/** How a life is told: age by age, or under the headings of a curriculum vitae. */
export type Telling = "ages" | "headings";

export type Against = "people" | "computers";

export type RuleKind = "rule" | "example" | "ruling" | "fact";

export type ReportAbout = "talk" | "name" | "other";

export type NoticeKind = "turn" | "short" | "talk" | "end" | "invitation";

export type GoalState = "open" | "closed" | "won";

export type PursuitAge = "teen" | "adult_1" | "adult_2" | "adult_3" | "adult_4" | "old_age_1" | "old_age_2" | "old_age_3";

export type PursuitPhase = "setup" | "preparation" | "upkeep" | "action" | "resolution" | "end";

/** It asks for a deed, waits until it can, or only looks on; or it has nothing more to say. */
export type Guiding = "asks" | "waits" | "watches" | "over";

/** A level, role or rank of a card; in CV the one line that a card has. */
export interface FaceLevel {
  readonly name: string;
  readonly cost: Readonly<Record<string, number>>;
  readonly reward: Readonly<Record<string, number>>;
  /** What one must have, by measure: at least so much, or at most. */
  readonly needs: Readonly<Record<string, number>>;
  readonly needs_at_most: Readonly<Record<string, number>>;
  readonly upkeep: Readonly<Record<string, number>>;
  readonly upkeep_reward: Readonly<Record<string, number>>;
  readonly has_upkeep: boolean;
  /** A sign before the line. */
  readonly icon: string;
  /** CV: symbols that can be changed, each from and to; both ways are listed twice. */
  readonly swaps: readonly (readonly [string, string])[];
  readonly text: string;
  /** The words its picture is drawn from, where the card grows. */
  readonly scene: string;
}

/** What is printed on a card. */
export interface Face {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly kind_name: string;
  readonly pile: string;
  readonly picture: string;
  readonly levels: readonly FaceLevel[];
  /** Names of the two sides, where there are two. */
  readonly sides: readonly string[];
  /** `C Culture`, `2 Science`, `39 Work`: a sign, then words. */
  readonly postmark: string;
  /** A class of colour: basic, single, group, item, activity, job, partner, …; the types of CV. */
  readonly tone: string;
  readonly text: string;
  readonly wit: string;
  readonly module: string;
  readonly set: string;
  readonly edition: string;
  readonly number: number;
  /** Points of a possession of CV, or for every set of a goal. */
  readonly points: string;
  /** A Child Trait: what one begins with. A Group Project: further rewards for 1, 2, … Roles filled. */
  readonly start: Readonly<Record<string, number>>;
  readonly additional: readonly (Readonly<Record<string, number>>)[];
  /** A Life Goal: what it asks for in a game alone. */
  readonly solo: string;
  /** The words its pictures are drawn from: one for all levels, or one for each side. */
  readonly scenes: readonly string[];
  /** The faces of whoever is on it: one for each side, or two who are always together. */
  readonly faces: readonly string[];
  /** How they are drawn: `child`, `love`, `companion`; as they are where it is another word or none. */
  readonly figure: string;
  /** What the gallery files it under, and the kind in one or two short words. */
  readonly heading: string;
  readonly heading_name: string;
  readonly kind_short: string;
  /** The lines are a table. */
  readonly is_table: boolean;
}

/** What will be told of a card, and when: `taken`, the name of a level, … */
export interface Memory {
  readonly when: string;
  readonly text: string;
}

/** What will be told of a card. */
export interface Remembered {
  readonly card: string;
  readonly memories: readonly Memory[];
}

/** The first message of a connection. Without a key one looks on; `seen` is the newest log entry one has. */
export interface Hello {
  readonly type: "hello";
  readonly key?: string;
  readonly lang?: string;
  readonly seen?: number;
}

/** Make a choice. `id` is the client's own mark: the same id twice is done once. `then`: how it is paid. */
export interface Choose {
  readonly type: "choose";
  readonly id: string;
  readonly version: number;
  readonly seat: number;
  readonly line: string;
  readonly then?: string;
}

/** Take back moves of this seat: the last one, or with `all` everything back to the boundary. */
export interface Undo {
  readonly type: "undo";
  readonly id: string;
  readonly version: number;
  readonly seat: number;
  readonly all?: boolean;
}

export interface Redo {
  readonly type: "redo";
  readonly id: string;
  readonly version: number;
  readonly seat: number;
}

/** What a choice would do, or why it cannot be made. `then`: one of the ways to pay for it. */
export interface Explain {
  readonly type: "explain";
  readonly id: string;
  readonly seat: number;
  readonly line: string;
  readonly then?: string;
}

/** The few best choices now, as a computer player sees them from this seat. */
export interface Hint {
  readonly type: "hint";
  readonly id: string;
  readonly seat: number;
}

/** From now on in this language. */
export interface Speak {
  readonly type: "speak";
  readonly lang: string;
}

/** Whether somebody has the table before their eyes: whoever has not may be told elsewhere. */
export interface Look {
  readonly type: "look";
  readonly is_looking: boolean;
}

/** A line of chat. */
export interface Say {
  readonly type: "say";
  readonly id: string;
  readonly text: string;
}

/** How long computer players wait before each choice, in milliseconds; the host sets it. */
export interface Pace {
  readonly type: "pace";
  readonly id: string;
  readonly pace: number;
}

/** Name, colour, pronoun and face of a seat of one's own; without a face the name decides. */
export interface Sit {
  readonly type: "sit";
  readonly id: string;
  readonly seat: number;
  readonly name: string;
  readonly colour?: string;
  readonly pronoun?: Pronoun;
  readonly face?: string;
}

/** Let the stand-in of the table sit at a seat of one's own: from a moment to another, or until one is back. */
export interface Leave {
  readonly type: "leave";
  readonly id: string;
  readonly seat: number;
  readonly begins?: number;
  readonly ends?: number;
}

/** Take a seat again where somebody sits in, and end a pause that one has asked for. */
export interface Return {
  readonly type: "return";
  readonly id: string;
  readonly seat: number;
}

/** Give a seat to somebody else: its old key fits no more, and the answer has the new one. */
export interface Hand {
  readonly type: "hand";
  readonly id: string;
  readonly seat: number;
}

/** Ask everybody to let all candles stop between two moments. */
export interface Pause {
  readonly type: "pause";
  readonly id: string;
  readonly seat: number;
  readonly begins: number;
  readonly ends: number;
}

/** Say yes or no to the pause that was asked for. */
export interface Agree {
  readonly type: "agree";
  readonly id: string;
  readonly seat: number;
  readonly yes?: boolean;
}

/** Hours of every day in which one's candle does not burn: minutes since midnight of a time zone. */
export interface Quiet {
  readonly type: "quiet";
  readonly id: string;
  readonly seat: number;
  readonly zone?: string;
  readonly begins?: number;
  readonly ends?: number;
}

/** Standing orders for a seat of one's own, all of them anew; see `Orders`. */
export interface Order {
  readonly type: "order";
  readonly id: string;
  readonly seat: number;
  readonly pays_bills?: boolean;
  readonly leaves?: number;
  readonly takes_only?: boolean;
  readonly lets_pass?: boolean;
  readonly advances?: string;
}

export interface Die {
  readonly face: string;
  readonly is_frozen: boolean;
}

export interface CvLife {
  readonly seat: number;
  /** By stack (its type), from the bottom to the active card. */
  readonly stacks: readonly (readonly string[])[];
  readonly tokens: Readonly<Record<string, number>>;
  /** Own cards by id; of others the hidden ones are empty ids. */
  readonly hand: readonly string[];
  readonly goal: string;
  readonly offered: readonly string[];
  readonly has_picked: boolean;
  readonly has_left: boolean;
  readonly takes_no_work: boolean;
  /** As far as everybody can see it. */
  readonly score: number;
  /** Points of the private goal as of now, for its owner. */
  readonly goal_points: number;
  /** Points of each stack as of now. */
  readonly stack_points: readonly number[];
}

/** What a card of the track would lack if one stopped rolling now. A `reason` is more than symbols can mend. */
export interface Fit {
  readonly card: string;
  readonly can_buy: boolean;
  readonly missing: Readonly<Record<string, number>>;
  readonly reason: string;
}

export interface CvScene {
  readonly type: "cv";
  readonly round: number;
  readonly phase: CvPhase;
  /** Who has the bicycle, and whose turn it is. */
  readonly starter: number;
  readonly turn: number;
  readonly decks: Readonly<Record<string, number>>;
  readonly track: readonly string[];
  readonly goals: readonly string[];
  readonly leaders: readonly (readonly number[])[];
  readonly dice: readonly Die[];
  readonly rerolls: number;
  readonly purchases: number;
  readonly ready: Readonly<Record<string, number>>;
  readonly loose: Readonly<Record<string, number>>;
  readonly bad_luck: number;
  readonly bought: readonly string[];
  readonly lives: readonly CvLife[];
  /** The cards of the track that leave it next, unless they are bought. */
  readonly leaving: readonly string[];
  /** By public goal: what it is worth to each seat as of now. */
  readonly worth: readonly (readonly number[])[];
  /** For the seat that rolls. */
  readonly fits: readonly Fit[];
}

/** One of the signs that tell a life and give nothing of it away. */
export interface DaySign {
  readonly id: string;
  readonly sign: string;
  readonly text: string;
}

/** How many lives came to a score from `least` to `most`: of people, and of computer players. */
export interface DayBar {
  readonly least: number;
  readonly most: number;
  readonly people: number;
  readonly computers: number;
}

/** My own life of the day. `percentile`: it was happier than so many of 100; -1 while too few have lived. */
export interface DayLife {
  readonly table: string;
  readonly seat: number;
  readonly score: number;
  readonly place: number;
  readonly years: number;
  readonly goals: number;
  readonly of_goals: number;
  readonly row: readonly DaySign[];
  readonly percentile: number;
  /** The how-manieth of the day it was. */
  readonly rank: number;
}

/** The happiest life of a day that is over. */
export interface DayBest {
  readonly day: string;
  readonly number: number;
  readonly table: string;
  readonly seat: number;
  readonly name: string;
  readonly score: number;
  readonly title: string;
  readonly quote: string;
  readonly stamps: readonly string[];
  readonly is_mine: boolean;
  /** What I came to on that day; -1 where I did not live it. */
  readonly mine: number;
  /** The side that each stamp lay on; -1 where there is one only. */
  readonly sides: readonly number[];
}

/** The life of today in one game. */
export interface DayGame {
  readonly game: string;
  readonly state: DayState;
  /** Of its seed: it was told the day before, and whoever has the seed can check it. */
  readonly commitment: string;
  /** Cards that say what is aimed at, and the computer players one meets. */
  readonly aims: readonly string[];
  readonly against: readonly string[];
  /** The score that wins, alone; 0 where others are to be beaten. */
  readonly par: number;
  readonly table: string;
  /** How many people have lived it; how they and the computer players did is told once one has lived it oneself. */
  readonly people: number;
  readonly computers: number;
  readonly of_computers: number;
  readonly bars: readonly DayBar[];
  readonly median: number;
  readonly highest: number;
  readonly mine: DayLife | null;
  readonly best: DayBest | null;
}

/** What fixes the cards of a day: the hash of its seed, told the day before, and the seed once the day is over. */
export interface DaySeed {
  readonly day: string;
  readonly game: string;
  readonly commitment: string;
  readonly seed: string;
}

/** Today. `ends` is when the next life begins; `week` has the last seven days, today last: lived or not. */
export interface Day {
  readonly day: string;
  readonly number: number;
  readonly ends: number;
  readonly games: readonly DayGame[];
  readonly streak: number;
  readonly week: readonly boolean[];
  /** Of tomorrow, and of the latest day that is over. */
  readonly seeds: readonly DaySeed[];
}

export interface HomeDayGame {
  readonly game: string;
  readonly state: DayState;
  readonly people: number;
  readonly table: string;
  readonly score: number;
}

/** The life of the day, as home tells of it. */
export interface HomeDay {
  readonly number: number;
  readonly games: readonly HomeDayGame[];
}

/**
 * How time is kept at a table: milliseconds for each move, and of a reserve that burns after them.
 *
 * `stand_in` is the level of the computer player that sits in for whoever is not there.
 */
export interface TimeRules {
  readonly kind: ClockKind;
  readonly move: number;
  readonly reserve: number;
  readonly stand_in: string;
}

/** The time that a seat has left to decide, in milliseconds, rests included; `whole` is what it had at first. */
export interface Candle {
  readonly left: number;
  readonly whole: number;
  readonly is_short: boolean;
  /** Its owner sleeps, or all agreed on a pause. */
  readonly rests: boolean;
}

/** All candles stop from one moment to another, if everybody agrees. */
export interface PauseInfo {
  readonly seat: number;
  readonly begins: number;
  readonly ends: number;
  readonly agreed: readonly number[];
  readonly is_agreed: boolean;
}

/** Who sits there. */
export interface SeatInfo {
  readonly seat: number;
  readonly name: string;
  readonly colour: string;
  readonly kind: SeatKind;
  readonly pronoun: Pronoun;
  readonly bot: string;
  readonly is_online: boolean;
  readonly has_joined: boolean;
  /** The words of a face; without them the name decides. */
  readonly face: string;
  /** Burns while the seat has to decide. */
  readonly candle: Candle | null;
  /** A computer player sits in: for this move, until a moment, or until the owner is back. */
  readonly is_stood_in: boolean;
  readonly is_away: boolean;
  readonly away_until: number;
  /** From when to when one will be sat in for, where the owner has said so; nothing when it is over. */
  readonly holiday: readonly number[];
  /** Milliseconds that are left of the reserve, which burns when the time for a move is used up. */
  readonly reserve: number;
}

/** What does not change with every choice. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly edition: string;
  readonly modules: readonly string[];
  readonly sets: readonly string[];
  readonly seats: readonly SeatInfo[];
  readonly created: number;
  readonly pace: number;
  readonly commitment: string;
  /** Revealed with the end of the game. */
  readonly seed: string;
  readonly is_finished: boolean;
  /** The table and move that this game was continued from. */
  readonly origin: string;
  readonly origin_move: number;
  /** Nothing for a table without a clock. */
  readonly clock: TimeRules | null;
  readonly pause: PauseInfo | null;
  /** What came before this move was played by other rules. */
  readonly since: number;
  /** The day whose life this is, and whether it counts for nothing; its seed is told when the day is over. */
  readonly day: string;
  readonly is_practice: boolean;
  /** Its cards were others then: `/api/tables/{id}/cards` has them, with `move` for those of a moment before `since`. */
  readonly own_cards: boolean;
  /** The first move after which it can be looked at, and in a moment the first one with the same cards; -1: the last. */
  readonly shown_from: number;
  readonly cards_from: number;
  /** What its people call it, if anything. */
  readonly name: string;
}

/** Something that can be chosen now. `text` is there where nothing on the table shows it. */
export interface Offer {
  readonly line: string;
  readonly verb: string;
  readonly at: string;
  /** The level or role of the card, counted from 0; in CV how many cards will lie above it. */
  readonly level: number;
  /** Which side of a two-sided card would be shown. */
  readonly side: number;
  /** CV: the stack that a card would go to. */
  readonly to: string;
  /** CV: which dice a throw takes, by place. */
  readonly dice: readonly number[];
  /**
   * What it would really cost, where that differs from what is printed: every good that is printed or asked, and
   * under `any` how many Resources of one's choice come on top (or off, where it is negative).
   */
  readonly price: Readonly<Record<string, number>>;
  readonly text: string;
  /** What cannot be taken back is confirmed. */
  readonly is_final: boolean;
  /** Does not need to be answered, and may come at any moment: leaving the game. */
  readonly is_interrupt: boolean;
}

/** Something that a player could look for and cannot choose now. `reason` is a name; `Explain` has the sentence. */
export interface Refused {
  readonly line: string;
  readonly verb: string;
  readonly reason: string;
  readonly rule: string;
  readonly at: string;
  readonly level: number;
  readonly side: number;
  readonly missing: Readonly<Record<string, number>>;
}

/** What one seat has to decide. */
export interface Ask {
  readonly seat: number;
  /** The step that asks: `action.turn`, `pay.choose`, `upkeep.bills`, … */
  readonly step: string;
  readonly question: string;
  readonly offers: readonly Offer[];
  readonly refused: readonly Refused[];
}

/** How many moves of a seat can be taken back, and what lies behind them; nothing, if it has not chosen yet. */
export interface Back {
  readonly seat: number;
  readonly steps: number;
  readonly why: string;
  readonly can_redo: boolean;
}

/** A moment of its own: what it is (`round`, `last`, `goal`, `love`, `retired`, `death`, `end`, …), in words. */
export interface Great {
  readonly kind: string;
  readonly title: string;
  readonly text: string;
}

/**
 * One line of the log. `kind` is the name of the event, `seat` whose it is (-1: everybody's).
 *
 * `move` counts the moves that had been made when it was to be seen: 0 is the set-up. Numbers rise, with gaps that
 * mean nothing; an entry whose move is above the table's has been taken back.
 */
export interface LogEntry {
  readonly number: number;
  readonly move: number;
  readonly seat: number;
  readonly kind: string;
  readonly text: string;
  readonly card: string;
  readonly goods: Readonly<Record<string, number>>;
  readonly round: number;
  /** Seats that it touches besides its own. */
  readonly touches: readonly number[];
  /** Who chose it in the place of the seat. */
  readonly by: By;
  /** For what the table stops a moment. */
  readonly great: Great | null;
  /** When the move was made that showed it; 0 where nobody knows any more. */
  readonly at: number;
}

/**
 * What is done for a seat of one's own while nobody looks from it; nobody else is told.
 *
 * Bills that cost only Money are paid as long as `leaves` of it is left (in CV: those that take no event); what is the
 * only option is taken; what may be let pass is let pass; `advances` is a card to go on with, as soon as it can be
 * paid. `now`: what that would be at this moment.
 */
export interface Orders {
  readonly seat: number;
  readonly pays_bills: boolean;
  readonly leaves: number;
  readonly takes_only: boolean;
  readonly lets_pass: boolean;
  readonly advances: string;
  readonly now: string;
}

/** A card of one's own that an order could go on with: how, and what is lacking for it now. */
export interface Onward {
  readonly seat: number;
  readonly card: string;
  readonly text: string;
  readonly lacks: Readonly<Record<string, number>>;
}

export interface Chat {
  readonly number: number;
  readonly seat: number;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

export interface Standing {
  readonly seat: number;
  readonly score: number;
  readonly is_winner: boolean;
}

/** What a guide says to the first seat. */
export interface Lesson {
  /** Which lesson, counted from 1, and of how many. */
  readonly number: number;
  readonly of: number;
  readonly does: Guiding;
  readonly teacher: string;
  readonly text: string;
  readonly rule: string;
  /** The choices that would do it now, or while it waits lead there; the first is the one to be shown. */
  readonly lines: readonly string[];
  /** The part of the table to look at, where it is another than where the choices are made. */
  readonly zone: string;
  /** What went by without its deed. */
  readonly note: string;
}

export interface ChartLine {
  readonly seat: number;
  /** At the end of each round. */
  readonly scores: readonly number[];
}

export interface ScoreSource {
  readonly id: string;
  readonly title: string;
  readonly points: number;
}

/** A card lived, and the sentence it left. `kind` is the heading it goes under. */
export interface StoryEntry {
  readonly card: string;
  readonly text: string;
  readonly kind: string;
  readonly happened: Happened;
  /** The level that the card had come to, counted from 0, and the side that lay up; -1 where there is none. */
  readonly level: number;
  readonly side: number;
}

/** A kind of entries, by which a life can be read as well as by age: the parts of a curriculum vitae. */
export interface StoryHeading {
  readonly kind: string;
  readonly title: string;
}

export interface StoryGoal {
  readonly card: string;
  readonly title: string;
  readonly text: string;
  readonly points: number;
  readonly is_met: boolean;
  readonly is_private: boolean;
}

export interface StoryChapter {
  readonly age: string;
  readonly title: string;
  readonly years: string;
  readonly text: string;
  readonly entries: readonly StoryEntry[];
  readonly gained: number;
  readonly total: number;
  /** The Pursuit: the space of the Stress track when the age began, and after every step. */
  readonly stress: readonly number[];
}

export interface StoryPage {
  readonly seat: number;
  readonly name: string;
  readonly title: string;
  readonly quote: string;
  readonly opening: string;
  readonly chapters: readonly StoryChapter[];
  readonly closing: string;
  readonly sources: readonly ScoreSource[];
  readonly total: number;
  readonly epitaph: string;
  readonly headings: readonly StoryHeading[];
  readonly goals: readonly StoryGoal[];
}

/** The end of a game: standings, chart, and a story for each life. */
export interface Ending {
  readonly table: TableInfo;
  readonly standings: readonly Standing[];
  readonly chart: readonly ChartLine[];
  readonly ages: readonly string[];
  readonly stories: readonly StoryPage[];
}

/** A choice in words, and the card that it is about, where there is one. */
export interface Deed {
  readonly line: string;
  readonly text: string;
  readonly card: string;
  /** The level or role, counted from 0, and the side; -1 where there is none. */
  readonly level: number;
  readonly side: number;
}

/** By how many points a choice betters or worsens something. */
export interface Weight {
  readonly points: number;
  readonly text: string;
}

/** A decision that cost points; `move` counts the moves before it, as in the log. */
export interface Lapse {
  readonly move: number;
  readonly round: number;
  readonly points: number;
  readonly chosen: Deed;
  readonly better: Deed;
  /** What the better choice would have bettered or worsened. */
  readonly weights: readonly Weight[];
  /** What the dice might have brought. */
  readonly hopes: readonly string[];
}

/** What the game should come to for a seat, as of a move; or what it had come to. */
export interface Estimate {
  readonly move: number;
  readonly round: number;
  readonly score: number;
  /** Two of three games end within so many points of it; 0 where it is certain. */
  readonly error: number;
}

/** A finished game gone through from one seat; it is ready when all decisions are done. */
export interface Review {
  readonly seat: number;
  readonly done: number;
  readonly total: number;
  /** The name of the computer player that looks back. */
  readonly adviser: string;
  /** The dearest first. */
  readonly lapses: readonly Lapse[];
  readonly curve: readonly Estimate[];
  /** Whether the curve is what had been reached by then: alone, goals count for more than points. */
  readonly is_count: boolean;
}

/** A choice, and what the lives that went on from it came to; each life has the same cards to come on both roads. */
export interface Road {
  readonly deed: Deed;
  readonly scores: readonly number[];
}

/** A decision of a finished game taken twice, as it was and otherwise; it is ready when all lives are lived. */
export interface WhatIf {
  readonly move: number;
  readonly round: number;
  readonly seat: number;
  readonly done: number;
  readonly total: number;
  /** The name of the computer player that plays on for everybody. */
  readonly player: string;
  /** What the game came to in truth. */
  readonly real: number;
  readonly chosen: Road;
  readonly other: Road;
}

/** What could have been chosen at a decision of a finished game; the first is what was chosen. */
export interface Choices {
  readonly move: number;
  readonly round: number;
  readonly seat: number;
  readonly deeds: readonly Deed[];
}

/** An edition, module, preset, set of cards or computer player that can be chosen. */
export interface Choice {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly picture: string;
  /** Presets: what they switch on. */
  readonly modules: readonly string[];
  readonly sets: readonly string[];
  readonly kind: ChoiceKind;
  readonly fewest_seats: number;
  /** Modules: the tokens and tracks that they bring. */
  readonly tokens: readonly string[];
  /** A computer player that plays worse where there is little time for many thoughts. */
  readonly thinks_ahead: boolean;
}

export interface Section {
  readonly id: string;
  readonly spaces: number;
  /** Hourglasses on the Stress track, the Score on that of Popularity. */
  readonly number: number;
}

/** A track as data: its ends and the sections of it, from left to right. */
export interface Track {
  readonly id: string;
  readonly name: string;
  readonly low: number;
  readonly high: number;
  readonly sections: readonly Section[];
}

/** What matters about something: what its module says in a sentence, and the ids of a few rules. */
export interface About {
  readonly text: string;
  readonly rules: readonly string[];
}

/** Something to try where one reads how a game is played: pay, choose what can be paid, place, throw. */
export interface Exercise {
  readonly kind: ExerciseKind;
  /** What one has, by good or symbol; of dice, how many and how often they may be thrown again. */
  readonly purse: Readonly<Record<string, number>>;
  readonly card: string;
  readonly level: number;
  readonly cards: readonly string[];
  /** What spaces give. */
  readonly spaces: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** A step of how a game is played: a picture, cards as examples, something to try. */
export interface HelpStep {
  readonly picture: string;
  readonly cards: readonly string[];
  readonly exercise: Exercise | null;
}

/** A lesson as the list of them has it. */
export interface LessonLine {
  readonly title: string;
  readonly text: string;
  readonly rule: string;
}

export interface GameInfo {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly fewest_seats: number;
  readonly most_seats: number;
  readonly editions: readonly Choice[];
  readonly modules: readonly Choice[];
  readonly sets: readonly Choice[];
  readonly presets: readonly Choice[];
  readonly bots: readonly Choice[];
  readonly tracks: readonly Track[];
  /** Words of this game by id: `space-study`, `pile-job`, `kind-item`, `good-money`, `age-teen`, `measure-cards`, … */
  readonly words: Readonly<Record<string, string>>;
  /** What the life of a computer player may be about. */
  readonly characters: readonly Choice[];
  /** What somebody teaches, in order; nothing where nobody does. */
  readonly lessons: readonly LessonLine[];
  /** Somebody gives advice, and looks back when it is over. */
  readonly has_advice: boolean;
  /** Goods whose drawing has another name than they. */
  readonly signs: Readonly<Record<string, string>>;
  /** What is counted in the end. */
  readonly score: string;
  /** How many rounds there usually are. */
  readonly rounds: number;
  /** The beginnings of the ids of its rules. */
  readonly areas: readonly string[];
  /** How it is played, step by step; the words are messages of its own. */
  readonly steps: readonly HelpStep[];
  readonly telling: Telling;
  /** The answers to “What is this?”: `kind-item`, `space-rest`, `track-stress`, `board-school`, `module-pets`. */
  readonly about: Readonly<Record<string, About>>;
  /** The standing orders that mean something in it. */
  readonly orders: readonly string[];
  /** How many cards there are in its usual edition, with those of every module and set. */
  readonly cards: number;
}

/**
 * `bot`: the level of a computer player, and if wanted its character and its seconds: `strong:artist@3s`.
 *
 * At a new table, `like-me` is the level that is about as strong as whoever lays it.
 */
export interface NewSeat {
  readonly kind: SeatKind;
  readonly name?: string;
  readonly colour?: string;
  readonly pronoun?: Pronoun;
  readonly bot?: string;
  /** The words of a face; without them the name decides. */
  readonly face?: string;
  /** Of a computer player that was drawn one elsewhere: it stays a secret until the end. */
  readonly character?: string;
}

export interface NewTable {
  readonly game: string;
  readonly seats: readonly NewSeat[];
  readonly edition?: string;
  readonly modules?: readonly string[];
  readonly sets?: readonly string[];
  readonly seed?: string;
  /** Who begins, by seat, where that may be chosen; -1: chance or the cards decide. */
  readonly first?: number;
  readonly pace?: number;
  /** Nothing depends on it: names that nobody has given are told in each reader's language. */
  readonly lang?: string;
  /** A guided first life: of the seats only the first one counts, who is to learn; the game brings the rest. */
  readonly is_lesson?: boolean;
  readonly clock?: TimeRules | null;
  /** Anybody on this server may take the seats that have a link, where the server allows it. */
  readonly is_open?: boolean;
  /** What its people call it; without a name they go by who sits there. */
  readonly name?: string;
}

export interface SeatLink {
  readonly seat: number;
  readonly key: string;
}

/** The key of the host, and one for each seat that joins by link. Whoever has a key has the seat. */
export interface Created {
  readonly table: string;
  readonly key: string;
  readonly links: readonly SeatLink[];
}

/** Go on from a move of a finished game, as a new table; where there is a line, with this choice next. */
export interface Branch {
  readonly move: number;
  readonly seats: readonly NewSeat[];
  readonly pace?: number;
  readonly lang?: string;
  readonly line?: string;
}

/** A game from its record; without seats, those of the record sit together at this screen. */
export interface Import {
  readonly record: string;
  readonly seats?: readonly NewSeat[];
  readonly pace?: number;
  readonly lang?: string;
  /** What a table was besides its game, where it comes from another place. */
  readonly is_lesson?: boolean;
  readonly clock?: TimeRules | null;
  readonly name?: string;
}

/** A table and the key one has for it. */
export interface Held {
  readonly table: string;
  readonly key?: string;
}

/** A line of `my games`. */
export interface Summary {
  readonly table: TableInfo;
  readonly seats: readonly number[];
  readonly is_host: boolean;
  readonly deciders: readonly number[];
  readonly round: number;
  readonly move: number;
  readonly standings: readonly Standing[];
  readonly changed: number;
  /** It was played by other rules, and those of this server cannot go on with it. */
  readonly is_unplayable: boolean;
}

export interface RuleText {
  readonly id: string;
  readonly text: string;
  readonly kind: RuleKind;
}

export interface RuleSection {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly RuleText[];
  /** The language it is in, where it is not the one asked for. */
  readonly lang: string;
}

/** The rules of a game in readable order. */
export interface Rulebook {
  readonly game: string;
  readonly title: string;
  readonly sections: readonly RuleSection[];
}

/** Something to jump to in a replay; `move` counts moves as in the log. */
export interface Moment {
  readonly move: number;
  readonly seat: number;
  readonly kind: string;
  readonly text: string;
  readonly round: number;
}

/** The answer to a request that cannot be met, in the user's words. */
export interface Fault {
  readonly code: string;
  readonly text: string;
  readonly rule: string;
}

/** A game that goes on. `recap`: the loudest thing that others did `since` my last choice, and what waits for me. */
export interface HomeLife {
  readonly summary: Summary;
  readonly recap: string;
  /** When I last chose something; 0 where nobody else has done anything since. */
  readonly since: number;
  /** At a table where somebody learns: which lesson, of how many, and what it is about. */
  readonly lesson: number;
  readonly of_lessons: number;
  readonly lesson_title: string;
}

/** Somebody who sat at a table. `bot`: a computer player. */
export interface Companion {
  readonly seat: number;
  readonly name: string;
  readonly score: number;
  readonly place: number;
  readonly bot: string;
}

/** A life that was lived. Place 0 has won. */
export interface LifeLine {
  readonly table: string;
  readonly seat: number;
  readonly game: string;
  readonly score: number;
  readonly place: number;
  readonly finished: number;
  readonly title: string;
  readonly company: readonly Companion[];
  readonly years: number;
  readonly day: string;
  readonly is_read: boolean;
}

/** A seat that is kept for me, or that is free for anybody. */
export interface Invitation {
  readonly table: TableInfo;
  /** Who laid the table, -1 where nobody of it sits there. */
  readonly host: number;
  readonly free: number;
}

export interface Home {
  readonly lives: readonly HomeLife[];
  /** Finished, and their story not read yet; and how many lives there are in all. */
  readonly ended: readonly LifeLine[];
  readonly count: number;
  readonly invitations: readonly Invitation[];
  /** Of the server, where it has such. */
  readonly open: readonly Invitation[];
  readonly can_open: boolean;
  /** Bytes that a browser brings here once to play without the server; 0 where it offers no such thing. */
  readonly offline: number;
  readonly day: HomeDay | null;
  /** What the owner of the server has to say to whoever may not play here any more. */
  readonly barred: string;
}

/** Somebody one has played with, or the level of a computer player: how many games, and how many one has won. */
export interface LivesWith {
  readonly name: string;
  readonly games: number;
  readonly won: number;
  readonly bot: string;
  /** How somebody with a profile looks now. */
  readonly colour: string;
  readonly pronoun: Pronoun;
  readonly face: string;
}

/** Who I have been: my lives, the latest first, and what they add up to. */
export interface Lives {
  readonly lives: readonly LifeLine[];
  readonly years: number;
  /** Cards by kind, and lives by how they ended. */
  readonly kinds: Readonly<Record<string, number>>;
  readonly ends: Readonly<Record<string, number>>;
  readonly company: readonly LivesWith[];
}

/** A card that crossed my path: first at this moment, up to this level (counted from 1), in so many lives. */
export interface MetCard {
  readonly game: string;
  readonly card: string;
  readonly first: number;
  readonly level: number;
  readonly lives: number;
}

/** What lives may be remembered for. `at` and `table` tell which one earned it; 0 where none has yet. */
export interface PostmarkTold {
  readonly game: string;
  readonly id: string;
  /** The card whose picture it has. */
  readonly picture: string;
  readonly name: string;
  readonly text: string;
  readonly count: number;
  readonly need: number;
  /** Counted over all lives, not in one. */
  readonly is_sum: boolean;
  readonly at: number;
  readonly table: string;
}

/** How strong I am, by Glicko-2: in 95 of 100 cases between `low` and `high`; `steps` are the latest, in order. */
export interface RatingTold {
  readonly against: Against;
  readonly game: string;
  readonly seats: number;
  readonly rating: number;
  readonly low: number;
  readonly high: number;
  readonly games: number;
  readonly steps: readonly number[];
}

/** What is left of my lives. */
export interface Album {
  readonly cards: readonly MetCard[];
  readonly postmarks: readonly PostmarkTold[];
  readonly ratings: readonly RatingTold[];
  /** By game, the level that is about as strong as I am. */
  readonly levels: Readonly<Record<string, string>>;
}

/** What somebody notes for themselves at a table. Whoever changes it says which one they have seen, by `changed`. */
export interface Note {
  readonly text: string;
  readonly changed: number;
}

/** A seat of somebody else, and how I treat whoever sits there; nobody is told. */
export interface Neighbour {
  readonly seat: number;
  readonly is_muted: boolean;
  readonly is_blocked: boolean;
  /** I am the host, and they have not chosen anything yet. */
  readonly can_remove: boolean;
  /** I have given this seat away, and nobody has come for it. */
  readonly can_take_back: boolean;
}

/** Muted: I do not read what they say. Blocked: nor do they sit down with me any more. */
export interface Treat {
  readonly is_muted: boolean;
  readonly is_blocked: boolean;
}

/** Tell the owner of the server about somebody: what they said, their name, or something else. */
export interface NewReport {
  readonly about: ReportAbout;
  readonly words: string;
}

/** Somebody whom I have muted or blocked, by the name they had. `person` is my own mark for them. */
export interface Shunned {
  readonly person: string;
  readonly name: string;
  readonly is_blocked: boolean;
  readonly at: number;
}

/** Somebody I have played with, and how often. `person` is my own mark for them. */
export interface Acquaintance {
  readonly person: string;
  readonly name: string;
  readonly colour: string;
  readonly pronoun: Pronoun;
  readonly face: string;
  readonly games: number;
  readonly at: number;
}

/** Keep a seat for somebody I have played with. */
export interface Invite {
  readonly person: string;
}

/** What the owner of the server tells everybody, in the languages they wrote it in; empty where there is nothing. */
export interface Bulletin {
  readonly type: "bulletin";
  readonly texts: Readonly<Record<string, string>>;
  readonly at: number;
}

/** What the owner of a server may change while it runs; new tables and profiles count for each address. */
export interface HouseRules {
  readonly open_tables: boolean;
  readonly talk: boolean;
  readonly tables_an_hour: number;
  readonly profiles_an_hour: number;
}

/** What somebody has told the owner, with the last lines that were said by whom it is about. */
export interface Report {
  readonly id: string;
  readonly at: number;
  readonly table: string;
  readonly seat: number;
  readonly name: string;
  readonly about: ReportAbout;
  readonly words: string;
  readonly said: readonly string[];
  /** The table is still there; whom it is about may not play here any more. */
  readonly is_table: boolean;
  readonly is_barred: boolean;
}

/** A table of the server, as much as its owner needs to know of it. */
export interface HouseTable {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly created: number;
  readonly changed: number;
  readonly people: number;
  readonly is_open: boolean;
  readonly is_finished: boolean;
  readonly watchers: number;
  /** The seats of people who have come. */
  readonly who: readonly number[];
  /** What they call it. */
  readonly name: string;
}

/** Close the tables of the server to somebody: whom a report is about, or who has a seat. They read `words`. */
export interface NewBar {
  readonly report: string;
  readonly table: string;
  readonly seat: number;
  readonly words: string;
}

/** Somebody who may not play here, by the name they had. `person` is the owner's mark for them. */
export interface Barred {
  readonly person: string;
  readonly name: string;
  readonly words: string;
  readonly at: number;
}

/** What the owner of a server sees: reports that wait, the latest tables, and what can be changed. */
export interface HousePage {
  readonly reports: readonly Report[];
  readonly tables: readonly HouseTable[];
  readonly rules: HouseRules;
  readonly bulletin: Bulletin;
  readonly count_tables: number;
  readonly count_people: number;
  readonly barred: readonly Barred[];
}

export interface PlainCounter {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

/** A place on the table. A hidden card is an empty id; `seat` is whose zone it is, -1 for one in the middle. */
export interface PlainZone {
  readonly id: string;
  readonly title: string;
  readonly seat: number;
  readonly cards: readonly string[];
  readonly counters: readonly PlainCounter[];
}

/** A table that is drawn from what lies on it, zone by zone. */
export interface PlainScene {
  readonly type: "plain";
  readonly round: number;
  /** Whose turn it is, -1 where all choose at the same time. */
  readonly turn: number;
  readonly zones: readonly PlainZone[];
}

/** A space of a board. `stands`: Hourglasses by seat. `row`: the pile whose row it takes from. */
export interface Space {
  readonly id: string;
  readonly stands: readonly number[];
  readonly is_covered: boolean;
  readonly row: string;
  /** A board of a module; the main board has no name. */
  readonly board: string;
  /**
   * What this would cost the seat that looks on top of any price: Stress for standing there `again`, for a card
   * without a free `slot`, for another `partner`; STH for a `refresh` of the row, or LTH for it: `refresh_lth`.
   */
  readonly costs: Readonly<Record<string, number>>;
  /** What it gives everybody who stands there. */
  readonly gives: Readonly<Record<string, number>>;
  readonly picture: string;
}

export interface FilledRole {
  readonly card: string;
  readonly role: number;
  readonly seat: number;
}

/** A pile with its face-up row; an empty place is an empty id. */
export interface Row {
  readonly pile: string;
  readonly cards: readonly string[];
  readonly draw: number;
  readonly discard: number;
  readonly top: string;
  readonly roles: readonly FilledRole[];
}

export interface Goal {
  readonly card: string;
  readonly state: GoalState;
  readonly seat: number;
  /**
   * How far each seat is, where that can be counted: (has, needs). Where the most or least wins, needs is the best;
   * where every further one counts, it is 0.
   */
  readonly progress: readonly (readonly [number, number])[];
}

export interface HeldCard {
  readonly card: string;
  readonly level: number;
  readonly side: number;
  /** Fills a slot of the mat. */
  readonly is_slot: boolean;
  /** Upkeep is due, an ability is used up, and what modules mark. */
  readonly marks: readonly string[];
  readonly tokens: Readonly<Record<string, number>>;
}

/** One player's area. */
export interface Life {
  readonly seat: number;
  readonly is_alive: boolean;
  /** knowledge, creativity, influence, money, hourglass, used, and what modules count. */
  readonly counters: Readonly<Record<string, number>>;
  /** stress, sth, lth, and tracks of modules. */
  readonly tracks: Readonly<Record<string, number>>;
  readonly cards: readonly HeldCard[];
  readonly aside: readonly HeldCard[];
  readonly trait: string;
  readonly slots: number;
  /** Cards that only this seat sees, or face-down ones as empty ids. */
  readonly hand: readonly string[];
  /** What the next Upkeep Phase will ask for, Hourglasses aside: those come back by themselves. */
  readonly bills: Readonly<Record<string, number>>;
}

/** A part of a module's board: cards, tokens and text, drawn in the order given. */
export interface Zone {
  readonly id: string;
  readonly title: string;
  readonly cards: readonly HeldCard[];
  /** Where places are fixed, the empty ones too. */
  readonly places: number;
  readonly tokens: Readonly<Record<string, number>>;
  readonly by_seat: readonly number[];
  readonly note: string;
  readonly seat: number;
}

/** The board of a module; `seat` is its owner, -1 for one in the middle. */
export interface Board {
  readonly id: string;
  readonly title: string;
  readonly zones: readonly Zone[];
  readonly seat: number;
  readonly module: string;
  /** Tracks that lie on it. */
  readonly tracks: readonly string[];
}

export interface PursuitScene {
  readonly type: "pursuit";
  readonly round: number;
  readonly age: PursuitAge;
  readonly phase: PursuitPhase;
  readonly first_player: number;
  /** Whose turn it is, -1 outside the Action Phase. */
  readonly turn: number;
  readonly spaces: readonly Space[];
  readonly rows: readonly Row[];
  readonly goals: readonly Goal[];
  readonly lives: readonly Life[];
  readonly boards: readonly Board[];
  /** The Stress that everybody gets when each age to come begins, the next one first. */
  readonly coming: Readonly<Record<string, number>>;
}

/** The whole table as one viewer may know it. `version` counts changes; commands name it. */
export interface News {
  readonly type: "news";
  readonly version: number;
  readonly move: number;
  readonly table: TableInfo;
  /** The seats this viewer may act for; the first is the one looked from. Empty: looks on. */
  readonly seats: readonly number[];
  readonly scene: PursuitScene | CvScene | PlainScene;
  /** The seats that must choose now, and what the viewer's own are asked. */
  readonly deciders: readonly number[];
  readonly asks: readonly Ask[];
  readonly back: readonly Back[];
  /** The log from number `log_from` on: whatever a client has from there is replaced by this. */
  readonly log: readonly LogEntry[];
  readonly standings: readonly Standing[];
  readonly log_from: number;
  readonly is_host: boolean;
  /** What the narrator says to those who need not decide. */
  readonly waiting: string;
  /** At a table where somebody learns, for the one who does. */
  readonly lesson: Lesson | null;
  /** Of the viewer's own seats, where there are any. */
  readonly orders: readonly Orders[];
}

/** A counter or track that would move; in CV a symbol at hand, `rerolls`, `dice`, or the `score` as all see it. */
export interface Change {
  readonly seat: number;
  readonly what: string;
  readonly before: number;
  readonly after: number;
}

/** A way to pay for a choice. */
export interface Way {
  readonly line: string;
  readonly text: string;
}

/**
 * `ways`: how it can be paid, the cheapest first; the changes are those of `way`.
 *
 * What is lasting cannot be taken back: it shows something, or somebody else goes on. `marks`: the places of which it
 * will be asked, again and again, which ones; the changes are those of all of them together.
 */
export interface Explained {
  readonly type: "explained";
  readonly id: string;
  readonly line: string;
  readonly is_possible: boolean;
  readonly text: string;
  readonly rule: string;
  readonly changes: readonly Change[];
  readonly ways: readonly Way[];
  readonly way: string;
  readonly is_lasting: boolean;
  readonly ends_life: boolean;
  readonly marks: readonly string[];
}

/**
 * The best choices, best first: for each its line, what it does, what it gains, and why.
 *
 * A gain is in points of the final score, compared with the mean of the choices worth considering.
 */
export interface Hinted {
  readonly type: "hinted";
  readonly id: string;
  readonly lines: readonly string[];
  readonly texts: readonly string[];
  readonly gains: readonly number[];
  readonly reasons: readonly (readonly string[])[];
  /** What one could be after now. */
  readonly aims: readonly string[];
  /** What the game should come to, and how far off that usually is; nothing where nothing tells. */
  readonly outcome: string;
}

/** The new key of a seat that was given to somebody else. */
export interface Handed {
  readonly type: "handed";
  readonly id: string;
  readonly seat: number;
  readonly key: string;
}

/** A command was carried out (or had been before); the news follow. */
export interface Done {
  readonly type: "done";
  readonly id: string;
  readonly version: number;
}

/** A command was not carried out, and why; nothing has changed. Fresh news follow a stale one. */
export interface Refusal {
  readonly type: "refusal";
  readonly id: string;
  readonly code: string;
  readonly text: string;
  readonly rule: string;
}

/** Lines of chat: all of them at first, then the new ones. */
export interface Talk {
  readonly type: "talk";
  readonly lines: readonly Chat[];
}

/** Who is at the table now, and how many look on. */
export interface Presence {
  readonly type: "presence";
  readonly online: readonly number[];
  readonly watchers: number;
}

/** The table was deleted by its host. */
export interface Gone {
  readonly type: "gone";
  readonly text: string;
}

/** Where somebody is told; of a browser no address is shown. `fault` is the last answer, if it was no good one. */
export interface NoticeWay {
  readonly way: string;
  readonly address: string;
  readonly is_confirmed: boolean;
  readonly fault: string;
  readonly failed_at: number;
}

/** Hours of every day in which nothing is sent, in minutes since midnight of one's own time zone. */
export interface SilentHours {
  readonly zone: string;
  readonly begins: number;
  readonly ends: number;
}

/** What is told of a table, or of all, where, and which ways this server offers. */
export interface Notices {
  /** By way, what to tell: `turn`, `short` (the candle is), `talk`, `end`, and of all tables also `invitation`. */
  readonly wishes: Readonly<Record<string, readonly string[]>>;
  readonly ways: readonly NoticeWay[];
  readonly offers: readonly string[];
  /** What a browser asks for before it can be told. */
  readonly push_key: string;
  readonly hours: SilentHours | null;
}

/** Wishes for a table, or for all of one's tables. */
export interface ChangeNotices {
  readonly wishes: Readonly<Record<string, readonly string[]>>;
  /**
   * By way: an address that is left out stays, an empty one is forgotten. What the browser gave for `push`, as
   * JSON, adds this browser.
   */
  readonly addresses: Readonly<Record<string, string>>;
  readonly for_all: boolean;
  /** Left out, they stay. */
  readonly hours: SilentHours | null;
}

/** Who one is at tables, and how one likes it. `settings` is the client's own, in whatever form. */
export interface Looks {
  readonly name: string;
  readonly colour: string;
  readonly pronoun: Pronoun;
  readonly face: string;
  readonly lang: string;
  readonly settings: string;
}

/** Who I am here. Others see name, colour, pronoun and face, and nothing more. */
export interface Profile {
  readonly looks: Looks;
  readonly since: number;
  readonly changed: number;
}

/** A profile and its key, which is kept as a hash: nobody can ask for it again. */
export interface Welcome {
  readonly key: string;
  readonly profile: Profile;
}

/** Six words, in either language. */
export interface Phrase {
  readonly words: string;
}

export interface SixWords {
  readonly words: readonly string[];
}

/** The key of another profile of one's own. */
export interface OtherKey {
  readonly key: string;
}

/** Take a seat for good: by the key of its link, or without one where one is invited. */
export interface Claim {
  readonly key?: string;
}

export interface Claimed {
  readonly seat: number;
}

/** How a life ended: the score, when, and the highest level of each card. */
export interface ExportedLife {
  readonly score: number;
  readonly finished: number;
  readonly cards: Readonly<Record<string, number>>;
}

/** What one did and said at a table. */
export interface ExportedGame {
  readonly table: string;
  readonly game: string;
  readonly edition: string;
  readonly modules: readonly string[];
  readonly created: number;
  readonly names: readonly string[];
  readonly is_host: boolean;
  readonly choices: readonly string[];
  readonly said: readonly string[];
  readonly lives: readonly ExportedLife[];
  /** What I noted for myself, and what I ordered to be done while I was away. */
  readonly note: string;
  readonly orders: readonly string[];
  /** What the table is called. */
  readonly name: string;
}

/** Everything that is kept about a profile. */
export interface Exported {
  readonly profile: Profile;
  readonly games: readonly ExportedGame[];
  /** Where one is told that it is one's turn. */
  readonly ways: readonly string[];
  /** Lives of the day that one has begun: the day and the game. */
  readonly days: readonly string[];
  /** Against whom, the game, the seats, how many games, and the rating after each. */
  readonly ratings: readonly string[];
  /** Whom I have muted or blocked, and what I have told the owner of the server. */
  readonly shunned: readonly string[];
  readonly reports: readonly string[];
  /** What the owner says to me, where I may not play here any more. */
  readonly barred: string;
  /** What I want to be told: the table or `everywhere`, the way, and of what; and the hours when nothing is sent. */
  readonly wishes: readonly string[];
}

/** A puzzle of the day, before one looks at it. */
export interface PuzzleLine {
  readonly id: string;
  readonly game: string;
  readonly edition: string;
  readonly round: number;
  /** How many sit at the table. */
  readonly seats: number;
}

/** The puzzles of a day; `number` counts the days. */
export interface PuzzleDay {
  readonly number: number;
  readonly puzzles: readonly PuzzleLine[];
}

/** The table of a puzzle, as whoever has to decide sees it. */
export interface PuzzleTable {
  readonly id: string;
  readonly news: News;
}

/** What was best and why, beside what was chosen; `behind` is -1 where that was not even considered. */
export interface PuzzleAnswer {
  readonly best: Deed;
  readonly chosen: Deed;
  readonly is_best: boolean;
  readonly behind: number;
  /** The name of the computer player that found it. */
  readonly player: string;
  readonly weights: readonly Weight[];
  /** What else was considered, the best first, and how many points each stays behind. */
  readonly others: readonly Deed[];
  readonly others_behind: readonly number[];
}

export type Command = Choose | Undo | Redo | Explain | Hint | Say | Pace | Sit | Leave | Return | Hand | Pause | Agree | Quiet | Order;

export type ClientMessage = Hello | Speak | Look | Choose | Undo | Redo | Explain | Hint | Say | Pace | Sit | Leave | Return | Hand | Pause | Agree | Quiet | Order;

export type Scene = PursuitScene | CvScene | PlainScene;

export type ServerMessage = News | Explained | Hinted | Done | Handed | Refusal | Talk | Presence | Bulletin | Gone;

/** What is left out of a message, and the structs that its fields hold. */
export const SHAPES: Readonly<Record<string, Shape>> = {
  FaceLevel: {"defaults": {"cost": {}, "reward": {}, "needs": {}, "needs_at_most": {}, "upkeep": {}, "upkeep_reward": {}, "has_upkeep": false, "icon": "", "swaps": [], "text": "", "scene": ""}, "holds": {}},
  Face: {"defaults": {"levels": [], "sides": [], "postmark": "", "tone": "", "text": "", "wit": "", "module": "", "set": "", "edition": "", "number": 0, "points": "", "start": {}, "additional": [], "solo": "", "scenes": [], "faces": [], "figure": "", "heading": "", "heading_name": "", "kind_short": "", "is_table": false}, "holds": {"levels": ["FaceLevel"]}},
  Memory: {"defaults": {}, "holds": {}},
  Remembered: {"defaults": {}, "holds": {"memories": ["Memory"]}},
  Die: {"defaults": {"is_frozen": false}, "holds": {}},
  CvLife: {"defaults": {"goal": "", "offered": [], "has_picked": false, "has_left": false, "takes_no_work": false, "score": 0, "goal_points": 0, "stack_points": []}, "holds": {}},
  Fit: {"defaults": {"can_buy": false, "missing": {}, "reason": ""}, "holds": {}},
  CvScene: {"defaults": {"leaving": [], "worth": [], "fits": []}, "holds": {"dice": ["Die"], "lives": ["CvLife"], "fits": ["Fit"]}},
  DaySign: {"defaults": {}, "holds": {}},
  DayBar: {"defaults": {"computers": 0}, "holds": {}},
  DayLife: {"defaults": {"percentile": -1, "rank": 0}, "holds": {"row": ["DaySign"]}},
  DayBest: {"defaults": {"is_mine": false, "mine": -1, "sides": []}, "holds": {}},
  DayGame: {"defaults": {"par": 0, "table": "", "people": 0, "computers": 0, "of_computers": 0, "bars": [], "median": 0, "highest": 0, "mine": null, "best": null}, "holds": {"bars": ["DayBar"], "mine": ["DayLife"], "best": ["DayBest"]}},
  DaySeed: {"defaults": {"seed": ""}, "holds": {}},
  Day: {"defaults": {}, "holds": {"games": ["DayGame"], "seeds": ["DaySeed"]}},
  HomeDayGame: {"defaults": {"table": "", "score": 0}, "holds": {}},
  HomeDay: {"defaults": {}, "holds": {"games": ["HomeDayGame"]}},
  Candle: {"defaults": {"is_short": false, "rests": false}, "holds": {}},
  PauseInfo: {"defaults": {"is_agreed": false}, "holds": {}},
  SeatInfo: {"defaults": {"pronoun": "they", "bot": "", "is_online": false, "has_joined": true, "face": "", "candle": null, "is_stood_in": false, "is_away": false, "away_until": 0, "holiday": [], "reserve": 0}, "holds": {"candle": ["Candle"]}},
  TableInfo: {"defaults": {"seed": "", "is_finished": false, "origin": "", "origin_move": -1, "clock": null, "pause": null, "since": 0, "day": "", "is_practice": false, "own_cards": false, "shown_from": 0, "cards_from": -1, "name": ""}, "holds": {"seats": ["SeatInfo"], "clock": ["TimeRules"], "pause": ["PauseInfo"]}},
  Offer: {"defaults": {"at": "", "level": -1, "side": -1, "to": "", "dice": [], "price": {}, "text": "", "is_final": false, "is_interrupt": false}, "holds": {}},
  Refused: {"defaults": {"at": "", "level": -1, "side": -1, "missing": {}}, "holds": {}},
  Ask: {"defaults": {}, "holds": {"offers": ["Offer"], "refused": ["Refused"]}},
  Back: {"defaults": {"can_redo": false}, "holds": {}},
  Great: {"defaults": {"text": ""}, "holds": {}},
  LogEntry: {"defaults": {"card": "", "goods": {}, "round": 0, "touches": [], "by": "", "great": null, "at": 0}, "holds": {"great": ["Great"]}},
  Orders: {"defaults": {"pays_bills": false, "leaves": 0, "takes_only": false, "lets_pass": false, "advances": "", "now": ""}, "holds": {}},
  Onward: {"defaults": {"lacks": {}}, "holds": {}},
  Chat: {"defaults": {}, "holds": {}},
  Standing: {"defaults": {"is_winner": false}, "holds": {}},
  Lesson: {"defaults": {"rule": "", "lines": [], "zone": "", "note": ""}, "holds": {}},
  ChartLine: {"defaults": {}, "holds": {}},
  ScoreSource: {"defaults": {}, "holds": {}},
  StoryEntry: {"defaults": {"kind": "", "happened": "gained", "level": -1, "side": -1}, "holds": {}},
  StoryHeading: {"defaults": {}, "holds": {}},
  StoryGoal: {"defaults": {"is_private": false}, "holds": {}},
  StoryChapter: {"defaults": {"stress": []}, "holds": {"entries": ["StoryEntry"]}},
  StoryPage: {"defaults": {"headings": [], "goals": []}, "holds": {"chapters": ["StoryChapter"], "sources": ["ScoreSource"], "headings": ["StoryHeading"], "goals": ["StoryGoal"]}},
  Ending: {"defaults": {}, "holds": {"table": ["TableInfo"], "standings": ["Standing"], "chart": ["ChartLine"], "stories": ["StoryPage"]}},
  Deed: {"defaults": {"card": "", "level": -1, "side": -1}, "holds": {}},
  Weight: {"defaults": {}, "holds": {}},
  Lapse: {"defaults": {"weights": [], "hopes": []}, "holds": {"chosen": ["Deed"], "better": ["Deed"], "weights": ["Weight"]}},
  Estimate: {"defaults": {"error": 0.0}, "holds": {}},
  Review: {"defaults": {"lapses": [], "curve": [], "is_count": false}, "holds": {"lapses": ["Lapse"], "curve": ["Estimate"]}},
  Road: {"defaults": {"scores": []}, "holds": {"deed": ["Deed"]}},
  WhatIf: {"defaults": {}, "holds": {"chosen": ["Road"], "other": ["Road"]}},
  Choices: {"defaults": {}, "holds": {"deeds": ["Deed"]}},
  Choice: {"defaults": {"picture": "", "modules": [], "sets": [], "kind": "", "fewest_seats": 1, "tokens": [], "thinks_ahead": false}, "holds": {}},
  Section: {"defaults": {}, "holds": {}},
  Track: {"defaults": {"sections": []}, "holds": {"sections": ["Section"]}},
  About: {"defaults": {}, "holds": {}},
  Exercise: {"defaults": {"card": "", "level": 0, "cards": [], "spaces": {}}, "holds": {}},
  HelpStep: {"defaults": {"cards": [], "exercise": null}, "holds": {"exercise": ["Exercise"]}},
  LessonLine: {"defaults": {}, "holds": {}},
  GameInfo: {"defaults": {"tracks": [], "words": {}, "characters": [], "lessons": [], "has_advice": false, "signs": {}, "score": "points", "rounds": 8, "areas": [], "steps": [], "telling": "ages", "about": {}, "orders": [], "cards": 0}, "holds": {"editions": ["Choice"], "modules": ["Choice"], "sets": ["Choice"], "presets": ["Choice"], "bots": ["Choice"], "tracks": ["Track"], "characters": ["Choice"], "lessons": ["LessonLine"], "steps": ["HelpStep"], "about": ["About"]}},
  SeatLink: {"defaults": {}, "holds": {}},
  Created: {"defaults": {}, "holds": {"links": ["SeatLink"]}},
  Summary: {"defaults": {"is_unplayable": false}, "holds": {"table": ["TableInfo"], "standings": ["Standing"]}},
  RuleText: {"defaults": {"kind": "rule"}, "holds": {}},
  RuleSection: {"defaults": {"lang": ""}, "holds": {"rules": ["RuleText"]}},
  Rulebook: {"defaults": {}, "holds": {"sections": ["RuleSection"]}},
  Moment: {"defaults": {"round": 0}, "holds": {}},
  Fault: {"defaults": {"rule": ""}, "holds": {}},
  HomeLife: {"defaults": {"recap": "", "since": 0, "lesson": 0, "of_lessons": 0, "lesson_title": ""}, "holds": {"summary": ["Summary"]}},
  Companion: {"defaults": {"bot": ""}, "holds": {}},
  LifeLine: {"defaults": {"years": 0, "day": "", "is_read": false}, "holds": {"company": ["Companion"]}},
  Invitation: {"defaults": {"free": 1}, "holds": {"table": ["TableInfo"]}},
  Home: {"defaults": {"ended": [], "count": 0, "invitations": [], "open": [], "can_open": false, "offline": 0, "day": null, "barred": ""}, "holds": {"lives": ["HomeLife"], "ended": ["LifeLine"], "invitations": ["Invitation"], "open": ["Invitation"], "day": ["HomeDay"]}},
  LivesWith: {"defaults": {"bot": "", "colour": "", "pronoun": "they", "face": ""}, "holds": {}},
  Lives: {"defaults": {}, "holds": {"lives": ["LifeLine"], "company": ["LivesWith"]}},
  MetCard: {"defaults": {}, "holds": {}},
  PostmarkTold: {"defaults": {"is_sum": false, "at": 0, "table": ""}, "holds": {}},
  RatingTold: {"defaults": {}, "holds": {}},
  Album: {"defaults": {"levels": {}}, "holds": {"cards": ["MetCard"], "postmarks": ["PostmarkTold"], "ratings": ["RatingTold"]}},
  Note: {"defaults": {"text": "", "changed": 0}, "holds": {}},
  Neighbour: {"defaults": {"is_muted": false, "is_blocked": false, "can_remove": false, "can_take_back": false}, "holds": {}},
  Treat: {"defaults": {"is_muted": false, "is_blocked": false}, "holds": {}},
  NewReport: {"defaults": {"words": ""}, "holds": {}},
  Shunned: {"defaults": {}, "holds": {}},
  Acquaintance: {"defaults": {}, "holds": {}},
  Invite: {"defaults": {}, "holds": {}},
  Bulletin: {"defaults": {"texts": {}, "at": 0}, "holds": {}},
  HouseRules: {"defaults": {}, "holds": {}},
  Report: {"defaults": {"is_table": true, "is_barred": false}, "holds": {}},
  HouseTable: {"defaults": {"is_open": false, "is_finished": false, "watchers": 0, "who": [], "name": ""}, "holds": {}},
  NewBar: {"defaults": {"report": "", "table": "", "seat": -1, "words": ""}, "holds": {}},
  Barred: {"defaults": {}, "holds": {}},
  HousePage: {"defaults": {"barred": []}, "holds": {"reports": ["Report"], "tables": ["HouseTable"], "rules": ["HouseRules"], "bulletin": ["Bulletin"], "barred": ["Barred"]}},
  PlainCounter: {"defaults": {}, "holds": {}},
  PlainZone: {"defaults": {"counters": []}, "holds": {"counters": ["PlainCounter"]}},
  PlainScene: {"defaults": {}, "holds": {"zones": ["PlainZone"]}},
  Space: {"defaults": {"is_covered": false, "row": "", "board": "", "costs": {}, "gives": {}, "picture": ""}, "holds": {}},
  FilledRole: {"defaults": {}, "holds": {}},
  Row: {"defaults": {"top": "", "roles": []}, "holds": {"roles": ["FilledRole"]}},
  Goal: {"defaults": {"seat": -1, "progress": []}, "holds": {}},
  HeldCard: {"defaults": {"level": 0, "side": 0, "is_slot": false, "marks": [], "tokens": {}}, "holds": {}},
  Life: {"defaults": {"trait": "", "slots": 3, "hand": [], "bills": {}}, "holds": {"cards": ["HeldCard"], "aside": ["HeldCard"]}},
  Zone: {"defaults": {"cards": [], "places": 0, "tokens": {}, "by_seat": [], "note": "", "seat": -1}, "holds": {"cards": ["HeldCard"]}},
  Board: {"defaults": {"seat": -1, "module": "", "tracks": []}, "holds": {"zones": ["Zone"]}},
  PursuitScene: {"defaults": {"boards": [], "coming": {}}, "holds": {"spaces": ["Space"], "rows": ["Row"], "goals": ["Goal"], "lives": ["Life"], "boards": ["Board"]}},
  News: {"defaults": {"log_from": 0, "is_host": false, "waiting": "", "lesson": null, "orders": []}, "holds": {"table": ["TableInfo"], "scene": ["PursuitScene", "CvScene", "PlainScene"], "asks": ["Ask"], "back": ["Back"], "log": ["LogEntry"], "standings": ["Standing"], "lesson": ["Lesson"], "orders": ["Orders"]}},
  Change: {"defaults": {}, "holds": {}},
  Way: {"defaults": {}, "holds": {}},
  Explained: {"defaults": {"rule": "", "changes": [], "ways": [], "way": "", "is_lasting": false, "ends_life": false, "marks": []}, "holds": {"changes": ["Change"], "ways": ["Way"]}},
  Hinted: {"defaults": {"gains": [], "reasons": [], "aims": [], "outcome": ""}, "holds": {}},
  Handed: {"defaults": {}, "holds": {}},
  Done: {"defaults": {}, "holds": {}},
  Refusal: {"defaults": {"rule": ""}, "holds": {}},
  Talk: {"defaults": {}, "holds": {"lines": ["Chat"]}},
  Presence: {"defaults": {}, "holds": {}},
  Gone: {"defaults": {}, "holds": {}},
  NoticeWay: {"defaults": {"is_confirmed": true, "fault": "", "failed_at": 0}, "holds": {}},
  SilentHours: {"defaults": {"zone": "", "begins": 0, "ends": 0}, "holds": {}},
  Notices: {"defaults": {"push_key": "", "hours": null}, "holds": {"ways": ["NoticeWay"], "hours": ["SilentHours"]}},
  ChangeNotices: {"defaults": {"addresses": {}, "for_all": false, "hours": null}, "holds": {"hours": ["SilentHours"]}},
  Looks: {"defaults": {"name": "", "colour": "", "pronoun": "they", "face": "", "lang": "en", "settings": ""}, "holds": {}},
  Profile: {"defaults": {}, "holds": {"looks": ["Looks"]}},
  Welcome: {"defaults": {}, "holds": {"profile": ["Profile"]}},
  SixWords: {"defaults": {}, "holds": {}},
  Claimed: {"defaults": {}, "holds": {}},
  ExportedLife: {"defaults": {}, "holds": {}},
  ExportedGame: {"defaults": {"lives": [], "note": "", "orders": [], "name": ""}, "holds": {"lives": ["ExportedLife"]}},
  Exported: {"defaults": {"ways": [], "days": [], "ratings": [], "shunned": [], "reports": [], "barred": "", "wishes": []}, "holds": {"profile": ["Profile"], "games": ["ExportedGame"]}},
  PuzzleLine: {"defaults": {}, "holds": {}},
  PuzzleDay: {"defaults": {}, "holds": {"puzzles": ["PuzzleLine"]}},
  PuzzleTable: {"defaults": {}, "holds": {"news": ["News"]}},
  PuzzleAnswer: {"defaults": {"weights": [], "others": [], "others_behind": []}, "holds": {"best": ["Deed"], "chosen": ["Deed"], "weights": ["Weight"], "others": ["Deed"]}},
};

export interface Shape {
  readonly defaults: Readonly<Record<string, unknown>>;
  readonly holds: Readonly<Record<string, readonly string[]>>;
}

/** The struct of each tag. */
export const TAGS: Readonly<Record<string, string>> = {"hello": "Hello", "choose": "Choose", "undo": "Undo", "redo": "Redo", "explain": "Explain", "hint": "Hint", "speak": "Speak", "look": "Look", "say": "Say", "pace": "Pace", "sit": "Sit", "leave": "Leave", "return": "Return", "hand": "Hand", "pause": "Pause", "agree": "Agree", "quiet": "Quiet", "order": "Order", "cv": "CvScene", "bulletin": "Bulletin", "plain": "PlainScene", "pursuit": "PursuitScene", "news": "News", "explained": "Explained", "hinted": "Hinted", "handed": "Handed", "done": "Done", "refusal": "Refusal", "talk": "Talk", "presence": "Presence", "gone": "Gone"};
