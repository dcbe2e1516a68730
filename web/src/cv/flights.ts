/** Which cards of CV went where, between two pictures of the table. */
import type { CvLife, CvScene, LogEntry } from "../protocol/types";

export interface Went {
  readonly card: string;
  /** Who has it now; -1 where nobody has. */
  readonly seat: number;
}

function holds(life: CvLife, card: string): boolean {
  return life.hand.includes(card) || life.stacks.some((stack) => stack.includes(card));
}

function known(scene: CvScene): string[] {
  const own = scene.lives.flatMap((life) => [...life.hand, ...life.stacks.flat()]);
  return [...scene.track, ...scene.bought, ...own].filter(Boolean);
}

/** The owner by the stack it lies on, or by what was told while it waits for its place. */
function ownerOf(card: string, now: CvScene, log: readonly LogEntry[]): number {
  const owner = now.lives.find((life) => holds(life, card))?.seat ?? -1;
  if (owner >= 0 || !now.bought.includes(card)) return owner;
  return log.findLast((entry) => entry.card === card && entry.seat >= 0)?.seat ?? now.turn;
}

/** Cards that left the track or somebody's life, and those that were bought and have found their stack. */
export function wentCards(before: CvScene, now: CvScene, log: readonly LogEntry[]): Went[] {
  const place = (scene: CvScene, card: string): string => {
    if (scene.track.includes(card)) return "track";
    if (scene.bought.includes(card)) return "bought";
    return String(scene.lives.find((life) => holds(life, card))?.seat ?? "");
  };
  return [...new Set(known(before))]
    .filter((card) => place(before, card) !== place(now, card))
    .map((card) => ({ card, seat: ownerOf(card, now, log) }));
}
