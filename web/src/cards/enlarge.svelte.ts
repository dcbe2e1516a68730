/** Any card, large: when the pointer rests on it, when it has the focus, by a long press, by Space. */
import type { Attachment } from "svelte/attachments";
import { settings } from "../state/settings.svelte";

export interface Large {
  readonly card: string;
  /** The side that lies up, where that is known. */
  readonly side: number;
  /** The level reached, -1 for a card that nobody has. */
  readonly level: number;
}

interface Open extends Large {
  readonly by: HTMLElement;
  readonly isPinned: boolean;
}

const REST = 320;
const PRESS = 450;
const LEAVE = 140;

class Enlarger {
  open = $state.raw<Open | null>(null);
  /** Whoever is led from card to card has not asked to see them large: then Space and the pointer alone open one. */
  isQuiet = false;
  /** Whoever marks cards goes from one to the next: then a key or a long press alone opens one. */
  isMarking = false;
  /** What is to be clicked now: there the pointer means the click. */
  pointedAt: readonly Element[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(card: Large, by: HTMLElement, isPinned = false): void {
    clearTimeout(this.#timer);
    this.open = { ...card, by, isPinned };
  }

  /** Opens after a moment of rest; what is pinned stays. */
  soon(card: Large, by: HTMLElement): void {
    clearTimeout(this.#timer);
    if (this.open?.isPinned || this.isMarking) return;
    this.#timer = setTimeout(() => this.show(card, by), REST);
  }

  /** Closes after a moment, unless the pointer comes back. */
  leave(): void {
    clearTimeout(this.#timer);
    if (this.open && !this.open.isPinned) this.#timer = setTimeout(() => this.close(), LEAVE);
  }

  stay(): void {
    clearTimeout(this.#timer);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.open = null;
  }

  toggle(card: Large, by: HTMLElement): void {
    if (this.open?.by === by && this.open.isPinned) this.close();
    else this.show(card, by, true);
  }
}

export const enlarger = new Enlarger();

export function enlarges(card: () => Large | null): Attachment<HTMLElement> {
  return (element) => {
    let press: ReturnType<typeof setTimeout> | undefined;
    let wasLong = false;
    let isOver = false;
    const listen = <K extends keyof HTMLElementEventMap>(
      name: K,
      hear: (event: HTMLElementEventMap[K], large: Large) => void,
    ): (() => void) => {
      const on = (event: HTMLElementEventMap[K]): void => {
        const large = card();
        if (large) hear(event, large);
      };
      element.addEventListener(name, on);
      return () => element.removeEventListener(name, on);
    };
    /** What ends something comes also when the element goes: then nobody may ask for its card any more. */
    const ends = (
      name: "pointerleave" | "focusout" | "pointerup" | "pointercancel",
      hear: () => void,
    ): (() => void) => {
      element.addEventListener(name, hear);
      return () => element.removeEventListener(name, hear);
    };
    const off = [
      // A card that comes to lie under a resting pointer was not asked for: the pointer must move on it.
      listen("pointermove", (event, large) => {
        const isMoved = event.movementX !== 0 || event.movementY !== 0;
        if (isOver || !isMoved || event.pointerType !== "mouse" || !settings.hover) return;
        if (enlarger.pointedAt.some((each) => each.contains(element))) return;
        isOver = true;
        enlarger.soon(large, element);
      }),
      ends("pointerleave", () => {
        isOver = false;
        enlarger.leave();
      }),
      listen("focusin", (_, large) => {
        if (element.matches(":focus-visible") && !enlarger.isQuiet) enlarger.soon(large, element);
      }),
      ends("focusout", () => enlarger.leave()),
      listen("pointerdown", (event, large) => {
        wasLong = false;
        if (event.pointerType === "mouse") return;
        press = setTimeout(() => {
          wasLong = true;
          enlarger.show(large, element, true);
        }, PRESS);
      }),
      ends("pointerup", () => clearTimeout(press)),
      ends("pointercancel", () => clearTimeout(press)),
      listen("contextmenu", (event) => {
        if (wasLong) event.preventDefault();
      }),
      listen("keydown", (event, large) => {
        if (event.key !== " " || event.target !== element) return;
        event.preventDefault();
        enlarger.toggle(large, element);
      }),
    ];
    const swallow = (event: MouseEvent): void => {
      if (!wasLong) return;
      wasLong = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    element.addEventListener("click", swallow, { capture: true });
    return () => {
      off.forEach((stop) => stop());
      clearTimeout(press);
      element.removeEventListener("click", swallow, { capture: true });
      if (enlarger.open?.by === element) enlarger.close();
    };
  };
}
