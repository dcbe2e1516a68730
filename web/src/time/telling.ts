/** What one wants to be told while one is away, as a form has it. */
import type { ChangeNotices, Notices, SilentHours } from "../protocol/types";

export const WAYS = ["push", "mail", "hook"] as const;
export type Way = (typeof WAYS)[number];
/** What happens at a table, and what concerns all of them. */
export const AT_A_TABLE = ["turn", "short", "talk", "end"] as const;
export const ANYWHERE = [...AT_A_TABLE, "invitation"] as const;
export type Event = (typeof ANYWHERE)[number];

export interface Wishes {
  readonly wishes: Readonly<Record<string, readonly string[]>>;
  readonly mail: string;
  readonly hook: string;
  /** What this browser gave, where it has been asked. */
  readonly push: string;
}

export function asWishes(told: Notices): Wishes {
  const address = (way: Way): string => told.ways.find((each) => each.way === way)?.address ?? "";
  return { wishes: told.wishes, mail: address("mail"), hook: address("hook"), push: "" };
}

export function isWished({ wishes }: Wishes, way: Way, event: Event): boolean {
  return wishes[way]?.includes(event) ?? false;
}

export function wished(wishes: Wishes, way: Way, event: Event, isOn: boolean): Wishes {
  const others = (wishes.wishes[way] ?? []).filter((each) => each !== event);
  return { ...wishes, wishes: { ...wishes.wishes, [way]: isOn ? [...others, event] : others } };
}

/** Whether two forms say the same, in whatever order boxes were ticked. */
export function isSame(one: Wishes, other: Wishes): boolean {
  const said = ({ wishes, mail, hook, push }: Wishes): string =>
    JSON.stringify([WAYS.map((way) => [...(wishes[way] ?? [])].sort()), mail, hook, push]);
  return said(one) === said(other);
}

/** What is sent: addresses only where the server has a way there. */
export function asChange(
  wishes: Wishes,
  offers: readonly string[],
  forAll: boolean,
  hours: SilentHours | null = null,
): ChangeNotices {
  const given = WAYS.filter((way) => offers.includes(way) && (way !== "push" || wishes.push));
  const addresses = Object.fromEntries(given.map((way) => [way, wishes[way]]));
  return { wishes: wishes.wishes, addresses, for_all: forAll, hours };
}
