import { askText } from "../state/api";
import { keyOf } from "../state/mine";
import { save } from "../story/keeping";

/** Hands the record of a finished game to the person, as a file. */
export async function saveRecord(table: string): Promise<void> {
  const text = await askText(`/api/tables/${table}/record`, { key: keyOf(table) });
  save(new Blob([text], { type: "text/plain" }), `wellspent-${table}.record`);
}
