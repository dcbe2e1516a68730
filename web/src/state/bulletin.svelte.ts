/** What the owner of the server tells everybody. */
import type { Bulletin } from "../protocol/types";
import { ask } from "./api";
import { isHere } from "./home";
import { keep, read } from "./kept";
import { settings } from "./settings.svelte";

const OFTEN = 120_000;

class Board {
  #said = $state.raw<Bulletin | null>(null);
  /** When that was told which one has put aside. */
  #seen = $state(read("bulletin", 0));

  /** In the reader's language, or else in the one that it was written in; nothing where it has been put aside. */
  get text(): string {
    if (!this.#said || this.#said.at <= this.#seen) return "";
    const { texts } = this.#said;
    return texts[settings.lang] ?? Object.values(texts)[0] ?? "";
  }
  get lang(): string {
    const texts = this.#said?.texts ?? {};
    return settings.lang in texts ? settings.lang : (Object.keys(texts)[0] ?? settings.lang);
  }

  start(): void {
    if (isHere) return;
    void this.look();
    setInterval(() => document.visibilityState === "visible" && void this.look(), OFTEN);
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && void this.look());
  }

  async look(): Promise<void> {
    const found = await ask<Bulletin>("Bulletin", "/api/bulletin").catch(() => null);
    if (found) this.take(found);
  }

  take(said: Bulletin): void {
    this.#said = said;
  }

  putAside(): void {
    this.#seen = this.#said?.at ?? 0;
    keep("bulletin", this.#seen);
  }
}

export const bulletin = new Board();
