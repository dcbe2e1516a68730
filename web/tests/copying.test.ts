import { afterEach, expect, test, vi } from "vitest";
import { copied } from "../src/parts/copying";

afterEach(() => vi.unstubAllGlobals());

test("without a safe connection text is copied by hand, and nobody is told what is not so", async () => {
  vi.stubGlobal("navigator", {});
  let marked = "";
  for (const works of [true, false]) {
    document.execCommand = (): boolean => {
      marked = document.querySelector("textarea")?.value ?? "";
      return works;
    };
    expect(await copied("a link")).toBe(works);
    expect(marked).toBe("a link");
    expect(document.querySelector("textarea")).toBe(null);
  }
});
