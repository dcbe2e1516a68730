import { expect, test } from "vitest";
import { groupPicture } from "../src/pictures/people.ts";
import { person } from "../src/pictures/person.ts";

/** Half of a bust of size one. */
const SHOULDER = 44;

test("nobody of a family is cut off in a square", () => {
  const [who, other] = [person("she, 40", "a"), person("he, 42", "b")];
  const group = { who, other, kid: person("they, 6", "c"), place: "living_room", thing: "" };

  const drawn = groupPicture(group, { time: "noon", theme: "light", seed: "s", format: "square" });

  const [left = 0, , width = 0] = (/viewBox="([^"]+)"/.exec(drawn)?.[1] ?? "").split(" ").map(Number);
  const busts = [...drawn.matchAll(/translate\((112|208) [\d.]+\) scale\(([\d.]+)/g)];
  expect(busts.map((match) => match[1])).toEqual(["112", "208"]);
  for (const [, x, size] of busts) {
    expect(Number(x) - SHOULDER * Number(size)).toBeGreaterThanOrEqual(left);
    expect(Number(x) + SHOULDER * Number(size)).toBeLessThanOrEqual(left + width);
  }
});
