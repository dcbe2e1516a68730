import { expect, test } from "vitest";
import { GameBook } from "../src/state/games.svelte";
import { complete } from "../src/protocol/complete";
import type { GameInfo } from "../src/protocol/types";
import { reportOf } from "../src/table/report";
import { entry, news } from "./fixtures";

test("a report says where one is and what happened last", () => {
  const edition = { id: "second", name: "Second edition", text: "" };
  const info = complete<GameInfo>("GameInfo", {
    ...{ id: "pursuit", name: "The Pursuit", text: "", fewest_seats: 1, most_seats: 4, editions: [edition] },
    ...{ modules: [], sets: [], presets: [], bots: [] },
  });
  const told = Array.from({ length: 20 }, (_, move) => ({ ...entry(move, 1, "took"), move }));
  const around = { version: "1.2", origin: "https://table.example", browser: "Firefox", window: "390 × 844" };
  const text = reportOf(news({ move: 20, log: told }), new GameBook(info, []), around);
  expect(text).toContain("Wellspent 1.2\nhttps://table.example/t/plum\nThe Pursuit, Second edition\n");
  expect(text).toContain("19. entry 19\nFirefox, 390 × 844");
  expect(text).not.toContain("\n7. entry 7\n");
});
