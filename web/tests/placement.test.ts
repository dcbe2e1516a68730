import { describe, expect, it } from "vitest";
import { place, rimmed, type Box } from "../src/guide/placement";

const ROOM: Box = { left: 0, top: 0, width: 1280, height: 800 };
const BUBBLE: Box = { left: 0, top: 0, width: 404, height: 180 };

function covers(at: { left: number; top: number }, hole: Box): boolean {
  const isBeside = at.left + BUBBLE.width <= hole.left || hole.left + hole.width <= at.left;
  const isAboveOrBelow = at.top + BUBBLE.height <= hole.top || hole.top + hole.height <= at.top;
  return !isBeside && !isAboveOrBelow;
}

describe("a bubble", () => {
  const holes: [string, Box][] = [];
  for (const left of [0, 300, 876, 1180]) {
    for (const top of [0, 200, 500, 740]) holes.push([`${left} ${top}`, { left, top, width: 100, height: 60 }]);
  }
  it.each(holes)("never covers its hole and stays in the window: %s", (_, hole) => {
    const at = place(hole, BUBBLE, ROOM);
    expect(covers(at, hole)).toBe(false);
    expect(at.left).toBeGreaterThanOrEqual(0);
    expect(at.top).toBeGreaterThanOrEqual(0);
    expect(at.left + BUBBLE.width).toBeLessThanOrEqual(ROOM.width);
    expect(at.top + BUBBLE.height).toBeLessThanOrEqual(ROOM.height);
  });
  it("stands below where there is room, and points up", () => {
    expect(place({ left: 10, top: 66, width: 200, height: 60 }, BUBBLE, ROOM).tail).toBe("top");
  });
  it("leaves the narrator in sight", () => {
    const hole = { left: 400, top: 250, width: 200, height: 60 };
    const narrator = { left: 0, top: 330, width: 1030, height: 60 };
    const at = place(hole, BUBBLE, ROOM, [narrator]);
    expect(at.tail).not.toBe("top");
  });
  it("waits in a corner where nothing is lit", () => {
    expect(place(null, BUBBLE, ROOM)).toEqual({ left: 868, top: 612, tail: "none", along: 0 });
  });
  it("stands above what must stay in sight when that lies between", () => {
    const hole = { left: 200, top: 700, width: 180, height: 90 };
    const counters = { left: 200, top: 560, width: 830, height: 130 };
    const at = place(hole, BUBBLE, ROOM, [counters]);
    expect(covers(at, counters)).toBe(false);
  });
  it("points at its hole, wherever along its side that lies", () => {
    const hole = { left: 1180, top: 300, width: 90, height: 60 };
    const at = place(hole, BUBBLE, ROOM);
    expect(at.tail).toBe("top");
    expect(Math.abs(at.left + at.along - 1225)).toBeLessThanOrEqual(45);
  });
});

describe("the rim of a hole", () => {
  const phone: Box = { left: 0, top: 0, width: 390, height: 844 };
  const below: Box = { left: 0, top: 567, width: 390, height: 221 };
  it("ends where the bubble of a phone begins, and at the edges of the window", () => {
    const rim = rimmed({ left: -5, top: 250, width: 400, height: 321 }, phone, below);
    expect(rim).toEqual({ left: 0, top: 250, width: 390, height: 317 });
  });
  it("ends beside the bubble of a phone that is held sideways", () => {
    const sideways: Box = { left: 0, top: 0, width: 844, height: 390 };
    const bubble: Box = { left: 66, top: 250, width: 334, height: 140 };
    const rim = rimmed({ left: 395, top: 30, width: 455, height: 365 }, sideways, bubble);
    expect(rim).toEqual({ left: 400, top: 30, width: 444, height: 360 });
  });
  it("is whole where nothing is in its way", () => {
    const hole: Box = { left: 20, top: 60, width: 100, height: 80 };
    expect(rimmed(hole, phone, below)).toEqual(hole);
    expect(rimmed(hole, phone, null)).toEqual(hole);
  });
});
