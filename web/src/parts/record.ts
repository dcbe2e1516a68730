import { askText } from "../state/api";
import { keyOf } from "../state/mine";
import { settings } from "../state/settings.svelte";
import { save } from "../story/keeping";

/** Hands the record of a finished game to the person, as a file. */
export async function saveRecord(table: string): Promise<void> {
  const text = await askText(`/api/tables/${table}/record?lang=${settings.lang}`, { key: keyOf(table) });
  save(new Blob([text], { type: "text/plain" }), `wellspent-${table}.record`);
}
