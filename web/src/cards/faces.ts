/** How a card is drawn: its colour, the marks of its lines, and what is read aloud. */
import type { Face, FaceLevel } from "../protocol/types";
import type { GameBook } from "../state/games.svelte";
import type { Control } from "../look/controls";
import type { Look } from "../pictures/index.ts";
import { t } from "../state/texts.svelte";
import { wordOf } from "../look/naming";
import { inOrder, signed } from "../look/tokens";

/** What a card says of its pictures. */
export function lookOf({ id, figure, scenes, levels, faces, sides, picture }: Face): Look {
  return { id, figure, scenes, levels: levels.map((level) => level.scene), faces, sides, picture };
}

/** The class that colours spine and stamp: every kind has one everywhere, as its game declares it. */
export function kindClass(face: Face | undefined): string {
  return `k-${(face?.kind || "event").replaceAll("_", "-")}`;
}

/** How many lines a condensed card can show beside its picture. */
const LONG_LINES = 3;

export function isTall(face: Face): boolean {
  return face.levels.length > LONG_LINES || face.tone === "group";
}

/** A line of a condensed card: a level, or what a Job asks and gives in each round. */
export interface Shown {
  readonly id: string;
  readonly place: number;
  readonly level: FaceLevel;
  readonly isUpkeep: boolean;
  readonly icon?: Control;
}

/** Jobs have one line for each thing that happens with them; roles have no numbers. */
export function linesShown(face: Face): Shown[] {
  return face.levels.flatMap((level, place): Shown[] => {
    const shown = { id: `${place}`, place, level, isUpkeep: false };
    if (face.tone === "group") return [{ ...shown, icon: "person" }];
    if (level.icon) return [{ ...shown, icon: level.icon as Control }];
    if (face.tone !== "job") return [shown];
    const plain = { ...level, upkeep: {}, upkeep_reward: {} };
    const keep = { ...plain, cost: level.upkeep, reward: level.upkeep_reward, needs: {}, needs_at_most: {} };
    const lines: Shown[] = [{ ...shown, level: plain, icon: place === 0 ? "hire" : "rise" }];
    if (level.has_upkeep) lines.push({ id: `${place} keep`, place, level: keep, isUpkeep: true, icon: "loop" });
    return lines;
  });
}

/** The kind of a card in one or two short words. */
export function shortKind(face: Face): string {
  return face.kind_short || face.kind_name;
}

export function goodsText(book: GameBook, goods: Readonly<Record<string, number>>): string {
  return inOrder(goods)
    .map(([good, count]) => `${signed(count)} ${wordOf(book, good, count)}`)
    .join(", ");
}

/** `Level 1, Brick: pay 1 Knowledge, gain 2 Creativity`. */
export function levelText(book: GameBook, face: Face, level: FaceLevel, place: number): string {
  const parts = [
    ["web-card-needs", level.needs],
    ["web-card-pays", level.cost],
    ["web-card-gains", level.reward],
    ["web-card-upkeep", level.upkeep],
    ["web-card-upkeep-gains", level.upkeep_reward],
  ] as const;
  const said = parts
    .map(([id, goods]) => [id, goodsText(book, goods)] as const)
    .filter(([, goods]) => goods)
    .map(([id, goods]) => t(id, { goods }));
  const swaps = level.swaps.map(([from, to]) =>
    t("web-card-swap", { from: book.word("good", from), to: book.word("good", to) }),
  );
  const head = face.levels.length > 1 ? t("web-card-level", { number: place + 1, name: level.name }) : level.name;
  const text = [...said, ...swaps, level.text].filter(Boolean).join(", ");
  return head && text ? t("web-colon", { head, text }) : head || text;
}

/** `Level 2, Doorstop`. */
export function levelName(face: Face | undefined, level: number): string {
  return [t("web-level-of", { level: level + 1 }), face?.levels[level]?.name].filter(Boolean).join(", ");
}

/** One after the other; some end with a full stop of their own. */
export function sentences(parts: readonly (string | undefined)[]): string {
  return parts
    .filter(Boolean)
    .map((part) => part?.replace(/\.$/, ""))
    .join(". ");
}

/** The whole card in words. */
export function faceText(book: GameBook, face: Face, side = -1): string {
  const name = side >= 0 ? book.name(face.id, side) : face.sides.length ? face.sides.join(" / ") : face.name;
  const head = [name, face.kind_name, face.postmark].filter(Boolean).join(", ");
  const levels = face.levels.map((level, place) => levelText(book, face, level, place));
  const start = goodsText(book, face.start);
  const points = face.tone === "life_goal" ? "" : goodsText(book, { points: Number(face.points) || 0 });
  return sentences([head, start && `${t("web-card-start")} ${start}`, ...levels, points, face.text]);
}
