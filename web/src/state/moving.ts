/** Running games move between the tables of this browser and those of a server: whole, by their record and seats. */
import type { Created, Import, Summary } from "../protocol/types";
import { ask, NO_LINE, tell, Trouble } from "./api";
import { HERE } from "./home";
import { keep, read } from "./kept";
import { me } from "./me.svelte";
import { forget, forgetAtServer, keyOf, remember, rememberAtServer } from "./mine";
import { settings } from "./settings.svelte";
import { t } from "./texts.svelte";
import { server, transport } from "./transport";

interface Brought {
  readonly table: string;
  readonly key: string;
  readonly order: Import;
}
const BOX = "brought";

/** Whether all people at a running game are whoever asks: only then it may leave with all that is hidden in it. */
export function canMove({ table, seats, is_host }: Summary): boolean {
  const people = table.seats.filter((seat) => seat.kind !== "bot");
  return is_host && !table.is_finished && people.every((seat) => seats.includes(seat.seat));
}

/** The game whole, as another place can take it in. */
export function taken(table: string): Promise<Import> {
  const path = `/api/tables/${table}/take?lang=${settings.lang}`;
  return ask<Import>("Import", path, { method: "POST", key: keyOf(table) });
}

/** From this browser to the server beside it. It leaves here when it is there. Returns its new name. */
export async function toServer(table: string): Promise<string> {
  const body = await taken(table);
  const key = me.profileKey;
  const made = await ask<Created>("Created", "/api/import", { method: "POST", body, key }, server).catch(noServer);
  rememberAtServer(made.table, key ? "" : made.key);
  await tell(`/api/tables/${table}`, { method: "DELETE", key: keyOf(table) }).catch(() => undefined);
  forget(table);
  return made.table;
}

function noServer(error: unknown): never {
  throw error instanceof Trouble && ![NO_LINE, "502", "504"].includes(error.code)
    ? error
    : new Trouble(t("web-move-no-server"), "gone");
}

/** From the server to this browser: it lies in a box until the tables here take it in. */
export async function toBrowser(table: string): Promise<void> {
  const brought: Brought = { table, key: keyOf(table), order: await taken(table) };
  if (!keep(BOX, [...read<Brought[]>(BOX, []), brought])) throw new Trouble(t("web-move-full"), "storage");
  location.assign(HERE);
}

/** Takes in what lies in the box, once, whoever looks; each game leaves the server when it is here. */
export function receive(): Promise<string[]> {
  return navigator.locks.request(BOX, receiveAll);
}

/** Returns their new names. */
async function receiveAll(): Promise<string[]> {
  const found: string[] = [];
  for (let [next] = read<Brought[]>(BOX, []); next; [next] = read<Brought[]>(BOX, [])) {
    const { table, key, order } = next;
    const body = { ...order, lang: settings.lang };
    const made = await ask<Created>("Created", "/api/import", { method: "POST", body }, transport());
    remember(made.table, made.key);
    keep(BOX, read<Brought[]>(BOX, []).slice(1));
    await tell(`/api/tables/${table}`, { method: "DELETE", key }, server).catch(() => undefined);
    forgetAtServer(table);
    found.push(made.table);
  }
  return found;
}
