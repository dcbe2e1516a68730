/** What the choice in hand would change, seat by seat. */
import type { Change } from "../protocol/types";

/** Where a counter or track would end; undefined where it stays. */
export function after(changes: readonly Change[], seat: number, what: string): number | undefined {
  return changes.find((change) => change.seat === seat && change.what === what)?.after;
}
