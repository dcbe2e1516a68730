import type { Chat, Explained, LogEntry, News } from "../protocol/types";
import type { Answer, Order, Status } from "./connection.svelte";

/** Where a table comes from: a live connection, or a moment of a replay that takes no orders. */
export interface Source {
  readonly status: Status;
  readonly news: News | null;
  readonly log: readonly LogEntry[];
  readonly talk: readonly Chat[];
  readonly online: readonly number[];
  readonly watchers: number;
  readonly busy: number;
  readonly farewell: string;
  /** How many moves of others wait to be shown. */
  readonly behind: number;
  /** Whether the last of them, which made it my turn, is still being told. */
  readonly lingers?: boolean;
  /** Whether there is nobody else, and never was. */
  readonly isAlone?: boolean;
  /** Shows the next of them. */
  step(): void;
  /** Shows all of them. */
  skip(): void;
  /** Lets them wait, or go on. */
  hold?(isHeld: boolean): void;
  send(order: Order): Promise<Answer>;
  explain(seat: number, line: string, then?: string): Promise<Explained | null>;
}

/** A table at which nothing happens by itself: nobody else is there, and nothing waits to be shown. */
export abstract class StillSource implements Source {
  readonly status = "online";
  readonly talk = [];
  readonly online = [];
  readonly watchers = 0;
  readonly busy = 0;
  readonly farewell = "";
  readonly behind = 0;
  abstract readonly news: News | null;
  abstract readonly log: readonly LogEntry[];

  abstract send(order: Order): Promise<Answer>;
  abstract explain(seat: number, line: string, then?: string): Promise<Explained | null>;
  step(): void {}
  skip(): void {}
}
