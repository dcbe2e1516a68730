import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Playback } from "../src/table/playback.svelte";
import type { Beat } from "../src/state/settings.svelte";
import type { Line } from "../src/state/transport";
import { Connection } from "../src/table/connection.svelte";
import type { News } from "../src/protocol/types";
import { news } from "./fixtures";

let heard: Line;
let beat: Beat = "steady";
let playback: Playback;

function tell(move: number, seat: number, deciders: readonly number[], kind = "placed"): void {
  const log = [
    { number: move << 24, move, seat, kind, text: `move ${move}`, card: "", goods: {}, round: 1, touches: [] },
  ];
  const message = { ...news(), type: "news", version: move, move, seats: [0], deciders, log, log_from: move << 24 };
  heard.onmessage?.call(heard as WebSocket, { data: JSON.stringify(message) } as MessageEvent);
}
const shown = (): number | undefined => (playback.news as News | null)?.move;

beforeEach(() => {
  vi.useFakeTimers();
  beat = "steady";
  heard = { send: () => {}, close: () => {}, onopen: null, onmessage: null, onclose: null };
  playback = new Playback(new Connection("t", "", "en", () => heard), () => beat);
  tell(1, -1, [0]);
});
afterEach(() => vi.useRealTimers());

describe("moves of others", () => {
  test("are shown one at a time, my own at once", () => {
    tell(2, 0, [1]);
    expect(shown()).toBe(2);
    tell(3, 1, [2]);
    tell(4, 2, [0]);
    expect([shown(), playback.behind]).toEqual([2, 2]);
    vi.advanceTimersByTime(1500);
    expect(shown()).toBe(3);
    expect(playback.log.at(-1)?.text).toBe("move 3");
    vi.advanceTimersByTime(1500);
    expect([shown(), playback.behind]).toEqual([4, 0]);
  });

  test("the last of them is told for a moment, though it is my turn", () => {
    tell(2, 0, [1]);
    tell(3, 1, [2]);
    tell(4, 2, [0]);
    vi.advanceTimersByTime(1500);
    expect(playback.lingers).toBe(false);
    vi.advanceTimersByTime(1500);
    expect([shown(), playback.lingers]).toEqual([4, true]);
    vi.advanceTimersByTime(1500);
    expect(playback.lingers).toBe(false);
    tell(5, 0, [1]);
    tell(6, 1, [0]);
    vi.advanceTimersByTime(1500);
    expect(playback.lingers).toBe(true);
    playback.skip();
    expect(playback.lingers).toBe(false);
  });

  test("are skipped when one wants to go on", () => {
    tell(2, 0, [1]);
    tell(3, 1, [1]);
    tell(4, 1, [0]);
    playback.skip();
    expect([shown(), playback.behind]).toEqual([4, 0]);
  });

  test("wait for a key, step by step; what pays for a deed comes with it", () => {
    beat = "step";
    tell(2, 0, [1]);
    tell(3, 1, [1]);
    tell(4, 1, [0], "paid");
    vi.advanceTimersByTime(60_000);
    expect(shown()).toBe(2);
    playback.step();
    expect(shown()).toBe(3);
    vi.advanceTimersByTime(1);
    expect(shown()).toBe(4);
  });

  test("what leads up to a deed does not stand there alone", () => {
    tell(2, 0, [1]);
    tell(3, 1, [1], "stress");
    tell(4, 1, [0], "joined");
    vi.advanceTimersByTime(1499);
    expect(shown()).toBe(2);
    vi.advanceTimersByTime(2);
    expect([shown(), playback.behind]).toEqual([4, 0]);
  });

  test("come at once for those who like it so", () => {
    beat = "off";
    tell(2, 0, [1]);
    tell(3, 1, [0]);
    expect(shown()).toBe(3);
  });

  test("what is taken back is gone at once", () => {
    tell(2, 0, [1]);
    tell(3, 1, [0]);
    tell(2, 0, [1]);
    expect([shown(), playback.behind]).toEqual([2, 0]);
  });

  test("wait while something lies over the table, and go on then", () => {
    tell(2, 0, [1]);
    tell(3, 1, [2]);
    tell(4, 2, [0]);
    vi.advanceTimersByTime(1500);
    playback.hold(true);
    vi.advanceTimersByTime(60_000);
    tell(5, 2, [0]);
    vi.advanceTimersByTime(60_000);
    expect([shown(), playback.behind]).toEqual([3, 2]);
    playback.hold(false);
    vi.advanceTimersByTime(1);
    expect(shown()).toBe(4);
    playback.hold(true);
    playback.skip();
    expect([shown(), playback.behind]).toEqual([5, 0]);
  });
});
