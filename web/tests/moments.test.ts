import { expect, test } from "vitest";
import { greatMoments } from "../src/table/moments";
import { entry, news } from "./fixtures";

const great = (number: number, kind: string) => ({ ...entry(number), great: { kind, title: kind, text: "" } });

test("what the title calls great has a moment, in order and once", () => {
  const now = news({ move: 4, log: [great(2, "round"), great(3, "love"), entry(3), great(4, "goal")] });
  expect(greatMoments(news({ move: 2 }), now).map((each) => each.great.kind)).toEqual(["love", "goal"]);
});

test("what is taken back has none", () => {
  expect(greatMoments(news({ move: 5 }), news({ move: 4, log: [great(4, "goal")] }))).toEqual([]);
});
