/** What places are made of, in the drawing language. */
import { r2, times } from "../../draw.ts";
import type { Setting } from "./shape.ts";

export const rep = (count: number, piece: (place: number) => string): string => times(count, piece, ";");

/** Sky with its sun or moon, and clouds above a horizon. */
export function sky(k: Setting, horizon = 130): string {
  const [fx, fy, size] = k.sun;
  const x = r2(320 * fx),
    y = r2(Math.min(horizon + 6, 24 + (horizon - 10) * fy * 1.15)),
    r = 14 * size;
  const cloud = (cx: number, cy: number, s: number): string =>
    `white/55 M${cx - 22 * s} ${cy}C${cx - 24 * s} ${cy - 9 * s} ${cx - 10 * s} ${cy - 12 * s} ${cx - 7 * s} ${cy - 8 * s}C${cx - 4 * s} ${cy - 18 * s} ${cx + 12 * s} ${cy - 17 * s} ${cx + 12 * s} ${cy - 7 * s}C${cx + 20 * s} ${cy - 9 * s} ${cx + 25 * s} ${cy - 3 * s} ${cx + 22 * s} ${cy}Z`;
  if (k.isNight)
    return `sky0 b 0 0 320 200;!cream o ${x} ${y} ${r};sky0 o ${x - r * 0.42} ${y - r * 0.2} ${r * 0.86};${rep(22, () => `!cream/${50 + Math.round(k.dice.next() * 45)} o ${r2(k.dice.between(4, 316))} ${r2(k.dice.between(4, horizon - 24))} ${r2(k.dice.between(0.7, 1.7))}`)}`;
  const low = ["dawn", "dusk", "evening"].includes(k.time);
  const bands = low
    ? `!cream/16 b 0 ${horizon - 44} 320 60;!cream/16 b 0 ${horizon - 22} 320 40`
    : `!white/18 b 0 ${horizon - 34} 320 50`;
  const disk = k.time === "dusk" ? "coral+" : k.time === "evening" || k.time === "dawn" ? "amber" : "honey";
  return `sky0 b 0 0 320 200;${bands};!${disk}/30 o ${x} ${y} ${r * 1.5};!${disk} o ${x} ${y} ${r};${cloud(r2(k.dice.between(40, 110)), r2(k.dice.between(30, 52)), 1)};${cloud(r2(k.dice.between(215, 285)), r2(k.dice.between(48, 70)), 0.75)}`;
}
export const hill = (ink: string, y: number, a: number, b: number, c: number): string =>
  `${ink} M0 ${y + a}C60 ${y - a} 110 ${y - b} 170 ${y}C220 ${y + c} 270 ${y - c} 320 ${y - a}L320 200L0 200Z`;
export const tree = (x: number, y: number, s = 1, ink = "fern"): string =>
  `bark:${r2(4.5 * s)} M${x} ${y}L${x} ${r2(y - 26 * s)};${ink} o ${x} ${r2(y - 40 * s)} ${r2(17 * s)} ${r2(21 * s)};${ink}+ o ${r2(x - 5 * s)} ${r2(y - 45 * s)} ${r2(8 * s)} ${r2(11 * s)}`;
export const pine = (x: number, y: number, s = 1, ink = "fern"): string =>
  `bark:${r2(4 * s)} M${x} ${y}L${x} ${r2(y - 10 * s)};${ink} M${x} ${r2(y - 54 * s)}L${r2(x + 16 * s)} ${r2(y - 24 * s)}L${r2(x + 8 * s)} ${r2(y - 25 * s)}L${r2(x + 19 * s)} ${r2(y - 6 * s)}L${r2(x - 19 * s)} ${r2(y - 6 * s)}L${r2(x - 8 * s)} ${r2(y - 25 * s)}L${r2(x - 16 * s)} ${r2(y - 24 * s)}Z`;
export const bush = (x: number, y: number, s = 1, ink = "leaf"): string =>
  `${ink} M${r2(x - 24 * s)} ${y}C${r2(x - 28 * s)} ${r2(y - 14 * s)} ${r2(x - 12 * s)} ${r2(y - 20 * s)} ${r2(x - 8 * s)} ${r2(y - 14 * s)}C${r2(x - 4 * s)} ${r2(y - 26 * s)} ${r2(x + 14 * s)} ${r2(y - 24 * s)} ${r2(x + 13 * s)} ${r2(y - 13 * s)}C${r2(x + 22 * s)} ${r2(y - 16 * s)} ${r2(x + 28 * s)} ${r2(y - 6 * s)} ${r2(x + 24 * s)} ${y}Z`;
export const flowers = (
  k: Setting,
  y0: number,
  y1: number,
  n: number,
  inks: readonly string[] = ["tomato", "honey", "rose", "white"],
): string =>
  rep(n, (i) => {
    const [x, y] = [r2(k.dice.between(8, 312)), r2(k.dice.between(y0, y1))];
    return `fern:1.4 M${x} ${y}L${x} ${y + 7};${inks[i % inks.length]} o ${x} ${y} 2.8;honey o ${x} ${y} 1`;
  });
export const pane = (k: Setting): string => (k.isNight || k.time === "dusk" || k.isDark ? "!honey/85" : "mist-");
export function house(
  k: Setting,
  x: number,
  y: number,
  w: number,
  h: number,
  wall = "bone",
  roof = "brick",
  windows = 2,
): string {
  const eave = 5,
    rh = r2(w * 0.36);
  const win = rep(windows, (i) => {
    const wx = r2(x + (w / (windows + 1)) * (i + 1) - 6);
    return `${k.dice.chance(0.6) ? pane(k) : "slate"} b ${wx} ${y - h + 10} 12 14 1.5;cream:1.4 M${wx + 6} ${y - h + 10}l0 14M${wx} ${y - h + 17}l12 0`;
  });
  return `${wall} b ${x} ${y - h} ${w} ${h};${roof} M${x - eave} ${y - h}L${r2(x + w / 2)} ${r2(y - h - rh)}L${x + w + eave} ${y - h}Z;${win};${roof}- b ${r2(x + w / 2 - 7)} ${y - 24} 14 24 2`;
}
/** A window with the day in it. */
export function view(k: Setting, x: number, y: number, w: number, h: number, frame = "wood"): string {
  const [fx, fy] = k.sun,
    sx = r2(x + 8 + (w - 16) * fx),
    sy = r2(y + 10 + (h - 26) * fy);
  const things = k.isNight
    ? `!cream o ${r2(x + w * 0.72)} ${r2(y + h * 0.28)} 6;sky0 o ${r2(x + w * 0.72 - 3)} ${r2(y + h * 0.28 - 1.5)} 5.2;!cream/80 o ${r2(x + w * 0.2)} ${r2(y + h * 0.2)} 1.1;!cream/80 o ${r2(x + w * 0.42)} ${r2(y + h * 0.44)} 1.1;!cream/80 o ${r2(x + w * 0.3)} ${r2(y + h * 0.6)} 0.9`
    : `!${k.time === "dusk" ? "coral+" : "honey"} o ${sx} ${sy} 6.5`;
  const g = r2(y + h);
  return `${frame} b ${x - 4} ${y - 4} ${w + 8} ${h + 8} 3;sky0 b ${x} ${y} ${w} ${h};${things};~moss M${x} ${r2(g - h * 0.26)}C${r2(x + w * 0.3)} ${r2(g - h * 0.44)} ${r2(x + w * 0.6)} ${r2(g - h * 0.16)} ${x + w} ${r2(g - h * 0.34)}L${x + w} ${g}L${x} ${g}Z;~fern M${x} ${r2(g - h * 0.1)}C${r2(x + w * 0.4)} ${r2(g - h * 0.2)} ${r2(x + w * 0.6)} ${r2(g - h * 0.02)} ${x + w} ${r2(g - h * 0.14)}L${x + w} ${g}L${x} ${g}Z;${frame}:3 M${r2(x + w / 2)} ${y}L${r2(x + w / 2)} ${g}M${x} ${r2(y + h * 0.46)}L${x + w} ${r2(y + h * 0.46)};${frame}+ b ${x - 8} ${g + 3} ${w + 16} 5 2`;
}
export const gingham = (y: number, ink = "tomato"): string =>
  `cream b 0 ${y} 320 ${200 - y};${rep(9, (i) => `${ink}/22 b ${i * 40 - 8} ${y} 20 ${200 - y}`)};${rep(2, (i) => `${ink}/22 b 0 ${y + 8 + i * 40} 320 20`)};${ink}/34 b 0 ${y} 320 3.5`;
export const boards = (y: number, ink = "oak"): string =>
  `${ink} b 0 ${y} 320 ${200 - y};${rep(3, (i) => `${ink}-/45:1.4 M0 ${y + 13 + i * 16}L320 ${y + 13 + i * 16}`)};${rep(9, (i) => `${ink}-/45:1.4 M${i * 40 + (i % 2 ? 22 : 0)} ${y + (i % 3) * 14}l0 14`)};${ink}-/60 b 0 ${y} 320 3`;
export const frame = (x: number, y: number, w: number, h: number, ink: string, inside = "mist"): string =>
  `${ink} b ${x} ${y} ${w} ${h} 2;${inside} b ${x + 4} ${y + 4} ${w - 8} ${h - 8} 1`;
export const shelf = (x: number, y: number, w: number, ink = "wood"): string =>
  `${ink} b ${x} ${y} ${w} 5 2;${ink}- b ${x + 10} ${y + 5} 4 9;${ink}- b ${x + w - 14} ${y + 5} 4 9`;
export function books(k: Setting, x: number, y: number, w: number, tall = 24): string {
  const out: string[] = [];
  let cx = x;
  while (cx < x + w - 5) {
    const bw = r2(k.dice.between(4.5, 9)),
      h = r2(k.dice.between(tall * 0.68, tall));
    out.push(
      `${k.dice.pick(["brick", "teal", "mustard", "navy", "plum", "fern", "coral", "slate", "bone"])} b ${r2(cx)} ${r2(y - h)} ${bw} ${h} 1`,
    );
    cx += bw + 0.6;
  }
  return out.join(";");
}
export const bunting = (
  y: number,
  sag = 16,
  inks: readonly string[] = ["tomato", "honey", "teal", "rose", "cream"],
): string =>
  `slate:1.4 M0 ${y}Q160 ${y + sag * 2} 320 ${y};${rep(13, (i) => {
    const x = 8 + i * 25,
      t = x / 320,
      yy = r2(y + 4 * sag * t * (1 - t));
    return `${inks[i % inks.length]} M${x - 8} ${yy - 1}L${x + 8} ${yy + 0.6}L${x} ${yy + 15}Z`;
  })}`;
export const lights = (y: number, sag = 12): string =>
  `slate:1.2 M0 ${y}Q160 ${y + sag * 2} 320 ${y};${rep(14, (i) => {
    const x = 12 + i * 23,
      t = x / 320;
    return `!honey o ${x} ${r2(y + 4 * sag * t * (1 - t) + 4)} 3.2`;
  })}`;
export const lamppost = (k: Setting, x: number, y: number, s = 1): string =>
  `ink:${3.4 * s} M${x} ${y}L${x} ${r2(y - 74 * s)};${k.isNight || k.time === "dusk" ? `!honey/22 o ${x} ${r2(y - 82 * s)} ${22 * s};` : ""}${k.isNight || k.time === "dusk" ? "!honey" : "bone"} M${r2(x - 7 * s)} ${r2(y - 90 * s)}L${r2(x + 7 * s)} ${r2(y - 90 * s)}L${r2(x + 4.6 * s)} ${r2(y - 74 * s)}L${r2(x - 4.6 * s)} ${r2(y - 74 * s)}Z;ink M${r2(x - 9 * s)} ${r2(y - 90 * s)}L${x} ${r2(y - 97 * s)}L${r2(x + 9 * s)} ${r2(y - 90 * s)}Z;ink b ${r2(x - 7 * s)} ${y - 4} ${14 * s} 5 2`;
export const pendant = (k: Setting, x: number, y: number, ink = "mustard"): string =>
  `slate:1.6 M${x} 0L${x} ${y - 12};!honey/${k.isNight || k.isDark ? 26 : 10} M${x - 12} ${y}L${x + 12} ${y}L${x + 42} ${y + 84}L${x - 42} ${y + 84}Z;${ink} M${x - 15} ${y}C${x - 13} ${y - 14} ${x + 13} ${y - 14} ${x + 15} ${y}Z;!cream o ${x} ${y + 1} 5 3`;
export const awning = (x: number, y: number, w: number, inks: readonly string[] = ["tomato", "cream"], n = 8): string =>
  rep(n, (i) => {
    const s = w / n,
      a = r2(x + i * s);
    return `${inks[i % 2]} M${a} ${y}L${r2(a + s)} ${y}L${r2(a + s)} ${y + 20}C${r2(a + s)} ${y + 29} ${a} ${y + 29} ${a} ${y + 20}Z`;
  });
export const pot = (x: number, y: number, s = 1, ink = "leaf"): string =>
  `${ink} M${x} ${y - 12 * s}C${x - 18 * s} ${y - 22 * s} ${x - 16 * s} ${y - 38 * s} ${x - 12 * s} ${y - 40 * s}C${x - 4 * s} ${y - 32 * s} ${x - 1 * s} ${y - 22 * s} ${x} ${y - 12 * s}Z;${ink}- M${x} ${y - 12 * s}C${x + 16 * s} ${y - 20 * s} ${x + 18 * s} ${y - 34 * s} ${x + 13 * s} ${y - 37 * s}C${x + 5 * s} ${y - 30 * s} ${x + 1 * s} ${y - 22 * s} ${x} ${y - 12 * s}Z;${ink}+ M${x} ${y - 12 * s}C${x - 7 * s} ${y - 28 * s} ${x - 4 * s} ${y - 44 * s} ${x + 1 * s} ${y - 48 * s}C${x + 6 * s} ${y - 40 * s} ${x + 6 * s} ${y - 26 * s} ${x} ${y - 12 * s}Z;copper M${x - 10 * s} ${y - 14 * s}L${x + 10 * s} ${y - 14 * s}L${x + 7 * s} ${y}L${x - 7 * s} ${y}Z`;
export const waves = (k: Setting, y0: number, y1: number, n: number, ink = "white/50"): string =>
  rep(n, () => {
    const [x, y] = [r2(k.dice.between(0, 300)), r2(k.dice.between(y0, y1))];
    return `${ink}:2 M${x} ${y}q6 -4 12 0q6 4 12 0`;
  });
export const audience = (k: Setting, y: number, n: number, ink = "ink"): string =>
  rep(n, (i) => {
    const x = r2((320 / n) * (i + 0.5) + k.dice.between(-4, 4)),
      r = r2(k.dice.between(9, 12));
    return `${ink} o ${x} ${y} ${r} ${r2(r * 1.08)};${ink} M${x - 19} 204C${x - 18} ${y + 10} ${x + 18} ${y + 10} ${x + 19} 204Z`;
  });
/** Things on a shelf, side by side: ink and height. */
export const wares = (
  x: number,
  y: number,
  step: number,
  width: number,
  round: number,
  list: readonly (readonly [string, number])[],
): string =>
  list
    .map(([ink, height], place) => `${ink} b ${x + place * step} ${y - height} ${width} ${height} ${round}`)
    .join(";");
