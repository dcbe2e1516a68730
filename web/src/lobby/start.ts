import type { Created, Import, NewSeat, NewTable } from "../protocol/types";
import { ask } from "../state/api";
import { me } from "../state/me.svelte";
import { keepLinks, remember } from "../state/mine";
import { settings } from "../state/settings.svelte";

async function begun(path: string, body: unknown): Promise<Created> {
  const key = await me.ensure();
  const made = await ask<Created>("Created", path, { method: "POST", body, key });
  // What belongs to my profile needs no key of its own.
  remember(made.table, key ? "" : made.key);
  keepLinks(made.table, made.links);
  return made;
}

/** Lays a new table; its keys are kept in this browser. */
export function layTable(order: NewTable): Promise<Created> {
  return begun("/api/tables", order);
}

/** A guided first life: the game brings seed, script and teacher. */
export function layLesson(game: string, name: string, lang: string): Promise<Created> {
  const learner: NewSeat = { kind: "here", name, colour: "", pronoun: "they", bot: "" };
  return begun("/api/tables", { game, seats: [learner], lang, is_lesson: true });
}

export function takeIn(order: Import): Promise<Created> {
  return begun("/api/import", order);
}

/** A new game that goes on from a move of a finished one. */
export function branchOff(table: string, order: unknown): Promise<Created> {
  return begun(`/api/tables/${table}/branch`, order);
}

/** The same game with the same people. */
export function playAgain(table: string): Promise<Created> {
  return begun(`/api/tables/${table}/again?lang=${settings.lang}`, undefined);
}
