/** What is in a picture, for those who do not see it. */
import { called } from "./prop.ts";
import type { Scene, Thing } from "./scene.ts";
import { PLACES, PLAIN } from "./tables/places/index.ts";
import { POSES } from "./tables/poses.ts";
import { WEATHER, WHEN, WHO } from "./tables/words.ts";

function who({ who, dress, name }: Thing, i: 0 | 1): string {
  if (!who) return called(name, i);
  const said = WHO[who][i === 0 ? 2 : 3];
  if (!dress) return said;
  return i === 0 ? `${said} as ${WHO[dress][2]}` : `${said}, en ${WHO[dress][3].replace(/^(une?|le|la) /, "")}`;
}

function does({ pose, hold }: Thing, i: 0 | 1): string {
  if (!pose) return "";
  if (pose === "holds" && hold) return i === 0 ? "with" : "avec";
  return POSES[pose][i === 0 ? 1 : 2];
}

/** `A kitchen in the morning: a loaf, a rolling pin, flour.`; people with a name are told before everything else.
 *  A language that pictures have no words in gets English. */
export function alt(scene: Scene, lang: string, names: readonly string[] = []): string {
  const i = lang === "fr" ? 1 : 0;
  const [en, fr] = PLACES[scene.place] ?? PLAIN;
  const when = scene.time && WHEN[scene.time][i];
  const weather = scene.weather && WEATHER[scene.weather][i];
  const where = [i ? fr : en, when, weather].filter(Boolean).join(i ? ", " : " ");
  const things = scene.things.map((each) =>
    [who(each, i), does(each, i), each.hold && called(each.hold, i)].filter(Boolean).join(" "),
  );
  const all = [where, [...names, ...things].join(", ")].filter(Boolean).join(i ? "\u00a0: " : ": ");
  return all && `${all.charAt(0).toUpperCase()}${all.slice(1)}.`;
}
