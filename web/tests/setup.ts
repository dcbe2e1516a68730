/** What a browser has and jsdom lacks. */
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
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
