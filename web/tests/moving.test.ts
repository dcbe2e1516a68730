import { describe, expect, test } from "vitest";
import { orderIn } from "../src/lobby/wishes";
import type { Summary } from "../src/protocol/types";
import { canMove } from "../src/state/moving";

const summary = (kinds: string[], seats: number[], more: object = {}): Summary =>
  ({
    table: { seats: kinds.map((kind, seat) => ({ kind, seat })), is_finished: false },
    seats,
    is_host: true,
    ...more,
  }) as unknown as Summary;

describe("a game moves with whoever is all of its people", () => {
  test.each([
    ["alone with computer players", summary(["here", "bot"], [0]), true],
    ["several at one screen", summary(["here", "here"], [0, 1]), true],
    ["a friend by link", summary(["here", "link"], [0]), false],
    ["as a guest", summary(["here", "bot"], [0], { is_host: false }), false],
  ])("%s", (_, game, can) => {
    expect(canMove(game)).toBe(can);
  });
});

describe("a file with a game", () => {
  test("may be a running game, saved whole", () => {
    const order = { record: "wellspent record 1", seats: [{ kind: "here", name: "Ines" }], is_lesson: true };

    expect(orderIn(JSON.stringify(order))).toEqual(order);
  });

  test.each(["wellspent record 1\n", "{}", "null", "{ nonsense"])("or a record: %s", (text) => {
    expect(orderIn(text)).toEqual({ record: text });
  });
});
