/** Who answers to a key: whatever lies on the table says so for as long as it lies there. */
import type { Attachment } from "svelte/attachments";
import { enter } from "../parts/roving";

/** Answers whether it had something to do. */
export type Handler = (place: number) => boolean;
export type KeyName = "space" | "row" | "answer" | "throw" | "buy" | "mat" | "opponents" | "log";

export class Keyring {
  readonly #handlers = new Map<KeyName, readonly Handler[]>();

  /** Gives the way to stop it. */
  on(name: KeyName, handler: Handler): () => void {
    this.#handlers.set(name, [handler, ...this.#of(name)]);
    return () =>
      this.#handlers.set(
        name,
        this.#of(name).filter((each) => each !== handler),
      );
  }

  has(name: KeyName): boolean {
    return this.#of(name).length > 0;
  }

  /** Who came last is asked first: what lies on top. */
  press(name: KeyName, place = 0): boolean {
    return this.#of(name).some((handler) => handler(place));
  }

  /** A zone whose items are chosen by number. A key chooses and never confirms: that is for Enter alone. */
  items(name: KeyName, css = "[data-item]"): Attachment<HTMLElement> {
    return (zone) =>
      this.on(name, (place) => {
        const item = zone.querySelectorAll<HTMLElement>(css)[place];
        item?.focus();
        if (item?.ariaPressed !== "true") item?.click();
        return item !== undefined;
      });
  }

  /** A zone that a letter leads into. */
  zone(name: KeyName): Attachment<HTMLElement> {
    return (zone) => this.on(name, () => enter(zone));
  }

  #of(name: KeyName): readonly Handler[] {
    return this.#handlers.get(name) ?? [];
  }
}
