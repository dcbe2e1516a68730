/** What deserves a moment of its own, between one picture of the table and the next. */
import type { GameBook } from "../state/games.svelte";
import type { Life, News, PursuitScene } from "../protocol/types";

export type MomentKind = "round" | "last" | "goal" | "love" | "retired" | "death" | "age";

export interface GreatMoment {
  readonly kind: MomentKind;
  /** Whose it is; -1 for everybody's. */
  readonly seat: number;
  /** The card or age that it is about. */
  readonly what: string;
}

/** The first love is a moment; the second is a matter of time. */
const loves = (life: Life | undefined, book: GameBook): string[] =>
  [...(life?.cards ?? []), ...(life?.aside ?? [])]
    .map((held) => held.card)
    .filter((card) => ["partner", "single_parent"].includes(book.face(card)?.tone ?? ""));

function ofLives(before: PursuitScene, now: PursuitScene, book: GameBook): GreatMoment[] {
  return now.lives.flatMap((life): GreatMoment[] => {
    const old = before.lives[life.seat];
    const love = loves(life, book)[0];
    if (old?.is_alive && !life.is_alive) return [{ kind: "death", seat: life.seat, what: "" }];
    if (love && old && !loves(old, book).length) return [{ kind: "love", seat: life.seat, what: love }];
    return [];
  });
}

function ofGoals(before: PursuitScene, now: PursuitScene): GreatMoment[] {
  const open = new Set(before.goals.filter((goal) => goal.state === "open").map((goal) => goal.card));
  return now.goals
    .filter((goal) => goal.state === "won" && goal.seat >= 0 && open.has(goal.card))
    .map((goal) => ({ kind: "goal", seat: goal.seat, what: goal.card }));
}

function ofRounds(before: PursuitScene, now: PursuitScene, rounds: number): GreatMoment[] {
  if (now.round <= before.round) return [];
  return [{ kind: now.round === rounds ? "last" : "round", seat: -1, what: now.age }];
}

/** In the order in which they are shown. A game that is over has its own last word. */
export function greatMoments(before: News, now: News, book: GameBook): GreatMoment[] {
  if (now.move <= before.move) return [];
  const [old, scene] = [before.scene, now.scene];
  if (old.type === "pursuit" && scene.type === "pursuit") {
    const rounds = Object.keys(book.info.words).filter((key) => key.startsWith("age-")).length;
    const retired = now.log
      .filter((entry) => entry.kind === "retired" && entry.move > before.move)
      .map((entry): GreatMoment => ({ kind: "retired", seat: entry.seat, what: entry.card }));
    return [...ofGoals(old, scene), ...retired, ...ofLives(old, scene, book), ...ofRounds(old, scene, rounds)];
  }
  return [];
}
