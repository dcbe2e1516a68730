import type { Held, SeatLink } from "../protocol/types";
import { isHere } from "./home";
import { keep, read } from "./kept";

/** Tables at a server and those in the browser itself are two lists, also where both are opened from one place. */
const [AT_SERVER, IN_BROWSER] = ["tables", "tables.here"];
const LIST = isHere ? IN_BROWSER : AT_SERVER;

/** The tables of this browser, the newest first, each with the best key it has for them. */
export function mine(list = LIST): Held[] {
  return read<Held[]>(list, []);
}

/** Whether a table is known to be at the server. */
export const isAtServer = (table: string): boolean => mine(AT_SERVER).some((held) => held.table === table);

/** What is laid or cleared away at the server while its pages are not open. */
export function rememberAtServer(table: string, key: string): void {
  keep(AT_SERVER, [{ table, key }, ...mine(AT_SERVER)]);
}
export function forgetAtServer(table: string): void {
  keep(
    AT_SERVER,
    mine(AT_SERVER).filter((held) => held.table !== table),
  );
}

/** Adds tables behind those that are there. */
export function rememberAll(tables: readonly Held[]): void {
  const known = mine().map((held) => held.table);
  keep(LIST, [...mine(), ...tables.filter((held) => !known.includes(held.table))]);
}

/** The key of a table's own, if this browser has one. */
export function ownKey(table: string): string {
  return mine().find((held) => held.table === table)?.key ?? "";
}

/** What opens a table: a key of its own, or that of my profile. */
export function keyOf(table: string): string {
  return ownKey(table) || (isHere ? "" : (read<{ key: string } | null>("me", null)?.key ?? ""));
}

/** Keeps a table first in the list. Without a key it is found by my profile. */
export function remember(table: string, key: string): void {
  const others = mine().filter((held) => held.table !== table);
  keep(LIST, [{ table, key }, ...others]);
}

export function forget(table: string): void {
  keep(
    LIST,
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
