import type { Declaration, Plugin } from "postcss";

const ROOT = 16;

/** `86px` → `5.375rem`: styles are written in the pixels of the design, and grow with the window. */
export function inRem(value: string): string {
  return value.replace(/(?<![\w#-])(-?\d*\.?\d+)px\b/g, (_, number: string) => {
    const rem = Number(number) / ROOT;
    return rem === 0 ? "0" : `${Number(rem.toFixed(5))}rem`;
  });
}

export const designPixels: Plugin = {
  postcssPlugin: "design-pixels",
  Declaration(declaration: Declaration) {
    if (declaration.value.includes("px")) declaration.value = inRem(declaration.value);
  },
};
