/** What the page of a table says about it is fetched before the first news. */
import { afterEach, expect, test, vi } from "vitest";
import { layAhead } from "../src/pages";
import { useTransport } from "../src/state/transport";

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
  layAhead();
  expect(asked).toEqual([]);
  said("pursuit second");
  layAhead();
  await vi.waitFor(() => expect(asked.join(" ")).toContain("/api/games/pursuit/cards?lang=en&edition=second"));
});
