/** What can be done with each line of a card. */
export interface LineState {
  /** Open to me now, out of reach, or nothing to do with it. */
  readonly state: "possible" | "far" | "none";
  /** The real price, where it differs from the printed one. */
  readonly price?: Readonly<Record<string, number>> | undefined;
  /** Reached already, or filled by a seat. */
  readonly isReached?: boolean;
  readonly seat?: number;
}

export const PLAIN: LineState = { state: "none" };
