/** What deserves a moment of its own: the title says so, entry by entry. */
import type { Great, LogEntry, News } from "../protocol/types";

export type GreatMoment = LogEntry & { readonly great: Great };

/** What news bring, in the order in which it happened; what is taken back has no moment. */
export function greatMoments(before: News, now: News): GreatMoment[] {
  if (now.move <= before.move) return [];
  return now.log.filter((entry): entry is GreatMoment => entry.great !== null && entry.move > before.move);
}
