/** Words that are too long for their place grow smaller, step by step, until they fit; what still does not is marked. */
import type { Attachment } from "svelte/attachments";

/** Below the last one nobody could read it. */
const STEPS = [1, 0.94, 0.88, 0.82, 0.76, 0.7] as const;
const waiting = new Set<HTMLElement>();
/** The size in which each of them was last found to fit: as long as it keeps it, nothing is measured again. */
const fitted = new WeakMap<HTMLElement, string>();
let frame = 0;

function sizeOf(element: HTMLElement): string {
  return `${element.clientWidth} ${element.clientHeight}`;
}

function isTooLarge(element: HTMLElement): boolean {
  fitted.set(element, sizeOf(element));
  return element.scrollWidth > element.clientWidth + 0.5 || element.scrollHeight > element.clientHeight + 2;
}

function scaleTo(element: HTMLElement, step: number): void {
  if (element.dataset.fit === String(step)) return;
  element.style.setProperty("--fit", String(STEPS[step]));
  element.dataset.fit = String(step);
}

/** All at once: every step is written to all of them before any is measured. */
function settle(): void {
  frame = 0;
  let open = [...waiting].filter((element) => element.isConnected);
  waiting.clear();
  STEPS.forEach((_, step) => {
    for (const element of open) scaleTo(element, step);
    open = open.filter(isTooLarge);
  });
  for (const element of open) element.dataset.fit = "over";
}

function again(element: HTMLElement): void {
  waiting.add(element);
  frame ||= requestAnimationFrame(settle);
}

export const fit: Attachment<HTMLElement> = (element) => {
  const sizes = new ResizeObserver(() => {
    if (fitted.get(element) !== sizeOf(element)) again(element);
  });
  const words = new MutationObserver(() => again(element));
  sizes.observe(element);
  words.observe(element, { childList: true, subtree: true, characterData: true });
  // Before it is first painted; what fits is not laid out twice.
  scaleTo(element, 0);
  again(element);
  return () => {
    sizes.disconnect();
    words.disconnect();
    waiting.delete(element);
  };
};

document.fonts?.ready.then(() => document.querySelectorAll<HTMLElement>("[data-fit]").forEach(again));
