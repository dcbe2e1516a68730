/** Says when something comes near the window; where nothing can be watched, at once. */
import type { Attachment } from "svelte/attachments";

const waiting = new WeakMap<Element, () => void>();
let watcher: IntersectionObserver | undefined;

function seen(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    watcher?.unobserve(target);
    waiting.get(target)?.();
  }
}

/** Everything inside comes near at once: what is kept was not scrolled to. */
export function beckon(root: ParentNode): void {
  for (const element of root.querySelectorAll("*")) {
    const then = waiting.get(element);
    if (!then) continue;
    watcher?.unobserve(element);
    then();
  }
}

export function near(then: () => void): Attachment<Element> {
  return (element) => {
    if (!("IntersectionObserver" in window)) return;
    watcher ??= new IntersectionObserver(seen, { rootMargin: "200px" });
    waiting.set(element, then);
    watcher.observe(element);
    return () => watcher?.unobserve(element);
  };
}
