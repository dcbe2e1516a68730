/** The clocks that a table may have, as the server offers them. */
import type { ClockKind, TimeRules } from "../protocol/types";
import { DAY, HOUR, MINUTE } from "../time/words";

export const CLOCKS: readonly ClockKind[] = ["none", "live", "days"];
export const MOVES = {
  live: [MINUTE / 2, MINUTE, 2 * MINUTE, 5 * MINUTE],
  days: [12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY],
} as const;
export const RESERVES = {
  live: [0, 5 * MINUTE, 10 * MINUTE, 20 * MINUTE, 40 * MINUTE],
  days: [0, DAY, 3 * DAY, 7 * DAY],
} as const;

export const NO_CLOCK: TimeRules = { kind: "none", move: 0, reserve: 0, stand_in: "" };

/** A clock with what most people would choose. */
export function clockOf(kind: ClockKind, standIn: string): TimeRules {
  if (kind === "none") return NO_CLOCK;
  const [move, reserve] = kind === "live" ? [MINUTE, 10 * MINUTE] : [2 * DAY, DAY];
  return { kind, move, reserve, stand_in: standIn };
}
