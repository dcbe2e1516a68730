import { describe, expect, it, vi } from "vitest";

async function here(address: string): Promise<typeof import("../src/state/home")> {
  vi.resetModules();
  document.documentElement.dataset.home = "here";
  history.replaceState(null, "", address);
  const found = await import("../src/state/home");
  delete document.documentElement.dataset.home;
  return found;
}

describe("pages in a folder without a server", () => {
  it("have their path behind a question mark, wherever the folder lies", async () => {
    const { addressOf, base } = await here("/games/wellspent/?/t/abc#key");

    expect(new URL(base).pathname).toBe("/games/wellspent/");
    expect(addressOf("/")).toBe("/games/wellspent/");
    expect(addressOf("/replay/abc?move=3&seat=1")).toBe("/games/wellspent/?/replay/abc?move=3&seat=1");
  });

  it.each([
    ["/games/", "/"],
    ["/games/#top", "/#top"],
    ["/games/?/t/abc#key", "/t/abc#key"],
    ["/games/?/replay/abc?move=3&seat=1", "/replay/abc?move=3&seat=1"],
    ["/help#keys", "/help#keys"],
  ])("%s means %s", async (address, path) => {
    const { pathOf } = await here("/games/");

    expect(pathOf(new URL(address, location.origin))).toBe(path);
  });

  it("are plain paths at a server", async () => {
    vi.resetModules();
    const { addressOf, isHere } = await import("../src/state/home");

    expect(isHere).toBe(false);
    expect(addressOf("/t/abc")).toBe("/t/abc");
  });
});

describe("what never changes", () => {
  it.each([
    ["/api/games?lang=fr", "fixed/games.fr"],
    ["/api/texts/en", "fixed/texts.en"],
    ["/api/games/cv/rules?lang=en", "fixed/games.cv.rules.en"],
    ["/api/games/pursuit/cards?lang=en&edition=first", "fixed/games.pursuit.cards.first.en"],
    ["/api/games/cv/cards?lang=en&edition=", "fixed/games.cv.cards.en"],
    ["/api/tables/abc", ""],
  ])("%s lies in a file", async (path, file) => {
    const { fileOf } = await import("../src/local/transport");

    expect(fileOf(path)).toBe(file);
  });
});
