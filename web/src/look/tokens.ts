/** Which drawing a good or symbol has. */
const DRAWN: ReadonlySet<string> = new Set([
  "knowledge",
  "creativity",
  "influence",
  "money",
  "hourglass",
  "any",
  "sth",
  "lth",
  "stress",
  "relax",
  "health",
  "popularity",
  "points",
  "relationship",
  "good_luck",
  "bad_luck",
  "die",
  "rerolls",
  "cv-health",
  "clouds",
  "community_tokens",
  "desire",
]);

/** The symbol of a good, which a game may call by another name; nothing where only words can stand for it. */
export function symbolOf(good: string, signs: Readonly<Record<string, string>>): string | undefined {
  const sign = signs[good] ?? good;
  return DRAWN.has(sign) ? `#t-${sign}` : undefined;
}

/** A mood has three faces. */
export function moodOf(value: number): string {
  return value > 0 ? "#t-sth" : value < 0 ? "#t-sth-low" : "#t-sth-even";
}

/** Goods in the order of the rulebook; unknown ones last. */
const ORDER = [...DRAWN];
const place = (good: string): number => (ORDER.includes(good) ? ORDER.indexOf(good) : ORDER.length);

export function sortedGoods(goods: Iterable<string>): string[] {
  return [...goods].sort((a, b) => place(a) - place(b));
}

export function inOrder(goods: Readonly<Record<string, number>>): [string, number][] {
  return Object.entries(goods)
    .filter(([, count]) => count !== 0)
    .sort(([a], [b]) => place(a) - place(b));
}

/** `−2` with a true minus sign. */
export function signed(count: number, plus = false): string {
  return count < 0 ? `−${-count}` : plus ? `+${count}` : String(count);
}

/** The same goods, lacking. */
export function negative(goods: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(goods).map(([good, count]) => [good, -count]));
}
