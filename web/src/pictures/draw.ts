/** The tiny language in which every drawing is written.
 *
 *  A drawing is a text of parts, back to front, separated by `;`:
 *      ink[:width] shape          width: a round line instead of a fill
 *  ink    a name of INKS, with `-` darker, `--` much darker, `+` lighter, `/40` as 40 % opaque;
 *         `!` shines, `~` is far off; `sky0` is the sky
 *  shape  path data from `M`, or `o cx cy rx [ry]` (oval), or `b x y w h [r]` (box)
 *  Example: `crust M4 44C2 20 46 20 44 44Z;crumb:3 M16 26l3 9M26 24l3 9` is a loaf. */

/** A colour, and how much of it covers what lies behind. */
export type Paint = readonly [colour: string, cover: number];
export type Inking = (name: string) => Paint;

const PART = /^\s*([#!~\w+\-/]+?)(?::([\d.]+))?\s+([\s\S]+?)\s*$/;

function style([colour, cover]: Paint, width: string | undefined): string {
  if (!width) return `fill="${colour}"${cover < 1 ? ` fill-opacity="${cover}"` : ""}`;
  const line = `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;
  return cover < 1 ? `${line} stroke-opacity="${cover}"` : line;
}

function element(shape: string, look: string): string {
  if (shape[0] !== "o" && shape[0] !== "b") return `<path d="${shape}" ${look}/>`;
  const [x = 0, y = 0, a = 0, b, round = 0] = (shape.match(/-?[\d.]+/g) ?? []).map(Number);
  return shape[0] === "o"
    ? `<ellipse cx="${x}" cy="${y}" rx="${a}" ry="${b ?? a}" ${look}/>`
    : `<rect x="${x}" y="${y}" width="${a}" height="${b ?? a}" rx="${round}" ${look}/>`;
}

/** A drawing as SVG; `ink` tells the colour of a name. */
export function draw(text: string, ink: Inking): string {
  let out = "";
  for (const part of text.split(";")) {
    const [, name, width, shape] = PART.exec(part) ?? [];
    if (name && shape) out += element(shape, style(ink(name), width));
  }
  return out;
}

export const r2 = (value: number): number => Math.round(value * 100) / 100;

/** Something drawn around (0,0), put elsewhere. */
export function at(
  x: number,
  y: number,
  scale: number | readonly [number, number],
  turn: number,
  inside: string,
): string {
  const turned = turn ? ` rotate(${r2(turn)})` : "";
  const sized =
    typeof scale === "number" ? (scale === 1 ? "" : ` scale(${r2(scale)})`) : ` scale(${scale.map(r2).join(" ")})`;
  return `<g transform="translate(${r2(x)} ${r2(y)})${turned}${sized}">${inside}</g>`;
}

/** The first `fill` of so many pieces, joined. */
export const times = (count: number, piece: (place: number) => string, joint = ""): string =>
  Array.from({ length: count }, (_, place) => piece(place)).join(joint);

export const svg = (box: string, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" preserveAspectRatio="xMidYMid slice">${inside}</svg>`;
