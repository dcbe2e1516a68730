import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import Goods from "../src/look/Goods.svelte";
import Sprite from "../src/look/Sprite.svelte";
import { complete } from "../src/protocol/complete";
import type { GameInfo } from "../src/protocol/types";
import { GameBook } from "../src/state/games.svelte";

const inLanguage = (knowledge: string): GameBook =>
  new GameBook(
    complete<GameInfo>("GameInfo", {
      ...{ id: "pursuit", name: "Pursuit", text: "", fewest_seats: 1, most_seats: 4 },
      words: { "good-knowledge": knowledge },
    }),
    [],
  );
const [english, french] = [inLanguage("Knowledge"), inLanguage("Savoir")];
const withBook = (book: GameBook): Map<string, unknown> => new Map([["book", () => book]]);
const amounts = (root: Element): Element[] => [...root.querySelectorAll(".amount")];

test("an amount is a number and a token with its name, wherever it stands", () => {
  const first = render(Goods, { props: { goods: { money: 0, knowledge: 2 } }, context: withBook(english) });
  const second = render(Goods, { props: { goods: { knowledge: 2 } }, context: withBook(english) });
  const third = render(Goods, { props: { goods: { knowledge: 2 } }, context: withBook(french) });

  expect([first, second, third].map(({ container }) => amounts(container).map((each) => each.textContent))).toEqual(
    Array(3).fill(["2"]),
  );
  expect(screen.getAllByRole("img", { name: "Knowledge" })).toHaveLength(2);
  expect(screen.getAllByRole("img", { name: "Savoir" })).toHaveLength(1);
  expect(second.container.querySelector("[data-tip=knowledge]")).not.toBeNull();
});

test("what looks the same is left alone, and what changes is drawn again", async () => {
  const { container, rerender } = render(Goods, { props: { goods: { knowledge: 2 } }, context: withBook(english) });
  const [before] = amounts(container);

  await rerender({ goods: { knowledge: 2 } });
  expect(amounts(container)[0]).toBe(before);

  await rerender({ goods: { knowledge: -3 } });
  expect(amounts(container).map((each) => each.textContent)).toEqual(["−3"]);

  await rerender({ goods: { knowledge: 3 }, plus: true, silent: true });
  expect(amounts(container).map((each) => each.textContent)).toEqual(["+3"]);
  expect(container.querySelector("[role=img]")).toBeNull();
});

test("a token is the drawing itself, where there is one", () => {
  render(Sprite);
  const { container } = render(Goods, { props: { goods: { money: 1, luck: 2 } }, context: withBook(english) });
  const [money, luck] = amounts(container);

  expect(money?.querySelectorAll("svg > *").length).toBe(document.querySelectorAll("#t-money > *").length);
  expect(money?.querySelector("use")).toBeNull();
  expect(luck?.textContent).toBe("2\u00a0luck");
});
