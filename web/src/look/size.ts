/** How large a rem is now, in pixels of the screen: 16 at the size of the design. */
export function rootSize(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}

/** Like the queries of our styles, in letters: whoever reads in larger ones has a smaller window. */
const most = (side: "width" | "height", pixels: number): string => `(max-${side}: ${pixels / 16}em)`;

/** A tablet: the table of a laptop, with the others in a strip and the rest behind a button. */
export const TABLET = most("width", 1179);
/** As narrow as a phone. */
export const NARROW = most("width", 719);
/** Narrower than the smallest tablet. */
const SLIM = most("width", 743);
/** Narrower than a tablet on its side, and too low for rows with their heads above them. */
const SHORT = `${most("height", 949)} and ${most("width", 959)}`;
/** Here the table is laid for one thumb: narrow windows, phones held sideways, laptops whose letters are larger. */
export const PHONE = `${SLIM}, ${SHORT}, ${most("height", 739)} and ${TABLET}`;
/** Low windows have less of everything below the narrator. */
export const LOW = `${most("height", 759)}, ${most("height", 999)} and ${TABLET}`;
/** So do those where four rows lie above it. */
export const CROWDED = `${LOW}, ${most("height", 1099)} and ${TABLET}`;
