/** What a browser has and jsdom lacks. */
import { configure } from "@testing-library/svelte";

// A busy machine may be slow; no test says how fast something is.
configure({ asyncUtilTimeout: 30_000 });

window.matchMedia = (query) =>
  ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList;
window.scrollTo = () => undefined;
window.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
Element.prototype.animate = () =>
  ({ cancel: () => undefined, finished: Promise.resolve(), onfinish: null }) as unknown as Animation;
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.checkVisibility = () => true;
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
