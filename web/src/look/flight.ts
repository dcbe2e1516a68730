/** Tokens and cards slide from where they were to where they go. */
import { settings } from "../state/settings.svelte";

const TIME = 420;
const PAUSE = 45;
/** On a busy table more would be a swarm. */
export const MOST = 6;

export interface Flight {
  /** The drawing that flies, or the likeness of a card. */
  readonly what: string | HTMLElement;
  readonly from: DOMRect;
  readonly to: DOMRect;
}

type Point = readonly [number, number];

function middle(box: DOMRect): Point {
  return [box.left + box.width / 2, box.top + box.height / 2];
}

export function fly(flights: readonly Flight[]): void {
  if (!settings.motion) return;
  const under = flights.slice(0, MOST).map((flight, place) => launch(flight, place * PAUSE));
  // All at once: whatever leaves the page has it painted again.
  void Promise.allSettled(under.map((each) => each.landed)).then(() => under.forEach(({ thing }) => thing.remove()));
}

/** Once the page shows what has changed: to measure it then keeps nobody waiting. */
export function painted(): Promise<void> {
  return new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
}

/** Where something is, if it can be seen. */
export function boxOf(...all: readonly string[]): DOMRect | undefined {
  for (const css of all) {
    const found = document.querySelector(css)?.getBoundingClientRect();
    if (found && found.width > 0) return found;
  }
  return undefined;
}

/** What stands at a place of the table. */
export const at = (place: string): string => `[data-at="${place}"], [data-space="${place}"]`;

/** A card as it lies there now, to be shown on its way when it has gone; nobody can click or hear it. */
export function likenessOf(css: string): { readonly what: HTMLElement; readonly from: DOMRect } | undefined {
  const card = document.querySelector<HTMLElement>(css);
  const from = boxOf(css);
  if (!card || !from) return undefined;
  const what = document.createElement("div");
  const copy = card.cloneNode(true) as HTMLElement;
  for (const each of [copy, ...copy.querySelectorAll<HTMLElement>("*")])
    for (const name of each.getAttributeNames()) if (/^(data-(?!fit)|id$|aria-)/.test(name)) each.removeAttribute(name);
  copy.style.width = copy.style.height = "100%";
  what.inert = true;
  what.style.width = `${from.width}px`;
  what.style.height = `${from.height}px`;
  what.append(copy);
  return { what, from };
}

function token(symbol: string): SVGElement {
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  drawing.setAttribute("viewBox", "0 0 24 24");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", symbol);
  drawing.append(use);
  return drawing;
}

interface Launched {
  readonly thing: Element;
  readonly landed: Promise<unknown>;
}

function launch({ what, from, to }: Flight, delay: number): Launched {
  const isCard = typeof what !== "string";
  const thing = isCard ? what : token(what);
  thing.classList.add("flight");
  thing.classList.toggle("sheet", isCard);
  thing.setAttribute("aria-hidden", "true");
  document.body.append(thing);
  // A card grows or shrinks into its place, a token keeps its size.
  const last = isCard ? Math.min(1, Math.max(0.15, Math.min(to.width / from.width, to.height / from.height))) : 0.8;
  const pose = ([x, y]: Point, scale: number): string =>
    `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  const [start, end] = [middle(from), middle(to)];
  const top: Point = [(start[0] + end[0]) / 2, Math.min(start[1], end[1], (start[1] + end[1]) / 2 - 30)];
  const motion = thing.animate(
    [
      { transform: pose(start, isCard ? 1 : 0.7), opacity: isCard ? 1 : 0 },
      { transform: pose(start, 1), opacity: 1, offset: 0.1 },
      { transform: pose(top, isCard ? (1 + last) / 2 : 1.15), opacity: 1, offset: 0.55 },
      { transform: pose(end, last), opacity: isCard ? 0.6 : 1, offset: 0.999 },
      { transform: pose(end, last), opacity: 0 },
    ],
    { duration: TIME, delay, easing: "cubic-bezier(.4, 0, .2, 1)", fill: "both" },
  );
  return { thing, landed: motion.finished };
}
