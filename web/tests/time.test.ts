import { describe, expect, test } from "vitest";
import { clockOf as ruleOf, MOVES, RESERVES } from "../src/lobby/clocks";
import type { Notices } from "../src/protocol/types";
import { asChange, asWishes, isSame, wished } from "../src/time/telling";
import { beginOf, clockOf, dated, day, fieldOf, minutesOf } from "../src/time/words";

describe("times of a form", () => {
  test("minutes since midnight and what stands in the field are the same", () => {
    for (const text of ["00:00", "07:05", "22:00", "23:59"]) expect(clockOf(minutesOf(text))).toBe(text);
  });
  test("a day begins at midnight of one's own zone", () => {
    const noon = new Date(2026, 10, 22, 12).getTime();
    expect(fieldOf(noon)).toBe("2026-11-22");
    expect(beginOf("2026-11-22")).toBe(new Date(2026, 10, 22).getTime());
  });
});

describe("dates in words", () => {
  test("the first of a month has a word of its own in French, and no other day", () => {
    const at = (date: number): number => new Date(2026, 11, date, 12).getTime();
    expect(day(at(1), "fr")).toBe("mardi 1er décembre");
    expect(day(at(21), "fr")).toBe("lundi 21 décembre");
    expect(dated(at(1), "fr", { dateStyle: "medium" })).toBe("1er déc. 2026");
    expect(day(at(1), "en")).toBe("Tuesday, December 1");
  });
});

describe("the clock of a new table", () => {
  test("what is proposed is among what is offered", () => {
    for (const kind of ["live", "days"] as const) {
      const rules = ruleOf(kind, "sensible");
      expect(MOVES[kind]).toContain(rules.move);
      expect(RESERVES[kind]).toContain(rules.reserve);
    }
    expect(ruleOf("none", "sensible")).toMatchObject({ kind: "none", move: 0, reserve: 0 });
  });
});

describe("what one wants to be told", () => {
  const told: Notices = {
    wishes: { push: [], mail: [], hook: ["turn"] },
    ways: [
      { way: "hook", address: "https://example.org/x", is_confirmed: true, fault: "", failed_at: 0 },
      { way: "push", address: "", is_confirmed: true, fault: "", failed_at: 0 },
    ],
    offers: ["hook", "push"],
    push_key: "key",
    hours: null,
  };
  test("the form shows what is kept", () => {
    expect(asWishes(told)).toMatchObject({ mail: "", hook: "https://example.org/x", push: "" });
  });
  test("a box is ticked once and can be unticked", () => {
    const ticked = wished(wished(asWishes(told), "hook", "end", true), "hook", "end", true);
    expect(ticked.wishes.hook).toEqual(["turn", "end"]);
    expect(wished(ticked, "hook", "turn", false).wishes.hook).toEqual(["end"]);
  });
  test("a box that is ticked and unticked again changes nothing", () => {
    const before = asWishes(told);
    const ticked = wished(before, "mail", "end", true);
    expect(isSame(before, ticked)).toBe(false);
    expect(isSame(before, wished(ticked, "mail", "end", false))).toBe(true);
    expect(isSame(before, { ...before, push: "{}" })).toBe(false);
  });
  test("no address is sent for a way that the server does not have", () => {
    expect(asChange({ ...asWishes(told), mail: "ines@example.org" }, told.offers, true)).toEqual({
      wishes: told.wishes,
      addresses: { hook: "https://example.org/x" },
      for_all: true,
      hours: null,
    });
  });
  test("a browser is told of when it has been asked", () => {
    expect(asChange({ ...asWishes(told), push: "{}" }, told.offers, false).addresses).toMatchObject({ push: "{}" });
  });
});
