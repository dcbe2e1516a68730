declare module "virtual:pictures" {
  /** Where the files of the pictures are. */
  export const FOLDER: string;
  /** The strokes of the signs on buttons. */
  export const CONTROLS: Readonly<Record<string, string>>;
}
