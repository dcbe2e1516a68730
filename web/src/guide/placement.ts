/** Where a bubble stands beside what it speaks of: never on it, always in the window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
export interface Placed {
  readonly left: number;
  readonly top: number;
  /** The side of the bubble that points at the hole, and how far along it. */
  readonly tail: "top" | "bottom" | "left" | "right" | "none";
  readonly along: number;
}

const GAP = 16;
export const RIM = 8;
/** The tail stays off the round corners; a wide hole is pointed at near its beginning. */
const CORNER = 30;
const NEAR = 40;

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** What is left of a box beside another one: the largest part above, below, left or right of it. */
function beside(box: Box, other: Box): Box {
  const [right, bottom] = [box.left + box.width, box.top + box.height];
  const from = { left: other.left + other.width, top: other.top + other.height };
  const parts: readonly Box[] = [
    { ...box, height: other.top - box.top },
    { ...box, top: from.top, height: bottom - from.top },
    { ...box, width: other.left - box.left },
    { ...box, left: from.left, width: right - from.left },
  ];
  const size = ({ width, height }: Box): number => Math.max(0, width) * Math.max(0, height);
  return parts.reduce((one, each) => (size(each) > size(one) ? each : one));
}

/** The rim around a hole, as far as it can be seen: in the window, and never under the bubble or over it. */
export function rimmed(hole: Box, window: Box, bubble: Box | null): Box {
  const [left, top] = [Math.max(hole.left, window.left), Math.max(hole.top, window.top)];
  const right = Math.min(hole.left + hole.width, window.left + window.width);
  const bottom = Math.min(hole.top + hole.height, window.top + window.height);
  const seen = { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
  return bubble && overlap(seen, bubble) ? beside(seen, bubble) : seen;
}

/** Where along its side the tail begins to point at the hole. */
function along(tail: Placed["tail"], hole: Box, bubble: Box): number {
  if (tail === "none") return 0;
  const isAcross = tail === "top" || tail === "bottom";
  const [from, size, start, length] = isAcross
    ? [hole.left, hole.width, bubble.left, bubble.width]
    : [hole.top, hole.height, bubble.top, bubble.height];
  return within(from + Math.min(size / 2, NEAR) - start, CORNER, length - CORNER);
}

/** Below the hole, above it, or beside it: the first place that covers neither the hole nor what must stay in sight. */
export function place(hole: Box | null, bubble: Box, room: Box, clear: readonly Box[] = []): Placed {
  const right = room.left + room.width - bubble.width - RIM;
  const bottom = room.top + room.height - bubble.height - RIM;
  if (!hole) return { left: right, top: bottom, tail: "none", along: 0 };
  const left = within(hole.left, room.left + RIM, right);
  const top = within(hole.top, room.top + RIM, bottom);
  // Where what must stay in sight lies between, above that.
  const highest = Math.min(...clear.map((each) => each.top), hole.top);
  const tries: readonly Omit<Placed, "along">[] = [
    { left, top: hole.top + hole.height + GAP, tail: "top" },
    { left, top: hole.top - bubble.height - GAP, tail: "bottom" },
    { left: hole.left + hole.width + GAP, top, tail: "left" },
    { left: hole.left - bubble.width - GAP, top, tail: "right" },
    { left, top: highest - bubble.height - GAP, tail: "bottom" },
    { left: right, top: room.top + RIM, tail: "none" },
    { left: right, top: bottom, tail: "none" },
    { left: room.left + RIM, top: bottom, tail: "none" },
  ];
  const cost = (at: Omit<Placed, "along">): number => {
    const box = { ...bubble, left: at.left, top: at.top };
    const kept = { left: within(at.left, room.left + RIM, right), top: within(at.top, room.top + RIM, bottom) };
    const outside = Math.abs(kept.left - at.left) + Math.abs(kept.top - at.top);
    return outside * 1e6 + overlap(box, hole) * 1e3 + clear.reduce((sum, each) => sum + overlap(box, each), 0);
  };
  const best = tries.reduce((one, each) => (cost(each) < cost(one) ? each : one));
  return { ...best, along: along(best.tail, hole, { ...bubble, left: best.left, top: best.top }) };
}
