import type { Way } from "../words.ts";

/** English, French, drawing in a box of 48 standing on y = 47, size, way. */
export type Thing = readonly [en: string, fr: string, drawing: string, size?: number, way?: Way];
export type Things = Readonly<Record<string, Thing>>;
