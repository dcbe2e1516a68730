/** Tokens slide from where they were to where they go. */
import { settings } from "../state/settings.svelte";

const TIME = 420;
const PAUSE = 45;
/** On a busy table more would be a swarm. */
export const MOST = 6;

export interface Flight {
  /** The drawing that flies. */
  readonly symbol: string;
  readonly from: DOMRect;
  readonly to: DOMRect;
}

function middle(box: DOMRect): [number, number] {
  return [box.left + box.width / 2, box.top + box.height / 2];
}

export function fly(flights: readonly Flight[]): void {
  if (!settings.motion) return;
  flights.slice(0, MOST).forEach((flight, place) => launch(flight, place * PAUSE));
}

function launch({ symbol, from, to }: Flight, delay: number): void {
  const token = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  token.setAttribute("viewBox", "0 0 24 24");
  token.setAttribute("class", "flight");
  token.setAttribute("aria-hidden", "true");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", symbol);
  token.append(use);
  document.body.append(token);
  const at = ([x, y]: [number, number], scale: number): string =>
    `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  const [start, end] = [middle(from), middle(to)];
  const top: [number, number] = [(start[0] + end[0]) / 2, Math.min(start[1], end[1], (start[1] + end[1]) / 2 - 30)];
  const motion = token.animate(
    [
      { transform: at(start, 0.7), opacity: 0 },
      { transform: at(start, 1), opacity: 1, offset: 0.1 },
      { transform: at(top, 1.15), offset: 0.55 },
      { transform: at(end, 0.8), opacity: 1 },
    ],
    { duration: TIME, delay, easing: "cubic-bezier(.4, 0, .2, 1)", fill: "backwards" },
  );
  motion.onfinish = motion.oncancel = () => token.remove();
}
