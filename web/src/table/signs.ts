/** Signs on cards and at the table that are no goods: an icon or a mark, each with a word and a sentence. */
import type { Control } from "../look/controls";

interface Sign {
  readonly id: string;
  readonly icon?: Control;
  readonly mark?: string;
  /** The games that have it; all, where none is named. */
  readonly games?: readonly string[];
}

export const SIGNS: readonly Sign[] = [
  { id: "arrow", mark: "→" },
  { id: "needs", mark: "≥", games: ["pursuit"] },
  { id: "loop", icon: "loop" },
  { id: "hire", icon: "hire", games: ["pursuit"] },
  { id: "rise", icon: "rise", games: ["pursuit"] },
  { id: "retire", icon: "sofa", games: ["pursuit"] },
  { id: "person", icon: "person", games: ["pursuit"] },
  { id: "level", mark: "1 2 3", games: ["pursuit"] },
  { id: "progress", mark: "1/3", games: ["pursuit"] },
  { id: "refresh", icon: "refresh", games: ["pursuit"] },
  { id: "check", icon: "check", games: ["pursuit"] },
  { id: "more", icon: "more", games: ["pursuit"] },
  { id: "bell", icon: "bell", games: ["pursuit"] },
  { id: "hint", icon: "hint", games: ["pursuit"] },
  { id: "frozen", icon: "snow", games: ["cv"] },
  { id: "lock", icon: "lock" },
];
