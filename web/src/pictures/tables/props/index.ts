/** All things that are our own drawings. */
import { KITCHEN } from "./kitchen.ts";
import { FURNITURE } from "./furniture.ts";
import { MAKING } from "./making.ts";
import { PAPER } from "./paper.ts";
import { OUTSIDE } from "./outside.ts";
import { ANIMALS } from "./animals.ts";
import { LIFE } from "./life.ts";
import type { Things } from "./shape.ts";

export const PROPS: Things = { ...KITCHEN, ...FURNITURE, ...MAKING, ...PAPER, ...OUTSIDE, ...ANIMALS, ...LIFE };
