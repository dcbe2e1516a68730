/** Says whether something that scrolls goes on below its edge or beside it, now and whenever that changes. */
import type { Attachment } from "svelte/attachments";

const EDGE = 8;

export function goesOn(tell: (isMore: boolean) => void): Attachment<HTMLElement> {
  return (element) => {
    const below = (): number => element.scrollHeight - element.scrollTop - element.clientHeight;
    const beside = (): number => element.scrollWidth - element.scrollLeft - element.clientWidth;
    const look = (): void => tell(Math.max(below(), beside()) > EDGE);
    const watcher = new ResizeObserver(look);
    for (const each of [element, ...element.children]) watcher.observe(each);
    const lists = new MutationObserver(look);
    lists.observe(element, { childList: true });
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      watcher.disconnect();
      lists.disconnect();
      element.removeEventListener("scroll", look);
    };
  };
}
