import type { Cup } from "../../dice.ts";
import type { Light } from "../../light.ts";

/** The light in which a place is drawn, and the dice that furnish it. */
export interface Setting extends Light {
  readonly dice: Cup;
}

/** Behind a table people show head and arms; rooms are lit from inside. */
export type PlaceKind = "table" | "room" | "land" | "water" | "air";

/** English, French, the line on which things stand, the drawing (320 wide, 200 high), kind.
 *  The middle square (60 to 260) is what small pictures show, so what tells the place lies at its rim. */
export type Place = readonly [en: string, fr: string, floor: number, drawn: (k: Setting) => string, kind: PlaceKind];
export type Places = Readonly<Record<string, Place>>;
