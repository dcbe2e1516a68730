import { beforeEach, describe, expect, test } from "vitest";
import { parse, router } from "../src/state/router.svelte";

describe("paths", () => {
  test.each([
    ["/", "home", ""],
    ["/t/plum", "table", "plum"],
    ["/story/plum", "story", "plum"],
    ["/replay/plum", "replay", "plum"],
    ["/rules/cv", "rules", "cv"],
    ["/cards", "cards", ""],
    ["/help", "help", ""],
    ["/t", "lost", ""],
    ["/nowhere", "lost", ""],
    ["/t/%", "table", "%"],
  ])("%s is %s", (path, page, of) => {
    expect(parse(path)).toMatchObject({ page, of });
  });

  test("the fragment is the key, whatever stands in it", () => {
    expect(parse("/t/plum#a_B-9").hash).toBe("a_B-9");
    expect(parse("/t/plum#%zz").hash).toBe("%zz");
  });

  test("the query tells the moment of a replay", () => {
    expect(parse("/replay/plum?move=12").query.get("move")).toBe("12");
  });
});

describe("going", () => {
  beforeEach(() => router.go("/"));

  test("a page is entered, and the browser's way back leads out of it", async () => {
    router.start();
    router.go("/t/plum");
    expect(router.route).toMatchObject({ page: "table", of: "plum" });
    expect(location.pathname).toBe("/t/plum");
    const left = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
    history.back();
    await left;
    expect(router.route.page).toBe("home");
  });

  test("links of ours need no load, those of the server do", () => {
    document.body.innerHTML = '<a id="ours" href="/cards/cv">c</a><a id="theirs" href="/api/schema">s</a>';
    const click = (id: string): boolean =>
      document.getElementById(id)?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })) ?? true;
    expect(click("ours")).toBe(false);
    expect(router.route).toMatchObject({ page: "cards", of: "cv" });
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    click("theirs");
    expect(router.route.page).toBe("cards");
  });
});
