import type { AtRule, Declaration, Plugin } from "postcss";

const ROOT = 16;

/** `86px` → `5.375rem`: styles are written in the pixels of the design, and grow with the window. */
export function inRem(value: string): string {
  return inLetters(value, "rem");
}

/** `719px` → `44.9375em`: for whoever reads in larger letters, a window is as small as it is for them. */
export function inEm(query: string): string {
  return inLetters(query, "em");
}

function inLetters(value: string, unit: string): string {
  return value.replace(/(?<![\w#-])(-?\d*\.?\d+)px\b/g, (_, number: string) => {
    const letters = Number(number) / ROOT;
    return letters === 0 ? "0" : `${Number(letters.toFixed(5))}${unit}`;
  });
}

export const designPixels: Plugin = {
  postcssPlugin: "design-pixels",
  Declaration(declaration: Declaration) {
    if (declaration.value.includes("px")) declaration.value = inRem(declaration.value);
  },
  AtRule: {
    media(rule: AtRule) {
      if (rule.params.includes("px")) rule.params = inEm(rule.params);
    },
  },
};
