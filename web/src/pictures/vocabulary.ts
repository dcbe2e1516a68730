/** Every word that scenes and faces may use, by sort: what `wellspent cards --check` knows. */
import { TIMES } from "./light.ts";
import { FACE_VOCABULARY } from "./person.ts";
import { EMOJI } from "./tables/emoji.ts";
import { PLACES } from "./tables/places/index.ts";
import { POSES } from "./tables/poses.ts";
import { PROPS } from "./tables/props/index.ts";
import { MODIFIERS, WEATHER, WHO } from "./tables/words.ts";

export function vocabulary(): Record<string, string[]> {
  return {
    place: Object.keys(PLACES),
    time: TIMES,
    weather: Object.keys(WEATHER),
    modifier: Object.keys(MODIFIERS),
    who: Object.keys(WHO),
    pose: Object.keys(POSES),
    thing: [...Object.keys(PROPS), ...EMOJI.keys()].sort(),
    face: [...FACE_VOCABULARY].sort(),
  };
}
