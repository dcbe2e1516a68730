/** What one wants to be told while one is away, as a form has it. */
import type { ChangeNotices, Notices, NoticeWishes } from "../protocol/types";

export const WAYS = ["push", "mail", "hook"] as const;
export type Way = (typeof WAYS)[number];
export const EVENTS = ["turn", "short", "talk", "end", "invitation"] as const;
export type Event = (typeof EVENTS)[number];

export interface Wishes {
  readonly wishes: Readonly<Record<Way, readonly string[]>>;
  readonly mail: string;
  readonly hook: string;
  /** What this browser gave, where it has been asked. */
  readonly push: string;
}

export function asWishes(told: Notices): Wishes {
  const { push = [], mail = [], hook = [] } = told.wishes;
  const address = (way: Way): string => told.ways.find((each) => each.way === way)?.address ?? "";
  return { wishes: { push, mail, hook }, mail: address("mail"), hook: address("hook"), push: "" };
}

export function wished(wishes: Wishes, way: Way, event: Event, isOn: boolean): Wishes {
  const others = wishes.wishes[way].filter((each) => each !== event);
  return { ...wishes, wishes: { ...wishes.wishes, [way]: isOn ? [...others, event] : others } };
}

/** What is sent: addresses only where the server has a way there. */
export function asChange(wishes: Wishes, offers: readonly string[], forAll: boolean): ChangeNotices {
  const { push, mail, hook } = wishes.wishes;
  const kept: NoticeWishes = { push: [...push], mail: [...mail], hook: [...hook] };
  return {
    wishes: kept,
    mail: offers.includes("mail") ? wishes.mail : null,
    hook: offers.includes("hook") ? wishes.hook : null,
    push: wishes.push,
    for_all: forAll,
  };
}
