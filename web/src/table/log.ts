import type { LogEntry } from "../protocol/types";

/** The number of the first entry after my last one; 0 where I have done nothing yet. */
export function sinceMyTurn(log: readonly LogEntry[], me: number): number {
  const last = log.findLast((entry) => entry.seat === me);
  return last ? last.number + 1 : 0;
}

export interface LogGroup {
  readonly first: LogEntry;
  /** More of the same kind that nobody did: cards that come and go. */
  readonly more: readonly LogEntry[];
}

/** Latest first; what is nobody's doing and of one kind is folded together. */
export function grouped(log: readonly LogEntry[]): LogGroup[] {
  const groups: { first: LogEntry; more: LogEntry[] }[] = [];
  for (const entry of log.toReversed()) {
    const last = groups.at(-1);
    if (last && entry.seat < 0 && last.first.seat < 0 && last.first.kind === entry.kind) last.more.push(entry);
    else groups.push({ first: entry, more: [] });
  }
  return groups;
}
