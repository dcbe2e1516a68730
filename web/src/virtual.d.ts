/** The release that this client is of. */
declare const VERSION: string;

declare module "virtual:pictures" {
  /** Where the files of the pictures are. */
  export const FOLDER: string;
  /** The strokes of the signs on buttons. */
  export const CONTROLS: Readonly<Record<string, string>>;
}

declare module "virtual:emoji" {
  /** Which emoji of scenes lie on which shelf, and how each is fetched: in our inks, bodies of 32 × 32 SVGs. */
  export const NAMES: readonly string[];
  export const SHELVES: readonly (() => Promise<{ BODIES: Readonly<Record<string, string>> }>)[];
}
