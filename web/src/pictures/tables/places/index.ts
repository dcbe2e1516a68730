/** Where a scene can happen. */
import { JOURNEYS } from "./journeys.ts";
import { LAND } from "./land.ts";
import { ROOMS } from "./rooms.ts";
import type { Places } from "./shape.ts";
import { TOWN } from "./town.ts";

export const PLACES: Places = { ...ROOMS, ...TOWN, ...JOURNEYS, ...LAND };
export const PLAIN = LAND.plain;
