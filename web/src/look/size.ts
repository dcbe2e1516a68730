/** How large a rem is now, in pixels of the screen: 16 at the size of the design. */
export function rootSize(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}

/** Below this the table is laid for one thumb. */
export const PHONE = "(max-width: 1179px)";
