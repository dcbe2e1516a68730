import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { goodsText, levelText } from "../src/cards/faces";
import Trade from "../src/cards/Trade.svelte";
import Goods from "../src/look/Goods.svelte";
import Sprite from "../src/look/Sprite.svelte";
import { complete } from "../src/protocol/complete";
import type { Face, FaceLevel, GameInfo } from "../src/protocol/types";
import { GameBook } from "../src/state/games.svelte";
import { speak } from "../src/state/texts.svelte";
import { words } from "./words";

const inLanguage = (knowledge: string): GameBook =>
  new GameBook(
    complete<GameInfo>("GameInfo", {
      ...{ id: "pursuit", name: "Pursuit", text: "", fewest_seats: 1, most_seats: 4 },
      words: {
        ...{ "good-knowledge": knowledge, "good-hourglass": "Hourglasses" },
        ...{ "one-hourglass": "Hourglass", "many-hourglass": "Hourglasses" },
      },
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

test("the name of a token agrees with the number before it", () => {
  render(Goods, { props: { goods: { hourglass: -1 } }, context: withBook(english) });
  render(Goods, { props: { goods: { hourglass: 2 } }, context: withBook(english) });

  expect(screen.getAllByRole("img", { name: /^Hour/ }).map((each) => each.ariaLabel)).toEqual([
    "Hourglass",
    "Hourglasses",
  ]);
  expect([1, 2].map((hourglass) => goodsText(english, { hourglass }))).toEqual(["1 Hourglass", "2 Hourglasses"]);
});

test("what stands behind a colon stands there as the language has it", () => {
  const face = complete<Face>("Face", {
    id: "robot",
    name: "Robot",
    levels: [{}, {}].map(() => complete<FaceLevel>("FaceLevel", {})),
  });
  const level = complete<FaceLevel>("FaceLevel", { name: "Il avance", reward: { knowledge: 1 } });
  const read = (lang: string): string => {
    speak(lang, words(lang));
    return levelText(french, face, level, 0);
  };
  expect(read("en")).toBe("Level 1, Il avance: gain 1 Savoir");
  expect(read("fr")).toBe("Niveau 1, Il avance\u00a0: gagner 1 Savoir");
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

test("what a level asks to be there agrees with its number, also where it is short", () => {
  const asking = (completed_projects: number): FaceLevel =>
    complete<FaceLevel>("FaceLevel", { name: "", needs: { completed_projects } });
  const said = (lang: "en" | "fr", count: number): string => {
    speak(lang, words(lang));
    const { container } = render(Trade, {
      props: { level: asking(count), isShort: true },
      context: withBook(english),
    });
    return container.querySelector(".measure")?.textContent ?? "";
  };

  expect([said("en", 1), said("en", 3)]).toEqual(["1 Project done", "3 Projects done"]);
  expect([said("fr", 1), said("fr", 3)]).toEqual(["1 Projet achevé", "3 Projets achevés"]);
});
