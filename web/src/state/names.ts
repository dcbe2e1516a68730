/** What French does before a name: `de Ada` becomes `d’Ada`. The server has the same rule for its sentences. */

const ELIDED = String.raw`(?<![\p{L}\p{N}])(d|qu|jusqu|lorsqu|puisqu|quoiqu)e `;
const VOWELS = "aeiouœæø";
const MUTE_H = /^h(?:adri|anna|ect|elen|eloise|enri|ercul|ermi|erve|ila|ippo|omer|onor|orac|orten|ubert|ugo|ugue|yac)/;

function isHeardAsVowel(name: string): boolean {
  const plain = name.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  if (plain.startsWith("h")) return MUTE_H.test(plain);
  if (plain.startsWith("y")) return plain.length > 1 && !VOWELS.includes(plain.charAt(1));
  return plain !== "" && VOWELS.includes(plain.charAt(0));
}

export function elide(text: string, name: string): string {
  if (!isHeardAsVowel(name)) return text;
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return text.replace(new RegExp(ELIDED + escaped, "giu"), (_, start: string) => `${start}’${name}`);
}
