import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { headed, spelled } from "../src/look/spelling";
import { either, speak, t } from "../src/state/texts.svelte";
import { words } from "./words";

const SOURCES = join(import.meta.dirname, "../src");

function ids(source: string): string[] {
  return [...source.matchAll(/^(web-[\w-]*) =/gm)].map((match) => match[1] ?? "");
}

function sources(): string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => readFileSync(join(SOURCES, name), "utf8"));
}

/** Every id that a page names in full. */
function named(): Set<string> {
  const said = sources().flatMap((source) => [...source.matchAll(/["'`](web-[\w-]*[\w])["'`]/g)]);
  return new Set(said.map(([, id]) => id ?? ""));
}

describe("texts", () => {
  test.each(["en", "fr"])("whatever a page says exists in %s", (lang) => {
    const known = new Set(ids(words(lang)));
    expect([...named()].filter((id) => !known.has(id))).toEqual([]);
  });

  test("whatever is there is said somewhere", () => {
    const pages = sources().join("\n");
    const isSaid = (id: string): boolean => {
      const parts = id.split("-");
      const begins = parts.slice(2).map((_, place) => parts.slice(0, place + 2).join("-"));
      return new RegExp(`["'\`](${id}["'\`]|(${begins.join("|") || "-"})-\\$)`).test(pages);
    };
    expect(ids(words("en")).filter((id) => !isSaid(id))).toEqual([]);
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

  test("a message may speak of another one, wherever that stands", () => {
    speak("en", "tea = A pot of { -leaf }, and { biscuit }\nbiscuit = { $n } biscuits\n-leaf = green tea\n");
    expect(t("tea", { n: 2 })).toBe("A pot of green tea, and 2 biscuits");
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

describe("rules for beginners", () => {
  test.each([
    ["9 or 3 (6 is stated, the rest is a ruling → see PH.q.02). As before.", "9 or 3. As before."],
    ["Deal 2 (→ see PH.q.16); alone 3.", "Deal 2; alone 3."],
    ["Révélez-en 2 (en solo : 3 → voir PH.solo.02).", "Révélez-en 2 (en solo : 3)."],
    ["Prenez un Métier de la ligne → voir PH.job.01.", "Prenez un Métier de la ligne."],
    ["Fill the place. → see GRI.q.01 and GRI.q.02", "Fill the place."],
    ["It rests there. (ruling)", "It rests there."],
    ["De gauche à droite (décision ; le reste est attesté) → voir EXP.q.01.", "De gauche à droite."],
    ["The owner chooses which (the choice: ruling).", "The owner chooses which."],
  ])("pointers of the ledger are left to those who read it: %s", (rule, read) => {
    expect(spelled(rule)).toBe(read);
  });
  test.each([
    ["6. Commerces (STO): Phase d’Action", "Commerces · Phase d’Action"],
    ["Short-Term Happiness", "Short-Term Happiness"],
  ])("chapters are not numbered where one rule is read: %s", (title, read) => {
    expect(headed(title)).toBe(read);
  });
  test.each([
    [
      "en",
      "Put 1 HG on L2: gain 2 K and lose 1 STH.",
      "Put 1 Hourglass on Level 2: gain 2 Knowledge and lose 1 Short-Term Happiness.",
    ],
    [
      "en",
      "HG stay there; its L1 Reward, at -3 STH.",
      "Hourglasses stay there; its Level 1 Reward, at -3 Short-Term Happiness.",
    ],
    [
      "fr",
      "Posez 1 Sa sur N2 ; Sa Récompense : 3 Co, 1 BLT.",
      "Posez 1 Sablier sur Niveau 2 ; Sa Récompense : 3 Connaissances, 1 Bonheur à Long Terme.",
    ],
    ["fr", "Jouer : gagnez 3 Créativités, une Influence.", "Jouer : gagnez 3 Créativités, une Influence."],
    ["fr", "Un Métier a un Coût ; un Comble.", "Un Métier a un Coût ; un Comble."],
    [
      "fr",
      "Poser le Sa ; les Sa restent, pas de Sa, un Sa, 2 Sa. Sa Récompense attend.",
      "Poser le Sablier ; les Sabliers restent, pas de Sabliers, un Sablier, 2 Sabliers. Sa Récompense attend.",
    ],
    ["fr", "La BS compte.", "La Bonne Santé compte."],
  ])("short names are spelt out in %s", (lang, rule, read) => {
    speak(lang, words(lang));
    expect(spelled(rule)).toBe(read);
  });
});
