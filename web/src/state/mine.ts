import type { Held, SeatLink } from "../protocol/types";
import { keep, read } from "./kept";

/** The tables of this browser, the newest first, each with the best key it has for them. */
export function mine(): Held[] {
  return read<Held[]>("tables", []);
}

/** The key of a table's own, if this browser has one. */
export function ownKey(table: string): string {
  return mine().find((held) => held.table === table)?.key ?? "";
}

/** What opens a table: a key of its own, or that of my profile. */
export function keyOf(table: string): string {
  return ownKey(table) || (read<{ key: string } | null>("me", null)?.key ?? "");
}

/** Keeps a table first in the list. Without a key it is found by my profile. */
export function remember(table: string, key: string): void {
  const others = mine().filter((held) => held.table !== table);
  keep("tables", [{ table, key }, ...others]);
}

export function forget(table: string): void {
  keep(
    "tables",
    mine().filter((held) => held.table !== table),
  );
}

/** The keys of seats that one has given to friends, so that a link can be sent again. */
export function keepLinks(table: string, links: readonly SeatLink[]): void {
  if (links.length) keep(`links.${table}`, links);
}

export function linksOf(table: string): SeatLink[] {
  return read<SeatLink[]>(`links.${table}`, []);
}
