/** What a key means at the table. */
export type Meaning =
  | { readonly do: "space" | "row" | "level" | "answer"; readonly place: number }
  | { readonly do: "enter"; readonly zone: "mat" | "opponents" | "log" }
  | {
      readonly do:
        "confirm" | "drop" | "undo" | "redo" | "restart" | "hint" | "rules" | "skip" | "throw" | "buy" | "away";
    };

export interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

export interface Where {
  /** A card has the focus or lies open: numbers are its levels. */
  readonly onCard: boolean;
  /** Answers are listed: numbers choose among them. */
  readonly hasAnswers: boolean;
  /** A text field has the focus: keys are letters. */
  readonly isTyping: boolean;
  /** A button has the focus: Enter presses it. */
  readonly onButton: boolean;
}

const ROWS = "qwer";
const LETTERS: Readonly<Record<string, Meaning>> = {
  x: { do: "restart" },
  h: { do: "hint" },
  "?": { do: "rules" },
  ".": { do: "skip" },
  m: { do: "enter", zone: "mat" },
  o: { do: "enter", zone: "opponents" },
  l: { do: "enter", zone: "log" },
  t: { do: "throw" },
  b: { do: "buy" },
  a: { do: "away" },
};

export function meaning(pressed: Pressed, where: Where): Meaning | null {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) return null;
  if (pressed.key === "Escape") return { do: "drop" };
  if (where.isTyping) return null;
  if (pressed.key === "Enter") return where.onButton ? null : { do: "confirm" };
  const key = pressed.key.toLowerCase();
  if (/^[1-9]$/.test(key)) {
    const place = Number(key) - 1;
    if (where.hasAnswers) return { do: "answer", place };
    return { do: where.onCard ? "level" : "space", place };
  }
  if (key === "z") return { do: pressed.shiftKey ? "redo" : "undo" };
  if (ROWS.includes(key)) return { do: "row", place: ROWS.indexOf(key) };
  return LETTERS[key] ?? null;
}
