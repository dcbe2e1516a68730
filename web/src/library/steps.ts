/** How to play comes piece by piece: the words of a step, each of its cards, what can be tried, card by card too. */
import type { Exercise, GameInfo, HelpStep } from "../protocol/types";

const piecesToTry = (exercise: Exercise | null): number => (exercise ? Math.max(1, exercise.cards.length) : 0);

export const piecesIn = (step: HelpStep): number => 1 + step.cards.length + piecesToTry(step.exercise);

/** The same with no more than so many of its cards. */
export function withCards(exercise: Exercise, most: number): Exercise {
  return most < exercise.cards.length ? { ...exercise, cards: exercise.cards.slice(0, most) } : exercise;
}

export const piecesOf = (game: GameInfo): number => game.steps.reduce((sum, step) => sum + piecesIn(step), 0);

/** How many pieces stand before each step. */
export function startsOf(steps: readonly HelpStep[]): number[] {
  let before = 0;
  return steps.map((step) => {
    const start = before;
    before += piecesIn(step);
    return start;
  });
}
