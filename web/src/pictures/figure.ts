/** People from head to foot. */
import { Cup } from "./dice.ts";
import { at, r2 } from "./draw.ts";
import { head, type Build, type Tone } from "./head.ts";
import { INKS, darker } from "./ink.ts";
import type { Person } from "./person.ts";
import { POSES, type Joints, type Pose } from "./tables/poses.ts";

const line = (d: string, ink: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** What somebody wears below the shoulders. */
interface Outfit {
  readonly top: string;
  readonly bottoms: string;
  readonly shoe: string;
  readonly hasSkirt: boolean;
}

function outfit(p: Person, built: Build, tone: Tone): Outfit {
  const dice = new Cup(`body ${p.seed}`);
  const trousers = dice.pick(["navy", "slate", "bark", "ink", "plum", "fern"] as const);
  const [cloth, second] = [built.ink("c")[0], built.ink("d")[0]];
  const top = p.wear === "dungarees" || p.wear === "apron" ? second : p.wear === "coat" ? tone("#fffdf8") : cloth;
  const bottoms = tone(INKS[p.wear === "dungarees" ? p.wearInk : trousers]);
  const hasSkirt = p.wear === "dress" || (p.kind === "she" && p.wear !== "dungarees" && dice.chance(0.35));
  return { top, bottoms, hasSkirt, shoe: tone(INKS[dice.pick(["ink", "bark", "tomato", "ink"] as const)]) };
}

function torso(p: Person, { hip: [hx, hy], chest: [cx, cy] }: Joints, wear: Outfit, cloth: string): string {
  if (wear.hasSkirt)
    return `<path d="M${cx - 10} ${cy + 2}Q${cx} ${cy - 4} ${cx + 10} ${cy + 2}L${hx + 16} ${hy + 13}Q${hx} ${hy + 18} ${hx - 16} ${hy + 13}Z" fill="${wear.top}"/>`;
  const shirt = `<path d="M${cx - 12} ${cy + 6}Q${cx} ${cy - 5} ${cx + 12} ${cy + 6}L${hx + 10.5} ${hy + 2}Q${hx} ${hy + 7} ${hx - 10.5} ${hy + 2}Z" fill="${wear.top}"/>`;
  const bib = `<path d="M${hx - 10.5} ${hy + 2}L${hx - 9} ${hy - 12}L${hx + 9} ${hy - 12}L${hx + 10.5} ${hy + 2}Z" fill="${cloth}"/>`;
  const hem = line(`M${hx - 9} ${hy + 1}L${hx + 9} ${hy + 1}`, darker(wear.top, 0.16), 2);
  return shirt + (p.wear === "dungarees" ? bib : "") + (p.wear === "coat" ? "" : hem);
}

function swimmer(size: number, top: string, skin: string, headDrawn: string): string {
  const arms = line("M-26 4C-18 -8 -10 -6 -6 2", top, 9) + line("M8 0C16 -20 30 -18 34 -4", top, 8);
  const hand = `<circle cx="34" cy="-2" r="4.4" fill="${skin}"/>`;
  const ripple = line("M-40 6q8 -5 16 0t16 0t16 0t16 0t16 0", "#ffffffb0", 3);
  return at(0, 0, size, 0, arms + hand + at(0, 4, 0.5, -6, headDrawn) + ripple);
}

/** A whole person in a light; `hold` is a drawing for the hands. */
export function figure(p: Person, pose: Pose, tone: Tone, hold = ""): string {
  const joints: Joints = POSES[pose][0];
  const { back, face, built } = head({ ...p, tilt: 0, mood: joints.isShut ? "asleep" : p.mood }, tone);
  const wear = outfit(p, built, tone);
  const size = 1 - built.young * 0.3;
  if (joints.swims) return swimmer(size, wear.top, built.skin, back + face);
  const { hip, chest, arms, legs, nod = 0 } = joints;
  const arm = (side: 0 | 1): string => {
    const [ex, ey, x, y] = arms[side];
    const d = `M${r2(chest[0] + (side ? 9.4 : -9.4))} ${chest[1] + 4}L${ex} ${ey}L${x} ${y}`;
    return (
      line(d, side ? wear.top : darker(wear.top, 0.12), 7.6) +
      `<circle cx="${x}" cy="${y}" r="4.2" fill="${built.skin}"/>`
    );
  };
  const leg = (side: 0 | 1): string => {
    const [kx, ky, x, y] = legs[side];
    const d = `M${r2(hip[0] + (side ? 4.6 : -4.6))} ${hip[1]}L${kx} ${ky}L${x} ${y}`;
    const shoe = `<ellipse cx="${r2(x + (side ? 2 : -2))}" cy="${r2(y - 0.6)}" rx="6" ry="3.2" fill="${wear.shoe}"/>`;
    return line(d, wear.hasSkirt ? built.skin : wear.bottoms, wear.hasSkirt ? 6.6 : 8.8) + shoe;
  };
  const neck = line(`M${chest[0]} ${chest[1] + 1}L${r2(chest[0] + nod * 0.12)} ${chest[1] - 7}`, built.shade, 6);
  const headAt = (inside: string): string =>
    at(chest[0] + nod * 0.16, chest[1] - 4 + built.young * 3, 0.5 / size ** 0.45, nod, inside);
  const inside = [
    headAt(back),
    arm(0),
    leg(0),
    leg(1),
    torso(p, joints, wear, built.ink("c")[0]),
    neck,
    headAt(face),
    hold && at(0, -46, 1, 0, hold),
    arm(1),
  ].join("");
  if (joints.lies) return at(34, -8, size, -90, inside);
  return joints.isTurned ? at(0, -96 * size, size, 180, inside) : at(0, 0, size, 0, inside);
}
