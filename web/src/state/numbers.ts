/** Numbers as a language writes them. */

/** `+2.1`: points that are an estimate, with their sign. */
export function points(value: number, lang: string): string {
  const tenths = Math.round(Math.abs(value) * 10);
  const sign = tenths === 0 ? "" : value > 0 ? "+" : "−";
  const decimal = lang === "fr" ? "," : ".";
  return `${sign}${Math.floor(tenths / 10)}${decimal}${tenths % 10}`;
}
