/** A person's head: crown at (0,0), chin near (0,50). */
import { at, draw, r2, type Inking } from "./draw.ts";
import { INKS, darker, isInk, lighter, mix, stepped } from "./ink.ts";
import type { Person } from "./person.ts";
import { BEARDS, HAIR_INKS, HEADS, LIP, MOODS, MOUTHS, NOSES, SKIN, type Mouth } from "./tables/faces.ts";
import { FLAT, HAIR, type Layers } from "./tables/hair.ts";
import { HATS, type Headwear } from "./tables/hats.ts";

export type Tone = (colour: string) => string;
export const PLAIN_TONE: Tone = (colour) => colour;

/** From 0 at `low` to 1 at `high`, softly. */
export function smooth(low: number, high: number, value: number): number {
  const t = Math.max(0, Math.min(1, (value - low) / (high - low)));
  return t * t * (3 - 2 * t);
}

/** Everything that age, light and words decide, once. */
export interface Build {
  readonly p: Person;
  readonly young: number;
  readonly grey: number;
  readonly lines: number;
  readonly wide: number;
  readonly jaw: number;
  readonly chin: number;
  readonly high: number;
  readonly skin: string;
  readonly shade: string;
  readonly hair: string;
  readonly ink: Inking;
}

const GREYS: readonly string[] = ["grey", "silver", "white"];
const BLACKS: readonly string[] = ["black", "raven"];
const isDeep = (p: Person): boolean => p.skin > 6;

function hairColour(p: Person, grey: number): string {
  const raw = HAIR_INKS[p.hairInk];
  if (GREYS.includes(p.hairInk)) return raw;
  const deep = isDeep(p) && (BLACKS.includes(p.hairInk) || p.hairInk === "coffee") ? mix(raw, "#14100f", 0.6) : raw;
  return mix(deep, p.skin > 5 ? "#cfccc6" : "#dedbd3", grey * 0.92);
}

const INK = /^(#?\w+?)([-+]*)(?:\/(\d+))?$/;

/** Inks of a person: skin, h hair, a accent, w hat, c clothes, d their second ink; all others as they are. */
function inking(p: Person, tone: Tone, skin: string, shade: string, hair: string): Inking {
  const isBlack = BLACKS.includes(p.hairInk);
  const inks: Record<string, string> = {
    skin,
    "skin-": shade,
    "skin+": lighter(skin, 0.4),
    h: hair,
    "h-": isBlack ? lighter(hair, 0.14) : darker(hair, 0.25),
    "h+": lighter(hair, isDeep(p) ? 0.18 : 0.26),
    "h--": darker(hair, 0.4),
    a: tone(INKS[p.accent]),
    w: tone(INKS[p.hatInk ?? p.wearInk]),
    c: tone(INKS[p.wearInk]),
    d: tone(INKS[p.second]),
  };
  return (name) => {
    const [, base = "", sign = "", part] = INK.exec(name) ?? [];
    const own = inks[base];
    const stepDown = (colour: string): string =>
      sign[0] === "-" ? darker(colour, sign.length * 0.2) : sign ? lighter(colour) : colour;
    const colour = inks[base + sign] ?? (own ? stepDown(own) : stepped(tone(isInk(base) ? INKS[base] : base), sign));
    return [colour, part ? Number(part) / 100 : 1];
  };
}

export function build(p: Person, tone: Tone): Build {
  const young = 1 - smooth(9, 20, p.age);
  const grey = smooth(44 * (2 - p.greys) + 4, 74 * (2 - p.greys) + 8, p.age);
  const lines = smooth(44, 80, p.age);
  const [wide, jaw, chin, high] = HEADS[p.head];
  const skin = tone(SKIN[p.skin] ?? SKIN[4]);
  const shade = mix(skin, tone(isDeep(p) ? "#2a0d12" : "#7c2d33"), isDeep(p) ? 0.36 : 0.25);
  const hair = tone(hairColour(p, grey));
  return {
    p,
    young,
    grey,
    lines,
    wide: wide + young * 1.2,
    jaw: jaw + young * 2 + lines * 0.8,
    chin: chin + young * 1.6 + lines,
    high: high - young * 3.4,
    skin,
    shade,
    hair,
    ink: inking(p, tone, skin, shade, hair),
  };
}

function skull({ wide: w, jaw: j, chin: c, high: h }: Build): string {
  const [y1, y2] = [0.82 * h, 0.94 * h];
  const [cx, cy] = [c - (j - c) * 0.5, y2 + (y2 - y1) * 0.5];
  const n = (...numbers: number[]): string => numbers.map(r2).join(" ");
  return (
    `M0 0C${n(0.58 * w, 0, w, 0.19 * h, w, 0.46 * h)}C${n(w, 0.66 * h, j, y1, c, y2)}C${n(cx, cy, -cx, cy, -c, y2)}` +
    `C${n(-j, y1, -w, 0.66 * h, -w, 0.46 * h)}C${n(-w, 0.19 * h, -0.58 * w, 0, 0, 0)}Z`
  );
}

const line = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${r2(width)}" stroke-linecap="round"/>`;
const both = (piece: (side: number) => string): string => piece(-1) + piece(1);

/** Where eyes and mouth are. */
interface Spots {
  readonly y: number;
  readonly dx: number;
  readonly mouth: number;
}

function spots({ high, wide, young }: Build): Spots {
  const y = 0.53 * high + young * 3.2;
  return { y, dx: wide * 0.405 + young * 0.5, mouth: y + 15.2 - young * 1.4 };
}

const FRECKLES = [
  [1.5, 7],
  [4.6, 6.4],
  [7.4, 7.6],
  [3.2, 9.6],
  [6.2, 10],
] as const;

function cheeks(b: Build, { y, dx }: Spots, isTiny: boolean): string {
  const { p, young, lines, skin, shade } = b;
  const blush = mix(skin, isDeep(p) ? "#c0473c" : "#ea6a5c", isDeep(p) ? 0.22 : 0.3 + young * 0.12);
  const [rx, ry] = [r2(4.4 + young), r2(3.3 + young * 0.6)];
  let out = both(
    (s) => `<ellipse cx="${r2(s * (dx + 3.6))}" cy="${r2(y + 8.4)}" rx="${rx}" ry="${ry}" fill="${blush}"/>`,
  );
  if (isTiny) return out;
  if (p.marks.freckles)
    out += both((s) =>
      FRECKLES.map(
        ([a, c]) => `<circle cx="${r2(s * (dx - 2 + a * 0.9))}" cy="${r2(y + c)}" r=".75" fill="${shade}"/>`,
      ).join(""),
    );
  if (lines > 0.25) out += wrinkles(b, y, dx);
  return out;
}

function wrinkles({ lines, shade }: Build, y: number, dx: number): string {
  const eyes = `M${r2(dx + 5)} ${r2(y - 1)}l3.4-1.6M${r2(dx + 5.2)} ${r2(y + 1.4)}l3.4.6M${r2(-dx - 5)} ${r2(y - 1)}l-3.4-1.6M${r2(-dx - 5.2)} ${r2(y + 1.4)}l-3.4.6`;
  const bags = `M${r2(dx - 2.6)} ${r2(y + 5)}c1.4 1.2 3.6 1.2 5 .2M${r2(-dx - 2.4)} ${r2(y + 5.2)}c1.4 1 3.6 1 5-.2`;
  const rest = `M-7.6 ${r2(y + 10)}c-1.2 1.6-1.8 3.2-1.6 5M7.6 ${r2(y + 10)}c1.2 1.6 1.8 3.2 1.6 5M-6 ${r2(y - 15)}c4-1 8-1 12 0`;
  return `<g opacity="${r2(0.35 + 0.5 * lines)}">${line(eyes + bags + (lines > 0.6 ? rest : ""), shade, 1.3)}</g>`;
}

function eye(b: Build, { y, dx }: Spots, s: number, isTiny: boolean): string {
  const { p, young, lines } = b;
  const [, eyes] = MOODS[p.mood];
  const dark = isDeep(p) ? "#1b1413" : "#2a2226";
  const bold = isTiny ? 1.28 : 1;
  const x = s * dx;
  let out = "";
  if (eyes === "arc") out += line(`M${r2(x - 3.4)} ${r2(y + 1.2)}c1-3.6 5.8-3.6 6.8 0`, dark, 2.1 * bold);
  else if (eyes === "shut") out += line(`M${r2(x - 3.2)} ${r2(y - 0.4)}c1 2.8 5.4 2.8 6.4 0`, dark, 1.9 * bold);
  else {
    const r = (2.55 + young * 0.75 - lines * 0.25) * (isTiny ? 1.22 : 1) * (eyes === "wide" ? 1.2 : 1);
    const gx = x + p.look;
    out += `<ellipse cx="${r2(gx)}" cy="${r2(y)}" rx="${r2(r)}" ry="${r2(r * 1.14)}" fill="${dark}"/>`;
    if (!isTiny)
      out += `<circle cx="${r2(gx + r * 0.34)}" cy="${r2(y - r * 0.42)}" r="${r2(r * 0.3)}" fill="#fff" fill-opacity=".85"/>`;
  }
  if (p.marks.lashes && eyes !== "arc")
    out += line(
      `M${r2(x + s * 2.1)} ${r2(y - 1.7)}l${r2(s * 2.3)} -1.7M${r2(x + s * 2.5)} ${r2(y - 0.3)}l${r2(s * 2.2)} -.7`,
      dark,
      1.3 * bold,
    );
  return out + brow(b, x, y, s, isTiny);
}

function browColour({ p, hair, shade, grey }: Build): string {
  if (GREYS.includes(p.hairInk) || grey > 0.6) return mix(hair, shade, 0.45);
  if (p.hair === "bald" && p.hairInk === "blond") return shade;
  return mix(hair, isDeep(p) ? "#100c0c" : shade, isDeep(p) ? 0.35 : 0.15);
}

function brow(b: Build, x: number, y: number, s: number, isTiny: boolean): string {
  const { p, young, lines } = b;
  const [[outer, inner]] = MOODS[p.mood];
  const lift = p.marks.lashes ? 1.2 : 0;
  const by = y - 8.4 - young * 0.4 - lift;
  const width = (p.marks.lashes ? 1.7 : 2.3) * (1 + lines * 0.25) * (1 - young * 0.2) * (isTiny ? 1.15 : 1);
  const peak = by - 2.1 - (lift ? 0.9 : 0) + (inner + outer) / 2;
  const d = `M${r2(x - s * 3.9)} ${r2(by + inner + 0.8)}Q${r2(x)} ${r2(peak)} ${r2(x + s * 4.5)} ${r2(by + outer + 1)}`;
  return line(d, browColour(b), width);
}

const LIPPED: readonly Mouth[] = ["soft", "smile", "even", "wry"];

function lips(b: Build, mouth: Mouth, y: number): string {
  const lip = mix(b.skin, isDeep(b.p) ? "#a8323f" : "#c8404c", 0.62);
  const [shape, seam] =
    mouth === "even"
      ? ["M-5-.2C-3-2-1-1.8 0-1.2C1-1.8 3-2 5-.2C3 3-3 3-5-.2Z", "M-4.2 0C-2 .7 2 .7 4.2 0"]
      : ["M-5.8-2C-3.4-1.6-1.2-1.6 0-1C1.2-1.6 3.4-1.6 5.8-2C4.4 4-4.4 4-5.8-2Z", "M-5.4-1.8C-2.6 1 2.6 1 5.4-1.8"];
  const drawn = `<path d="${shape}" fill="${lip}"/>${line(seam, darker(lip, 0.4), 1.1)}`;
  return at(0, y, mouth === "smile" ? 1.16 : 1, mouth === "wry" ? -7 : 0, drawn);
}

function features(b: Build, where: Spots, isTiny: boolean): string {
  const { p, young, lines, shade, skin, ink } = b;
  const [, , mouth] = MOODS[p.mood];
  const isFilled = p.nose === "button" || p.nose === "wedge";
  const noseInk = isFilled ? mix(skin, shade, 0.75) : shade;
  const nose = draw(`n${NOSES[p.nose]}`, () => [noseInk, 1]);
  const isLipped = p.marks.lips && p.age > 14 && LIPPED.includes(mouth);
  return (
    cheeks(b, where, isTiny) +
    both((s) => eye(b, where, s, isTiny)) +
    at(0, where.y + 7.2 - young * 1.2, 1 - young * 0.22 + lines * 0.12, 0, nose) +
    (isLipped
      ? lips(b, mouth, where.mouth)
      : at(0, where.mouth, (1 - young * 0.1) * (isTiny ? 1.26 : 1), 0, draw(MOUTHS[mouth], ink))) +
    (p.marks.mole && !isTiny
      ? `<circle cx="8.6" cy="${r2(where.mouth - 3)}" r="1.1" fill="${darker(shade, 0.4)}"/>`
      : "")
  );
}

function lens(p: Person, x: number, y: number, s: number, look: string): string {
  if (p.glasses === "square")
    return `<rect x="${r2(x - 6.8)}" y="${r2(y - 5.4)}" width="13.6" height="11" rx="2.6" ${look}/>`;
  if (p.glasses === "sun")
    return `<rect x="${r2(x - 6.8)}" y="${r2(y - 5)}" width="13.6" height="11" rx="4.6" ${look}/>`;
  if (p.glasses === "half") return `<path d="M${r2(x - 6.2)} ${r2(y + 2.6)}h12.4c0 7.4-12.4 7.4-12.4 0Z" ${look}/>`;
  if (p.glasses === "cat")
    return `<path d="M${r2(x - s * 6.6)} ${r2(y - 3.4)}Q${r2(x)} ${r2(y - 6)} ${r2(x + s * 8.6)} ${r2(y - 6.6)}Q${r2(x + s * 8)} ${r2(y + 5.6)} ${r2(x + s)} ${r2(y + 5.6)}Q${r2(x - s * 6.6)} ${r2(y + 5.4)} ${r2(x - s * 6.6)} ${r2(y - 3.4)}Z" ${look}/>`;
  return `<circle cx="${r2(x)}" cy="${r2(y)}" r="6.7" ${look}/>`;
}

function spectacles({ p, ink }: Build, { y, dx }: Spots): string {
  if (!p.glasses) return "";
  const [rim] = ink(p.glassInk ?? (isDeep(p) ? "gold" : "ink"));
  const glass = p.glasses === "sun" ? `fill="${ink("ink")[0]}"` : 'fill="#fff" fill-opacity=".12"';
  const look = `${glass} stroke="${rim}" stroke-width="1.9"`;
  const by = p.glasses === "half" ? y + 3.4 : y - 0.6;
  const bridge = `M${r2(-dx + 6.4)} ${r2(by)}q${r2(dx - 6.4)} -2.6 ${r2(2 * dx - 12.8)} 0`;
  const arms = `M${r2(-dx - 6.6)} ${r2(by)}L-21 ${r2(by - 2)}M${r2(dx + 6.6)} ${r2(by)}L21 ${r2(by - 2)}`;
  return both((s) => lens(p, s * dx, y, s, look)) + line(bridge + arms, rim, 1.9);
}

function ears({ wide, high, young, lines, skin, shade }: Build): string {
  const y = 0.53 * high + young * 2;
  const tall = r2(5.6 + lines * 1.2);
  return both(
    (s) =>
      `<ellipse cx="${r2(s * (wide + 0.6))}" cy="${r2(y + 1)}" rx="3.9" ry="${tall}" fill="${skin}"/>` +
      line(`M${r2(s * (wide + 1.6))} ${r2(y - 1.4)}q${r2(s * -2.4)} 2.2 ${r2(s * -0.6)} 5`, shade, 1.3),
  );
}

function earrings({ p, wide, high, ink }: Build): string {
  const isOlder = p.age > 50;
  return both(
    (s) =>
      `<circle cx="${r2(s * (wide + 1.4))}" cy="${r2(0.53 * high + 9.6)}" r="${isOlder ? 2 : 2.6}" fill="${isOlder ? "#fdf6ea" : "none"}" stroke="${ink("gold")[0]}" stroke-width="1.7"/>`,
  );
}

/** The veil around a face: the shape of the headwear with a hole in it. */
function veil(hat: Headwear, ink: Inking): string {
  if (!hat.hole) return "";
  const [w, top, bottom] = hat.hole;
  const m = (top + bottom) / 2;
  const hole = `M0 ${top}C${r2(w * 0.62)} ${top} ${w} ${top + 8} ${w} ${m - 1}C${w} ${m + 12} ${r2(w * 0.5)} ${bottom} 0 ${bottom}C${r2(-w * 0.5)} ${bottom} ${-w} ${m + 12} ${-w} ${m - 1}C${-w} ${top + 8} ${r2(-w * 0.62)} ${top} 0 ${top}Z`;
  const cloth = draw(hat.f2 ?? hat.b ?? "", ink).replace(
    / d="([^"]+)"/,
    (_, d: string) => ` fill-rule="evenodd" d="${d}${hole}"`,
  );
  return cloth + draw(hat.over ?? "", ink);
}

const MOUTHED = ["full", "short", "long", "goatee"];

/** A beard, and the mouth again on top of it. */
function beard({ p, ink }: Build, where: Spots, put: (text: string | undefined) => string): string {
  if (!p.beard || p.age <= 17) return "";
  const grown = put(BEARDS[p.beard]);
  if (!MOUTHED.includes(p.beard)) return grown;
  const [, , mouth] = MOODS[p.mood];
  const text = mouth === "laugh" ? MOUTHS.laugh : MOUTHS[mouth].replaceAll(LIP, "skin");
  return grown + at(0, where.mouth, 1, 0, draw(text, ink));
}

export interface HeadLayers {
  readonly back: string;
  readonly face: string;
  readonly over: string;
}

/** A head in three layers: behind the shoulders, the face, and what hangs over the shoulders. */
export function headLayers(b: Build, isTiny: boolean): HeadLayers {
  const { p, wide, high, ink, skin } = b;
  const hat: Headwear | undefined = p.hat && HATS[p.hat];
  const style: Layers = HAIR[hat && !hat.keep ? (FLAT[p.hair] ?? p.hair) : p.hair];
  const put = (text: string | undefined): string => (text ? at(0, 0, [wide / 21, high / 50], 0, draw(text, ink)) : "");
  const isCovered = hat?.all && p.hat !== "turban" && p.hat !== "headwrap";
  const where = spots(b);
  const aid = `M${r2(wide + 1)} ${r2(0.46 * high)}q5 2 3 9`;
  const face = [
    isCovered ? "" : ears(b),
    `<path d="${skull(b)}" fill="${skin}"/>`,
    features(b, where, isTiny),
    beard(b, where, put),
    hat?.all ? "" : put(style.f),
    p.marks.hearing_aid ? line(aid, ink("ocean")[0], 2.6) : "",
    spectacles(b, where),
    p.marks.earrings && p.age > 12 && !isCovered ? earrings(b) : "",
    put(hat?.f),
    hat?.hole ? at(0, 0, [wide / 21, high / 50], 0, veil(hat, ink)) : "",
  ];
  return {
    back: hat?.all ? (isCovered ? put(hat.b) : "") : put(style.b),
    face: face.join(""),
    over: hat?.all ? "" : put(style.over),
  };
}

/** Only the head, for figures that stand in a scene: chin at (0,0). */
export function head(p: Person, tone: Tone, isTiny = true): { back: string; face: string; built: Build } {
  const b = build(p, tone);
  const layers = headLayers(b, isTiny);
  return { back: at(0, -b.high, 1, 0, layers.back), face: at(0, -b.high, 1, 0, layers.face + layers.over), built: b };
}
