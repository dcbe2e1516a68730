import type { Created, Import, NewTable } from "../protocol/types";
import { ask } from "../state/api";
import { keepLinks, remember } from "../state/mine";

async function begun(path: string, body: unknown, key = ""): Promise<Created> {
  const made = await ask<Created>("Created", path, { method: "POST", body, key });
  remember(made.table, made.key);
  keepLinks(made.table, made.links);
  return made;
}

/** Lays a new table; its keys are kept in this browser. */
export function layTable(order: NewTable): Promise<Created> {
  return begun("/api/tables", order);
}

export function takeIn(order: Import): Promise<Created> {
  return begun("/api/import", order);
}

/** A new game that goes on from a move of a finished one. */
export function branchOff(table: string, order: unknown): Promise<Created> {
  return begun(`/api/tables/${table}/branch`, order);
}
