import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { either, speak, t } from "../src/state/texts.svelte";

const SOURCES = join(import.meta.dirname, "../src");
const TEXTS = join(import.meta.dirname, "../../src/wellspent/texts");

function words(lang: string): string {
  const folder = join(TEXTS, lang);
  const files = readdirSync(folder).filter((name) => /^web_.*\.ftl$/.test(name));
  return files.map((name) => readFileSync(join(folder, name), "utf8")).join("\n");
}

function ids(source: string): string[] {
  return [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? "");
}

/** Every id that a page names in full. */
function named(): Set<string> {
  const found = new Set<string>();
  for (const name of readdirSync(SOURCES, { recursive: true, encoding: "utf8" })) {
    if (!/\.(svelte|ts)$/.test(name)) continue;
    for (const [, id] of readFileSync(join(SOURCES, name), "utf8").matchAll(/["'`](web-[\w-]*[\w])["'`]/g))
      found.add(id ?? "");
  }
  return found;
}

describe("texts", () => {
  test.each(["en", "fr"])("whatever a page says exists in %s", (lang) => {
    const known = new Set(ids(words(lang)));
    expect([...named()].filter((id) => !known.has(id))).toEqual([]);
  });

  test("both languages have the same messages, each once", () => {
    const [english, french] = [ids(words("en")), ids(words("fr"))];
    expect(new Set(english).size).toBe(english.length);
    expect(french.toSorted()).toEqual(english.toSorted());
  });
});

describe("speaking", () => {
  beforeEach(() => speak("en", "plain = Plain\ncount = { $n ->\n    [one] one cup\n   *[other] { $n } cups\n}\n"));

  test("messages are filled in and counted", () => {
    expect(t("count", { n: 1 })).toBe("one cup");
    expect(t("count", { n: 3 })).toBe("3 cups");
  });

  test("a message that lacks an argument is still said", () => {
    expect(t("count")).toContain("cups");
  });

  test("what is missing shows its id", () => {
    expect(t("nothing-here")).toBe("nothing-here");
  });

  test("the first message that exists is said", () => {
    expect(either(["nothing-here", "plain"])).toBe("Plain");
  });
});

describe("names in French", () => {
  const elisions = JSON.parse(
    readFileSync(join(import.meta.dirname, "../../tests/texts/elisions.json"), "utf8"),
  ) as Record<string, string>;

  test.each(Object.entries(elisions))("%s", (said, name) => {
    speak("fr", words("fr"));
    expect(t("web-pass-to", { name })).toBe(`Au tour ${said}`);
  });
});
