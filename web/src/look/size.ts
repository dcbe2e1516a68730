/** How large a rem is now, in pixels of the screen: 16 at the size of the design. */
export function rootSize(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}

/** Here the table is laid for one thumb: narrow windows, and phones held sideways. */
export const PHONE = "(max-width: 719px), (max-height: 499px) and (max-width: 1179px)";
/** A tablet: the table of a laptop, with the others in a strip and the rest behind a button. */
export const TABLET = "(max-width: 1179px)";
/** Low windows have less of everything below the narrator. */
export const LOW = "(max-height: 759px), (max-height: 999px) and (max-width: 1179px)";
