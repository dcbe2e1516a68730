/** What the page of a table says about it is fetched before the first news. */
import { readFileSync } from "node:fs";
import { waitFor } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { layAhead } from "../src/pages";
import { me } from "../src/state/me.svelte";
import { useTransport } from "../src/state/transport";
import { needs } from "../tools/ahead.ts";

const asked: string[] = [];
function said(content: string): void {
  const meta = document.createElement("meta");
  [meta.name, meta.content] = ["wellspent-table", content];
  document.head.replaceChildren(...(content ? [meta] : []));
  asked.length = 0;
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(String(path));
    return Promise.resolve(new Response("[]", { headers: { "Content-Type": "application/json" } }));
  });
}
afterEach(() => vi.unstubAllGlobals());

test("the cards of a table come with its page; a page that says nothing asks for nothing", async () => {
  await useTransport();
  said("");
  layAhead("abc", "");
  expect(asked).toEqual([]);
  said("pursuit second community,box");
  layAhead("abc", "");
  const cards = "/api/games/pursuit/cards?lang=en&edition=second&of=community,box";
  await waitFor(() => expect(asked.join(" ")).toContain(cards));
});

test("a seat is asked for with the page, and once", async () => {
  said("");
  layAhead("abc", "my-link");
  const before = waitFor(() => expect(asked.join(" ")).toContain("/api/tables/abc/claim"));
  await before;
  await me.claim("abc", "my-link").catch(() => undefined);
  expect(asked.filter((path) => path.includes("/claim"))).toHaveLength(1);
  await me.claim("abc", "my-link").catch(() => undefined);
  expect(asked.filter((path) => path.includes("/claim"))).toHaveLength(2);
});

const chunk = (page: string, imports: string[], styles: string[] = []): unknown => ({
  type: "chunk",
  isEntry: page === "main",
  facadeModuleId: page && (/^virtual:|\.ts$/.test(page) ? page : `/src/${page}.svelte`),
  imports,
  viteMetadata: { importedCss: new Set(styles) },
});
const BUNDLE = {
  "assets/index-1.js": chunk("main", []),
  "assets/parts-1.js": chunk("", ["assets/index-1.js"], ["assets/parts-1.css"]),
  "assets/table-1.js": chunk("table/TablePage", ["assets/index-1.js", "assets/parts-1.js"]),
  "assets/pursuit-1.js": chunk("pursuit/PursuitPage", ["assets/parts-1.js"], ["assets/pursuit-1.css"]),
  "assets/help-1.js": chunk("library/HelpPage", []),
  "assets/cards-1.js": chunk("library/CardsPage", []),
  "assets/pictures-1.js": chunk("/src/look/pictures.ts", ["assets/index-1.js"]),
  "assets/emoji-cv-1.js": chunk("virtual:emoji-cv", []),
  "assets/emoji-more-1.js": chunk("virtual:emoji-more", []),
  "assets/transport-1.js": chunk("/src/local/transport.ts", []),
};

function read(path: string, ...metas: readonly (readonly [string, string])[]): string[] {
  document.head.replaceChildren(
    ...metas.map(([name, content]) => Object.assign(document.createElement("meta"), { name, content })),
  );
  history.replaceState(null, "", path);
  const script = document.createElement("script");
  Object.defineProperty(script, "src", { value: new URL("/theme.js", location.href).href });
  Object.defineProperty(document, "currentScript", { value: script, configurable: true });
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal("requestAnimationFrame", (then: FrameRequestCallback) => frames.push(then));
  new Function(readFileSync("public/theme.js", "utf8"))();
  // The cover is painted before anything else is fetched: the second frame begins when it is on the screen.
  for (let frame = 0; frame < 2; frame += 1) {
    expect(document.head.querySelectorAll("link, script")).toHaveLength(0);
    frames.shift()?.(0);
  }
  return [...document.head.querySelectorAll("link")]
    .map(({ rel, href }) => `${rel} ${href.slice(location.origin.length)}`)
    .sort();
}
const files = (found: string[]): string[] => found.filter((each) => !each.includes("/api/"));
const answers = (found: string[]): string[] => found.filter((each) => each.includes("/api/"));

test("with the first script the page fetches what it and its game need, and nothing else", () => {
  const told = ["wellspent-ahead", JSON.stringify({ first: "index-1.js", ...needs(BUNDLE as never) })] as const;
  const table = ["modulepreload /assets/parts-1.js", "modulepreload /assets/table-1.js", "preload /assets/parts-1.css"];
  expect(files(read("/t/abc", told))).toEqual(table);
  expect(document.head.querySelector<HTMLElement>("script, link")?.getAttribute("src")).toMatch(/assets\/index-1.js$/);
  const game = ["modulepreload /assets/pursuit-1.js", "preload /assets/pursuit-1.css"];
  expect(files(read("/t/abc", told, ["wellspent-table", "pursuit second -"]))).toEqual([...table, ...game].sort());
  expect(files(read("/replay/abc", told, ["wellspent-table", "pursuit second -"]))).toContain(game[0]);
  expect(files(read("/study/abc", told, ["wellspent-table", "pursuit second -"]))).toEqual([]);
  expect(files(read("/?/help", told))).toEqual(["modulepreload /assets/help-1.js"]);
  expect(files(read("/cards/cv", told))).toEqual(
    ["cards", "emoji-cv", "pictures"].map((name) => `modulepreload /assets/${name}-1.js`),
  );
  const later = [...document.head.querySelectorAll("link")].filter((link) => link.fetchPriority === "low");
  expect(later.map((link) => link.getAttribute("href")?.replace(/.*\//, "")).sort()).toEqual([
    "emoji-cv-1.js",
    "pictures-1.js",
  ]);
  expect(files(read("/nowhere", told))).toEqual([]);
  expect(files(read("/help"))).toEqual([]);
});

test("its words come meanwhile, and what it will ask for: by the same addresses", () => {
  expect(answers(read("/me"))).toEqual(["preload /api/texts/en"]);
  for (const room of ["/help", "/day/cv", "/me/album"])
    expect(answers(read(room))).toEqual(["preload /api/games?lang=en", "preload /api/texts/en"]);
  expect(answers(read("/"))).toEqual(["preload /api/games?lang=en", "preload /api/texts/en"]);
  expect(answers(read("/rules/cv#CV.setup.01"))).toEqual([
    "preload /api/games/cv/rules?lang=en",
    "preload /api/games?lang=en",
    "preload /api/texts/en",
  ]);
  expect(answers(read("/cards/pursuit?q=cat"))).toContain("preload /api/games/pursuit/cards?lang=en&edition=&of=-");
  localStorage.setItem("wellspent.settings", JSON.stringify({ lang: "fr" }));
  expect(answers(read("/t/abc", ["wellspent-table", "pursuit second kids,box"]))).toEqual([
    "preload /api/games/pursuit/cards?lang=fr&edition=second&of=kids,box",
    "preload /api/games?lang=fr",
    "preload /api/texts/fr",
  ]);
  localStorage.clear();
});

test("without a server they come as files, but for what is kept", () => {
  const { dataset } = document.documentElement;
  dataset.home = "here";
  const fixed = (path: string): string[] => read(path).filter((each) => each.includes("/fixed/"));
  expect(fixed("/")).toEqual(["preload /fixed/games.en.packed", "preload /fixed/texts.en.packed"]);
  expect(fixed("/?/cards/pursuit")).toContain("preload /fixed/games.pursuit.cards.-.en.packed");
  expect(fixed("/?/rules/cv")).toContain("preload /fixed/games.cv.rules.en.packed");
  expect(answers(read("/"))).toEqual([]);
  vi.stubGlobal("navigator", { languages: ["en"], serviceWorker: { controller: {} } });
  expect(read("/")).toEqual([]);
  delete dataset.home;
  delete dataset.kept;
});

test("a page that nobody looks at waits for no cover", () => {
  const told = { name: "wellspent-ahead", content: JSON.stringify({ first: "index-1.js", files: [], pages: {} }) };
  document.head.replaceChildren(Object.assign(document.createElement("meta"), told));
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  new Function(readFileSync("public/theme.js", "utf8"))();
  expect(document.head.querySelectorAll("script[type=module]")).toHaveLength(1);
  vi.restoreAllMocks();
});

test("whoever has all files at hand sees no cover, and it says the same in both languages", () => {
  const { dataset } = document.documentElement;
  read("/");
  expect(dataset.kept).toBeUndefined();
  vi.stubGlobal("navigator", { languages: ["en"], serviceWorker: { controller: {} } });
  read("/");
  expect(dataset.kept).toBe("");
  delete dataset.kept;
  const page = new DOMParser().parseFromString(readFileSync("index.html", "utf8"), "text/html");
  const sides = [...page.querySelectorAll("#cover > div")].map((side) => [
    side.getAttribute("lang"),
    side.querySelectorAll("p").length,
    side.lastElementChild?.textContent,
  ]);
  const loading = (lang: string): string | undefined =>
    /^web-loading = (.*)$/m.exec(readFileSync(`../src/wellspent/texts/${lang}/web_common.ftl`, "utf8"))?.[1];
  expect(sides).toEqual(["en", "fr"].map((lang) => [lang, 3, loading(lang)]));
});

test("where one reads a place is kept for the scrollbar before anything is drawn, and at a table none", () => {
  const { dataset } = document.documentElement;
  read("/rules/cv");
  expect(dataset.room).toBe("rules");
  delete dataset.room;
  read("/t/abc");
  expect(dataset.room).toBeUndefined();
});
