/** One tab stop for a zone; arrows move inside it to what lies nearest in that direction. */
import type { Attachment } from "svelte/attachments";

export type Direction = "left" | "right" | "up" | "down";
const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const middle = (a: number, b: number): number => (a + b) / 2;

/** How far a box lies in a direction; sideways counts more, and what lies behind not at all. */
function distance(from: Box, to: Box, direction: Direction): number {
  const dx = middle(to.left, to.right) - middle(from.left, from.right);
  const dy = middle(to.top, to.bottom) - middle(from.top, from.bottom);
  const [ahead, aside] = direction === "left" || direction === "right" ? [dx, dy] : [dy, dx];
  const forward = direction === "right" || direction === "down" ? ahead : -ahead;
  return forward > 1 ? forward + 3 * Math.abs(aside) : Infinity;
}

/** Which of the boxes comes next; -1 at the edge. */
export function nearest(from: Box, boxes: readonly Box[], direction: Direction): number {
  const distances = boxes.map((box) => distance(from, box, direction));
  const least = Math.min(...distances);
  return Number.isFinite(least) ? distances.indexOf(least) : -1;
}

export function items(zone: Element): HTMLElement[] {
  return [...zone.querySelectorAll<HTMLElement>("[data-item]")].filter((item) => item.checkVisibility());
}

export const roving: Attachment<HTMLElement> = (zone) => {
  const settle = (current?: HTMLElement): void => {
    const all = items(zone);
    // What answers a question comes before what only can be read.
    const open = all.filter((item) => item.ariaDisabled !== "true");
    const chosen = current ?? open.find((item) => item.tabIndex === 0) ?? open[0] ?? all[0];
    for (const item of all) {
      const index = item === chosen ? 0 : -1;
      if (item.tabIndex !== index) item.tabIndex = index;
    }
  };
  const onfocus = (event: FocusEvent): void => {
    const item = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-item]") : null;
    if (item) settle(item);
  };
  const onkey = (event: KeyboardEvent): void => {
    const direction = ARROWS[event.key];
    const from = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-item]") : null;
    if (!direction || !from || event.altKey || event.ctrlKey || event.metaKey) return;
    const all = items(zone);
    const next =
      all[
        nearest(
          from.getBoundingClientRect(),
          all.map((item) => item.getBoundingClientRect()),
          direction,
        )
      ];
    event.preventDefault();
    next?.focus();
  };
  // What is hidden can be told once the page is laid out.
  let frame = requestAnimationFrame(() => settle());
  const watcher = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => settle());
  });
  watcher.observe(zone, { childList: true, subtree: true, attributeFilter: ["aria-disabled"] });
  zone.addEventListener("focusin", onfocus);
  zone.addEventListener("keydown", onkey);
  return () => {
    watcher.disconnect();
    cancelAnimationFrame(frame);
    zone.removeEventListener("focusin", onfocus);
    zone.removeEventListener("keydown", onkey);
  };
};

/** Puts the focus into a zone, on the item where it was last; false where nothing there takes it. */
export function enter(zone: Element): boolean {
  const all = items(zone).filter((item) => !item.matches(":disabled"));
  const item = all.find((each) => each.tabIndex === 0) ?? all[0];
  item?.focus();
  return item !== undefined;
}
