/** Words that are too long for their place grow smaller, step by step, until they fit; what still does not is marked. */
import type { Attachment } from "svelte/attachments";

/** Below the last one nobody could read it. */
const STEPS = [1, 0.94, 0.88, 0.82, 0.76, 0.7] as const;
const LAST = STEPS.length - 1;
const OVER = "over";

const waiting = new Set<HTMLElement>();
/** Those that have been given a likely step and wait for the right one. */
const guessed = new Set<HTMLElement>();
/** The size in which each of them was last found to fit: as long as it keeps it, nothing is measured again. */
const fitted = new WeakMap<HTMLElement, string>();
/** The same words in the same place, once they were found: cards come again. */
const known = new Map<string, { readonly step: string; readonly size: string }>();
const MOST = 2000;
let frame = 0;

function sizeOf(element: HTMLElement): string {
  return `${element.clientWidth} ${element.clientHeight}`;
}

function wordsOf(element: HTMLElement): string {
  return `${element.className} ${element.getElementsByTagName("*").length} ${element.textContent}`;
}

function isTooLarge(element: HTMLElement): boolean {
  fitted.set(element, sizeOf(element));
  return element.scrollWidth > element.clientWidth + 0.5 || element.scrollHeight > element.clientHeight + 2;
}

function stepOf(element: HTMLElement): number {
  return element.dataset.fit === OVER ? LAST : Number(element.dataset.fit ?? 0);
}

function scaleTo(element: HTMLElement, step: number, mark = String(step)): void {
  if (element.dataset.fit === mark) return;
  element.style.setProperty("--fit", String(STEPS[step]));
  element.dataset.fit = mark;
}

/** As it was when these words stood here before; whether they did. */
function recall(element: HTMLElement): boolean {
  const found = known.get(wordsOf(element));
  if (found) scaleTo(element, found.step === OVER ? LAST : Number(found.step), found.step);
  else scaleTo(element, 0);
  return found !== undefined;
}

/** Whether it fits as it did before. */
function isAsKnown(element: HTMLElement): boolean {
  const isLarge = isTooLarge(element);
  const isSame = known.get(wordsOf(element))?.size === fitted.get(element);
  return isSame && isLarge === (element.dataset.fit === OVER);
}

/** The step that should do: letters get narrower, and lines of them fewer and lower. */
function likely(element: HTMLElement): number {
  const across = element.clientWidth / element.scrollWidth;
  const down = Math.sqrt(element.clientHeight / element.scrollHeight);
  const step = STEPS.findIndex((scale) => scale <= Math.min(across, down));
  return step < 0 ? LAST : Math.max(1, step);
}

/** With the frame that shows them all are laid out once. What is too large gets a likely step, and the right one after. */
function settle(): void {
  frame = 0;
  const open = [...waiting].filter((element) => element.isConnected);
  waiting.clear();
  const recalled = new Set(open.filter(recall));
  const fresh = open.filter((element) => !recalled.has(element) || !isAsKnown(element));
  for (const element of fresh) scaleTo(element, 0);
  const large = fresh.filter(isTooLarge);
  const steps = large.map(likely);
  large.forEach((element, place) => {
    scaleTo(element, steps[place] ?? LAST);
    guessed.add(element);
  });
  // After the next frame: whatever waits for this one comes first.
  if (large.length) requestAnimationFrame(() => setTimeout(refine));
}

/** The largest step that fits: each is written to all of them before any is measured. */
function refine(): void {
  const all = [...guessed].filter((element) => element.isConnected && !waiting.has(element));
  guessed.clear();
  const small = new Set(all.filter((element) => !isTooLarge(element)));
  grow([...small]);
  shrink(all.filter((element) => !small.has(element)));
  if (known.size > MOST) known.clear();
  for (const element of all) {
    fitted.set(element, sizeOf(element));
    known.set(wordsOf(element), { step: element.dataset.fit ?? "0", size: sizeOf(element) });
  }
}

/** In its full size it did not fit: that need not be tried again. */
function grow(elements: readonly HTMLElement[]): void {
  const open = elements.filter((element) => stepOf(element) > 1);
  if (!open.length) return;
  for (const element of open) scaleTo(element, stepOf(element) - 1);
  const large = new Set(open.filter(isTooLarge));
  for (const element of large) scaleTo(element, stepOf(element) + 1);
  grow(open.filter((element) => !large.has(element)));
}

function shrink(elements: readonly HTMLElement[]): void {
  const open = elements.filter((element) => stepOf(element) < LAST);
  for (const element of elements) {
    if (stepOf(element) < LAST) scaleTo(element, stepOf(element) + 1);
    else element.dataset.fit = OVER;
  }
  if (open.length) shrink(open.filter(isTooLarge));
}

function again(element: HTMLElement): void {
  waiting.add(element);
  frame ||= requestAnimationFrame(settle);
}

/** One looks after all of them: hundreds come and go with a round. */
let sizes: ResizeObserver | undefined;
let words: MutationObserver | undefined;

function resized(entries: readonly ResizeObserverEntry[]): void {
  for (const { target } of entries)
    if (target instanceof HTMLElement && !guessed.has(target) && fitted.get(target) !== sizeOf(target)) again(target);
}

function reworded(changes: readonly MutationRecord[]): void {
  for (const node of new Set(changes.map(({ target }) => target))) {
    let each = (node instanceof Element ? node : node.parentElement)?.closest<HTMLElement>("[data-fit]");
    for (; each; each = each.parentElement?.closest<HTMLElement>("[data-fit]")) again(each);
  }
}

export const fit: Attachment<HTMLElement> = (element) => {
  sizes ??= new ResizeObserver(resized);
  words ??= new MutationObserver(reworded);
  sizes.observe(element);
  words.observe(element, { childList: true, subtree: true, characterData: true });
  // Before it is first painted; what fits is not laid out twice.
  scaleTo(element, 0);
  again(element);
  return () => {
    sizes?.unobserve(element);
    waiting.delete(element);
    guessed.delete(element);
  };
};

/** A typeface may come long after the page is there, and makes words wider or narrower in a place that stays as it was. */
document.fonts?.addEventListener("loadingdone", () => {
  known.clear();
  document.querySelectorAll<HTMLElement>("[data-fit]").forEach(again);
});
