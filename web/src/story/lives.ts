/** What the pages of a story need from the end of a game. */
import { colourOf, type Colour } from "../look/players";
import { lookOf } from "../cards/faces";
import { sitterOf } from "../look/cast";
import type { CardWanted, FaceWanted } from "../look/studio";
import type { ChartLine, Ending, Face, Standing, StoryChapter, StoryGoal, StoryPage } from "../protocol/types";
import { settings } from "../state/settings.svelte";

/** The band of the sky that an age has, in both games. */
const SKIES: Readonly<Record<string, string>> = {
  teen: "teen",
  adult_1: "a1",
  adult_2: "a2",
  adult_3: "a3",
  adult_4: "a4",
  old_age_1: "o1",
  old_age_2: "o2",
  old_age_3: "o3",
  childhood: "teen",
  early_adulthood: "a1",
  middle_age: "a3",
  old_age: "o1",
};

const ROUNDS = ["teen", "a1", "a2", "a3", "a4", "o1", "o2", "o3"];

/** Life Goals, each once: some are met again and again. */
export function goalsOf(goals: readonly StoryGoal[]): (StoryGoal & { readonly times: number })[] {
  return [...new Set(goals.map((goal) => goal.card))].flatMap((card) => {
    const all = goals.filter((goal) => goal.card === card);
    const points = all.reduce((sum, goal) => sum + goal.points, 0);
    return all.slice(0, 1).map((goal) => ({ ...goal, points, times: all.length }));
  });
}

/** The colour of what a life is told under, or came from: the kind of card that it is mostly made of. */
export const TINTS: Readonly<Record<string, string>> = {
  projects: "project",
  things: "item",
  work: "job",
  family: "partner",
  goals: "life-goal",
  talents: "knowledge",
  health: "health",
  knowledge: "knowledge",
  education: "knowledge",
  relationship: "relationship",
  relationships: "relationship",
  possession: "possession",
  possessions: "possession",
};

export function tintOf(id: string): string {
  return `var(--kind-${TINTS[id] ?? "event"})`;
}

export function skyOf(age: string): string {
  return SKIES[age] ?? "a2";
}

export function colourAt(ending: Ending, seat: number): Colour {
  return colourOf(ending.table.seats[seat]?.colour ?? "", seat);
}

export function ranked(standings: readonly Standing[]): Standing[] {
  return [...standings].sort((a, b) => b.score - a.score || Number(b.is_winner) - Number(a.is_winner));
}

/** The life that is told first: the one asked for, else one of mine, else the winner's. */
export function firstSeat(ending: Ending, wanted: string | undefined, mine: readonly number[]): number {
  const seat = wanted === undefined || wanted === "" ? -1 : Number(wanted);
  const has = (each: number | undefined): each is number => ending.stories.some((story) => story.seat === each);
  if (has(seat)) return seat;
  return [mine[0], ranked(ending.standings)[0]?.seat, 0].find(has) ?? 0;
}

/** The cards of a chapter, each once, as they came; a card that was lost still belongs to it. */
export function stampsOf(chapter: StoryChapter, most: number): string[] {
  return [...new Set(chapter.entries.map((entry) => entry.card).filter(Boolean))].slice(0, most);
}

/** How far a card had come in a chapter, counted from 0; -1 where it has no levels. */
export function levelIn(chapter: StoryChapter, card: string): number {
  return Math.max(-1, ...chapter.entries.filter((entry) => entry.card === card).map((entry) => entry.level));
}

/** The side that a card lay on in a chapter; -1 where it has one only. */
export function sideIn(chapter: StoryChapter, card: string): number {
  return chapter.entries.findLast((entry) => entry.card === card)?.side ?? -1;
}

/** The round that an age is, from 0 to 7. */
export function roundOfAge(age: string): number {
  return Math.max(0, ROUNDS.indexOf(skyOf(age)));
}

export interface Part {
  readonly kind: string;
  readonly title: string;
  readonly entries: readonly {
    readonly card: string;
    readonly text: string;
    readonly happened: string;
    readonly when: string;
  }[];
}

/** A life by headings instead of ages, as a curriculum vitae is written; the latest age comes first. */
export function partsOf(story: StoryPage): Part[] {
  const told = story.chapters
    .toReversed()
    .flatMap((chapter) => chapter.entries.map((entry) => ({ ...entry, when: chapter.title })));
  return story.headings
    .map(({ kind, title }) => ({ kind, title, entries: told.filter((entry) => entry.kind === kind) }))
    .filter((part) => part.entries.length > 0);
}

export interface Label {
  readonly seat: number;
  readonly y: number;
}

/** Where the names at the ends of lines go: beside their line, and not on each other. */
export function labelled(ends: readonly Label[], gap: number): Label[] {
  const placed: Label[] = [];
  for (const end of [...ends].sort((a, b) => a.y - b.y)) {
    const above = placed.at(-1);
    placed.push({ seat: end.seat, y: above ? Math.max(end.y, above.y + gap) : end.y });
  }
  return placed;
}

/** Round numbers for the side of a chart. */
export function steps(highest: number): number[] {
  const size = [1, 2, 5, 10, 20, 25, 50, 100].find((each) => highest / each <= 5) ?? 200;
  return Array.from({ length: Math.floor(highest / size) + 1 }, (_, place) => place * size);
}

export function highest(chart: readonly ChartLine[]): number {
  return Math.max(1, ...chart.flatMap((line) => line.scores));
}

/** The picture of a card as it was lived in a chapter, by day. */
export function snapshotOf(ending: Ending, story: StoryPage, chapter: StoryChapter, face: Face): CardWanted {
  return {
    look: lookOf(face),
    level: levelIn(chapter, face.id),
    side: sideIn(chapter, face.id),
    round: roundOfAge(chapter.age),
    theme: "light",
    format: "square",
    lang: settings.lang,
    me: sitterOf(ending.table.seats[story.seat]),
  };
}

/** The face of whoever lived, in a round, by day. */
export function faceIn(ending: Ending, seat: number, round: number, ground: string): FaceWanted | undefined {
  const sitter = sitterOf(ending.table.seats[seat]);
  return sitter && { sitter, round, ground, theme: "light", isTiny: false };
}

/** Of a name that is longer than most the end is left to a mark: it stands in the margin of a chart. */
const LONGEST = 20;
export function brief(name: string): string {
  return name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name;
}

/** How wide the margin of a chart must be for names and points, in letters of the lead. */
export function marginFor(names: readonly string[]): number {
  return Math.max(104, 54 + 8.5 * Math.max(0, ...names.map((name) => brief(name).length)));
}
