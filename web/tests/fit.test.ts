import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fit } from "../src/look/fit";

/** How wide the words of each element are in full size; all places are 100 wide. */
const wide = new Map<Element, number>();
const scaleOf = (element: Element): number => Number((element as HTMLElement).style.getPropertyValue("--fit") || 1);
/** What was written since it was last laid out, as a browser would know it. */
let written = "";
let layouts = 0;

function layOut(): void {
  const now = [...wide.keys()].map(scaleOf).join();
  if (now !== written) layouts += 1;
  written = now;
}

function word(width: number, text = `${width}`): HTMLElement {
  const element = document.createElement("b");
  element.textContent = text;
  document.body.append(element);
  wide.set(element, width);
  fit(element);
  return element;
}

const frame = (): void => void vi.advanceTimersToNextFrame();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      unobserve(): void {}
    },
  );
  const measured = (name: string, size: (element: Element) => number): void => {
    vi.spyOn(Element.prototype, name as "clientWidth", "get").mockImplementation(function (this: Element) {
      layOut();
      return size(this);
    });
  };
  measured("clientWidth", () => 100);
  measured("clientHeight", () => 20);
  measured("scrollHeight", () => 20);
  measured("scrollWidth", (element) => Math.round((wide.get(element) ?? 0) * scaleOf(element)));
  [written, layouts] = ["none", 0];
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  wide.clear();
  document.body.replaceChildren();
});

describe("words that are too long", () => {
  test("grow smaller until they fit, and are marked where they never do", () => {
    const words = [80, 105, 120, 140, 200].map((width) => word(width));
    frame();
    vi.runAllTimers();
    expect(words.map(({ dataset }) => dataset.fit)).toEqual(["0", "1", "3", "5", "over"]);
  });

  test("are laid out once before they are painted, however many steps they need", () => {
    [80, 106, 121, 141, 201].forEach((width) => word(width));
    frame();
    expect(layouts).toBe(1);
    // Nobody waits for more: what comes right behind the picture goes first.
    vi.advanceTimersByTime(0);
    expect(layouts).toBe(1);
  });

  test("are right at once where they stood before", () => {
    word(122, "twice");
    frame();
    vi.runAllTimers();
    const second = word(122, "twice");
    layouts = 0;
    frame();
    expect(second.dataset.fit).toBe("3");
    vi.runAllTimers();
    expect(layouts).toBe(1);
  });
});
