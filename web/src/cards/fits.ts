/** Lines that are too long for their card grow tighter, step by step, until they fit. */
import type { Attachment } from "svelte/attachments";

const TIGHTEST = 3;
const waiting = new Set<HTMLElement>();
let frame = 0;

/** All cards at once: every step is written to all lines before any of them is measured. */
function settle(): void {
  frame = 0;
  let lines = [...waiting].flatMap((card) => [...card.querySelectorAll<HTMLElement>("[data-level]")]);
  waiting.clear();
  for (let step = 0; step <= TIGHTEST && lines.length; step += 1) {
    for (const line of lines) line.dataset.fit = String(step);
    lines = lines.filter((line) => line.scrollWidth > line.clientWidth);
  }
}

export const fits: Attachment<HTMLElement> = (card) => {
  const again = (): void => {
    waiting.add(card);
    frame ||= requestAnimationFrame(settle);
  };
  const sizes = new ResizeObserver(again);
  const words = new MutationObserver(again);
  sizes.observe(card);
  words.observe(card, { childList: true, subtree: true, characterData: true });
  return () => {
    sizes.disconnect();
    words.disconnect();
    waiting.delete(card);
  };
};
