/** What I note for myself at a table: kept by the server for my profile, or here where there is none. */
import type { Note } from "../protocol/types";
import { ask, Trouble } from "../state/api";
import { isHere } from "../state/home";
import { keep, read } from "../state/kept";
import { me } from "../state/me.svelte";
import { settings } from "../state/settings.svelte";

/** How long one may go on writing before it is sent. */
const SOON = 900;
export const MOST = 4000;

export class Notes {
  text = $state("");
  /** Whether everything that was written has been kept, or why not. */
  state = $state<"kept" | "writing" | "failed">("kept");
  problem = $state("");
  #changed = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: string) {}

  get #path(): string {
    return `/api/tables/${encodeURIComponent(this.table)}/note?lang=${settings.lang}`;
  }

  async open(): Promise<void> {
    if (this.state !== "kept") return;
    if (isHere) return void (this.text = read(`note.${this.table}`, ""));
    if (!me.key) return;
    const found = await ask<Note>("Note", this.#path, { key: me.key }).catch(() => null);
    if (found && this.state === "kept") [this.text, this.#changed] = [found.text, found.changed];
  }

  write(text: string): void {
    [this.text, this.state] = [text, "writing"];
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.send(), SOON);
  }

  async send(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.state === "kept") return;
    const { text } = this;
    try {
      if (isHere) keep(`note.${this.table}`, text);
      else await this.#send(text);
      this.problem = "";
      if (this.text === text) this.state = "kept";
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
      this.state = "failed";
      if (error instanceof Trouble && error.code === "note-changed") await this.#join();
    }
  }

  async #send(text: string): Promise<void> {
    const body = { text, changed: this.#changed };
    const kept = await ask<Note>("Note", this.#path, { method: "POST", body, key: await me.ensure() });
    this.#changed = kept.changed;
  }

  /** Another device has written too: both stay, one below the other. */
  async #join(): Promise<void> {
    const found = await ask<Note>("Note", this.#path, { key: me.key }).catch(() => null);
    if (!found) return;
    this.#changed = found.changed;
    this.write(`${found.text}\n${this.text}`.slice(0, MOST));
  }
}
