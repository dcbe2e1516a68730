import { describe, expect, test } from "vitest";
import { Keyring } from "../src/table/keyring";

describe("who answers to a key", () => {
  test("who came last is asked first, and who is gone no more", () => {
    const ring = new Keyring();
    const asked: string[] = [];
    const answer = (name: string, does: boolean) => () => asked.push(name) > 0 && does;
    ring.on("row", answer("below", true));
    const off = ring.on("row", answer("above", true));
    expect(ring.press("row")).toBe(true);
    off();
    expect(ring.press("row")).toBe(true);
    expect(asked).toEqual(["above", "below"]);
  });

  test("who has nothing to do passes it on", () => {
    const ring = new Keyring();
    ring.on("buy", () => true);
    ring.on("buy", () => false);
    expect(ring.press("buy")).toBe(true);
    expect(ring.press("log")).toBe(false);
    expect([ring.has("buy"), ring.has("log")]).toEqual([true, false]);
  });

  test("the same number twice chooses, and does not confirm", () => {
    const ring = new Keyring();
    const zone = document.createElement("div");
    zone.innerHTML = "<button data-item></button>";
    const button = zone.firstElementChild as HTMLButtonElement;
    let clicks = 0;
    button.onclick = () => {
      clicks += 1;
      button.ariaPressed = "true";
    };
    ring.items("space")(zone);
    ring.press("space", 0);
    ring.press("space", 0);
    expect(clicks).toBe(1);
    expect(ring.press("space", 1)).toBe(false);
  });
});
