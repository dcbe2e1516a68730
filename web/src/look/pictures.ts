/** All that draws, in one file, with the names of the emoji on every shelf. */
export * from "../pictures/index.ts";
export { NAMES, SHELVES } from "virtual:emoji";
