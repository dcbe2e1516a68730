/** Scenes drawn as pictures, 320 wide and 200 high. */
import { bust, type Gesture } from "./bust.ts";
import { Cup } from "./dice.ts";
import { at, draw, r2, svg, times } from "./draw.ts";
import { figure } from "./figure.ts";
import { head } from "./head.ts";
import { mix } from "./ink.ts";
import { lightOf, type Light, type Theme, type Time } from "./light.ts";
import { aged, dressed, person, type Person } from "./person.ts";
import { ALWAYS, isInside, placed, type Ground } from "./place.ts";
import { prop, wayOf, type Prop } from "./prop.ts";
import type { Scene, Thing } from "./scene.ts";
import type { Pose } from "./tables/poses.ts";
import { WHO, type Way, type Weather, type Who } from "./tables/words.ts";

/** Where the eye goes: small pictures show what is around it. */
export interface Focus {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
export interface Composed {
  readonly inside: string;
  readonly focus: Focus;
  /** What else is there. */
  readonly others: readonly Focus[];
}
export interface How {
  readonly time: Time;
  readonly theme: Theme;
  readonly seed: string;
  /** The face behind `me`. */
  readonly me?: Person | undefined;
}

const SLOTS = [[160], [122, 214], [160, 82, 242], [134, 206, 62, 268], [160, 96, 228, 44, 280]] as const;
/** A thing of size 1 is 48 × UNIT high. */
const UNIT = 1.72;
/** Poses that need legs; all others are told with head and arms where a table hides the rest. */
const BODILY: readonly string[] = ["dances", "runs", "jumps", "stands", "walks", "cartwheels", "climbs"];
const ARMS: Partial<Record<Pose, Gesture>> = {
  waves: "wave",
  cheers: "cheer",
  holds: "hold",
  points: "point",
  plays: "hold",
};
/** How high the water is, where there is some. */
const WATER: Readonly<Record<string, number>> = {
  ...{ canal: 174, sea: 150, harbour: 152, lake: 150, river: 172 },
  ...{ island: 168, ship: 126, pool: 150, underwater: 120 },
};
const BEDS: readonly string[] = ["bed", "sofa"];
const WIDE: readonly string[] = ["bunting", "aurora", "fireworks", "juggling"];

export function backdrop(ground: Ground, light: Light): string {
  const drawn = draw(ground.text, light.back);
  return ground.isMirrored ? `<g transform="matrix(-1 0 0 1 320 0)">${drawn}</g>` : drawn;
}

function overlay(weather: Weather | "", dice: Cup, light: Light): string {
  const strewn = (count: number, piece: (x: number, y: number) => string): string =>
    times(count, () => piece(r2(dice.between(0, 320)), r2(dice.between(0, 200))), ";");
  const text = {
    "": () => "",
    rain: () => strewn(46, (x, y) => `!mist/75:2 M${x} ${y}l-4 13`),
    snowing: () => strewn(40, (x, y) => `!white o ${x} ${y} ${r2(dice.between(1.4, 3))}`),
    fog: () => "!white/34 b 0 70 320 26 13;!white/34 b -30 104 300 22 11;!white/34 b 60 134 300 24 12",
    wind: () => strewn(16, (x, y) => `${dice.pick(["!amber", "!leaf", "!coral"])} M${x} ${y}q5 -6 11 -2q-4 6 -11 2Z`),
    confetti: () =>
      strewn(
        44,
        (x, y) => `${dice.pick(["!tomato", "!honey", "!teal", "!rose", "!cream"])} b ${x} ${r2(y * 0.75)} 5 3.2 1`,
      ),
  }[weather]();
  return draw(text, light.back);
}

const shadow = (x: number, y: number, width: number): string =>
  `<ellipse cx="${r2(x)}" cy="${r2(y)}" rx="${r2(width)}" ry="${r2(width * 0.16 + 1.5)}" fill="#1b1630" fill-opacity=".16"/>`;
/** Behind the edge of a table. */
const behindTable = (inside: string): string =>
  `<clipPath id="behind"><path d="M0-60H320V152H0Z"/></clipPath><g clip-path="url(#behind)">${inside}</g>`;

/** One picture being put together: things go to their layers, the first of them draws the eye. */
class Stage {
  private readonly scene: Scene;
  private readonly how: How;
  private readonly light: Light;
  private readonly ground: Ground;
  private readonly dice: Cup;
  private readonly back: (readonly [number, string])[] = [];
  private readonly mid: (readonly [number, string])[] = [];
  private readonly front: string[] = [];
  private readonly seen: Focus[] = [];
  private readonly onGround: readonly Thing[];
  private readonly slots: readonly number[];
  private readonly hasBoard: boolean;
  private readonly hasBody: boolean;
  private flying = 0;
  private hanging = 0;

  constructor(scene: Scene, how: How) {
    this.scene = scene;
    this.how = how;
    const { things, place } = scene;
    this.light = lightOf(ALWAYS[place] ?? (scene.time || how.time), how.theme, isInside(place));
    this.ground = placed(place, this.light, how.seed);
    this.dice = new Cup(`scene ${how.seed}${place}${things.map((each) => each.name).join()}`);
    this.onGround = things.filter(
      (each) =>
        !["f", "h"].includes(this.wayOf(each)) && each.who !== "audience" && !each.manner.x && !this.bedOf(each),
    );
    this.slots = SLOTS[Math.min(this.onGround.length, 5) - 1] ?? SLOTS[0];
    this.hasBoard = things.some((each) => this.wayOf(each) === "t");
    this.hasBody = things.some(
      (each) =>
        each.who &&
        each.who !== "audience" &&
        !each.manner.isClose &&
        (this.ground.kind !== "table" || BODILY.includes(each.pose)),
    );
  }

  composed(): Composed {
    this.scene.things.forEach((each, place) => this.put(each, place === 0));
    const stacked = (list: (readonly [number, string])[]): string =>
      list
        .sort((a, b) => a[0] - b[0])
        .map(([, drawn]) => drawn)
        .join("");
    const weather = overlay(this.scene.weather, this.dice, this.light);
    const inside =
      backdrop(this.ground, this.light) + stacked(this.back) + stacked(this.mid) + this.front.join("") + weather;
    const [focus = { x: 160, y: 110, w: 160, h: 120 }, ...others] = this.seen;
    return { inside, focus, others };
  }

  private put(thing: Thing, isFirst: boolean): void {
    const { who, manner, pose } = thing;
    if (who === "audience") return this.putAudience();
    if (!who) return this.putThing(thing, isFirst);
    const count = manner.count ?? WHO[who][0];
    const isBehindTable = this.ground.kind === "table" && !BODILY.includes(pose);
    if (count > 1) return isBehindTable ? this.putCompany(thing, count, isFirst) : this.putGroup(thing, count, isFirst);
    if (manner.isClose || isBehindTable) return this.putBust(thing, isFirst);
    if (this.bedOf(thing)) return this.putSleeper(thing);
    return pose === "rides" ? this.putRider(thing, isFirst) : this.putFigure(thing, isFirst);
  }

  private see(x: number, y: number, h: number, w = h): void {
    this.seen.push({ x, y, h, w });
  }

  private wayOf(thing: Thing): Way | "p" {
    return thing.who ? "p" : (thing.manner.way ?? wayOf(thing.name));
  }

  private xOf(thing: Thing): number {
    return thing.manner.x ?? (this.wayOf(thing) === "t" ? 160 : this.slots[this.onGround.indexOf(thing)]) ?? 160;
  }

  private bedOf(thing: Thing): Thing | undefined {
    return thing.pose === "sleeps" ? this.scene.things.find((each) => BEDS.includes(each.name)) : undefined;
  }

  /** Who stands for a word: always the same person in the pictures of one card. */
  private person(who: Who, place = 0, dress: Who | "" = ""): Person {
    const { me, seed } = this.how;
    const made = (): Person => {
      if (who === "little_me") return { ...aged(me ?? person("young", `${seed} me 0`), 8), mood: "glad" };
      if (who === "me") return place === 0 && me ? me : person("young", `${seed} me ${place}`);
      if (who === "family" && place === 1) return person("kid", `${seed}fk`);
      return person(WHO[who][1], `${seed} ${who} ${place}`);
    };
    return dress ? dressed(made(), WHO[dress][1]) : made();
  }

  private heldIn(name: string, scale: number): string {
    if (!name) return "";
    const drawn = prop(name, this.light.prop);
    return at(0, 0, scale * Math.min(1.1, drawn.size), 0, `<g transform="translate(-24 -40)">${drawn.svg}</g>`);
  }

  /* ---------- people ---------- */

  private putAudience(): void {
    const heads = times(9, (i) => {
      const hair = mix("#1d2436", this.light.tone("#5a3a26"), 0.25 + 0.1 * (i % 3));
      const drawn = `<circle cx="0" cy="-34" r="17" fill="${hair}"/><path d="M-32 10C-32-14 32-14 32 10Z" fill="#1d2436"/>`;
      return at(18 + i * 36 + this.dice.between(-5, 5), 214 + this.dice.between(-4, 4), 0.62, 0, drawn);
    });
    this.front.push(heads);
  }

  /** Several people behind a table. */
  private putCompany({ who, manner, pose }: Thing, count: number, isFirst: boolean): void {
    if (!who) return;
    const n = Math.min(count, 4);
    const k = (n > 2 ? 0.92 : 1.08) * (manner.size ?? 1) * (isFirst ? 1 : 0.9);
    const gap = n > 2 ? 66 : 84;
    const x = this.slots[isFirst ? 0 : 1] ?? 160;
    const cx = this.onGround.length === 1 || n > 2 ? 160 : isFirst ? 140 : x < 160 ? 100 : 212;
    const row = times(n, (i) => {
      const off = i - (n - 1) / 2;
      const arms = pose ? (ARMS[pose] ?? "") : "";
      const drawn = bust({ ...this.person(who, i), tilt: off * -4 }, { tone: this.light.tone, arms });
      return at(cx + off * gap, 134 + (i % 2) * 3, k, 0, drawn);
    });
    this.mid.push([-10, behindTable(row)]);
    this.see(cx, 134 - 34 * k, 80 * k, n * gap * 0.9);
  }

  /** Several people standing. */
  private putGroup(thing: Thing, count: number, isFirst: boolean): void {
    const { who, manner, pose } = thing;
    if (!who) return;
    const s = (manner.size ?? 1) * (isFirst ? 1 : 0.9);
    const gap = (count > 4 ? 37 : 46) * s;
    const size = (count > 4 ? 0.94 : 1.14) * s * (this.onGround.length > 2 ? 0.9 : 1);
    const people = times(count, (i) => {
      const does = pose || (who === "choir" ? "stands" : this.dice.pick<Pose>(["stands", "stands", "waves"]));
      const drawn = figure(this.person(who, i), does, this.light.tone);
      return at((i - (count - 1) / 2) * gap, this.dice.between(-3, 3), size, 0, drawn);
    });
    const cx = this.onGround.length === 1 || this.hasBoard ? 160 : this.xOf(thing);
    const y = this.ground.floor + (this.hasBoard ? -8 : isFirst ? 8 : 2);
    this.mid.push([manner.isBehind ? -20 : y, shadow(cx, y, count * gap * 0.44) + at(cx, y, 1, 0, people)]);
    this.see(cx, y - 54 * size, 112 * size, count * gap);
  }

  /** Head and shoulders: behind a table, or close. */
  private putBust(thing: Thing, isFirst: boolean): void {
    const { who, manner, pose, hold, dress } = thing;
    if (!who) return;
    const s = (manner.size ?? 1) * (isFirst ? 1 : 0.9);
    const isAtTable = this.ground.kind === "table" && !manner.isClose;
    const [k, y] = isAtTable ? [1.24 * s, 132] : [1.62 * s, 176];
    const count = this.onGround.length;
    const x = count === 1 ? 160 : isFirst && count === 2 ? 124 : this.xOf(thing);
    const p = this.person(who, 0, dress);
    const drawn = bust(pose === "sleeps" ? { ...p, mood: "asleep" } : p, {
      tone: this.light.tone,
      arms: hold ? "hold" : pose ? (ARMS[pose] ?? "") : "",
      hold: hold && at(0, 18, 1, 0, this.heldIn(hold, 0.8)),
    });
    this.mid.push([-10, isAtTable ? behindTable(at(x, y, k, 0, drawn)) : at(x, y, k, 0, drawn)]);
    this.see(x, y - 34 * k, 74 * k);
  }

  private putSleeper(thing: Thing): void {
    const bed = this.bedOf(thing);
    if (!bed || !thing.who) return;
    const isFirst = this.scene.things[0] === bed;
    const many = this.scene.things.length > 2 ? 0.9 : 1;
    const size = prop(bed.name, this.light.prop).size * (bed.manner.size ?? 1);
    const k = size * UNIT * 1.16 * (isFirst ? 1 : 0.82) * many;
    const p: Person = { ...this.person(thing.who, 0, thing.dress), mood: "asleep", tilt: 0 };
    const { back, face } = head(p, this.light.tone);
    this.mid.push([-4, at(this.xOf(bed) - 17 * k, this.ground.floor - 3 - 26 * k, 0.3 * k, -78, back + face)]);
  }

  private putRider(thing: Thing, isFirst: boolean): void {
    if (!thing.who) return;
    const steed = prop(thing.hold || "bicycle", this.light.prop);
    const k = 1.2 * (thing.manner.size ?? 1) * (isFirst ? 1 : 0.9);
    const [x, y] = [this.xOf(thing), this.ground.floor + 8];
    const isBike = thing.hold === "bicycle" || !thing.hold;
    const mount = at(x, y, (isBike ? 1.6 : 1.9) * k, 0, `<g transform="translate(-24 -47)">${steed.svg}</g>`);
    const rider = figure(this.person(thing.who, 0, thing.dress), "rides", this.light.tone);
    const seated = at(x + (isBike ? 0 : 6) * k, y - (isBike ? 0 : 26) * k, k, 0, rider);
    this.mid.push([y, shadow(x, y, 34 * k) + (isBike ? seated + mount : mount + seated)]);
    this.see(x, y - 56 * k, 116 * k);
  }

  private putFigure(thing: Thing, isFirst: boolean): void {
    const { who, manner, pose, hold, dress } = thing;
    if (!who) return;
    const water = pose === "swims" ? WATER[this.scene.place] : undefined;
    const x = this.xOf(thing);
    const y = water ? water + 4 : this.ground.floor + (this.hasBoard ? -8 : isFirst ? 8 : 2);
    const room = this.ground.kind === "table" ? 0.9 : this.onGround.length > 2 ? 1.22 : 1.34;
    const k = room * (manner.size ?? 1) * (isFirst ? 1 : 0.9);
    const inHand = hold && at(pose === "plays" ? 0 : 4, 22, 1, pose === "plays" ? 12 : 0, this.heldIn(hold, 0.66));
    const drawn = figure(this.person(who, 0, dress), pose || "stands", this.light.tone, inHand);
    this.mid.push([y, (water ? "" : shadow(x, y, 20 * k)) + at(x, y, k, 0, drawn)]);
    this.see(x, y - 50 * k, 104 * k, 56 * k);
  }

  /* ---------- things ---------- */

  private putThing(thing: Thing, isFirst: boolean): void {
    const { name, manner } = thing;
    const drawn = this.drawn(name, manner.grey ?? 0);
    const way = manner.way ?? drawn.way;
    const beside = !this.hasBody ? 1 : way === "s" ? (isFirst ? 1 : 0.8) : way === "g" ? 1.16 : 1;
    const size = drawn.size * (manner.size ?? 1) * (isFirst ? 1 : 0.82) * UNIT * beside;
    const lean = way === "g" ? 0 : drawn.isEmoji ? this.dice.between(-4, 4) : this.dice.between(-2.5, 2.5);
    const copies = new Copies(drawn, manner.count ?? 1, manner.turn ?? lean, way === "f" || way === "h", this.dice);
    if (way === "f") this.putFlying(thing, copies, size, isFirst);
    else if (way === "h") this.putHanging(thing, copies, size, isFirst);
    else this.putStanding(thing, copies, size, way, isFirst);
  }

  private drawn(name: string, grey: number): Prop {
    const stone = this.light.tone("#9a978c");
    const ink = this.light.prop;
    return prop(
      name,
      grey
        ? (part) => {
            const [colour, cover] = ink(part);
            return [mix(colour, stone, grey), cover];
          }
        : ink,
    );
  }

  private putFlying(thing: Thing, copies: Copies, size: number, isFirst: boolean): void {
    const isAlone = this.scene.things.length === 1;
    const spots = [[isFirst ? 160 : 236, isFirst ? 96 : 66] as const, [78, 62] as const, [160, 50] as const];
    const [sx, sy] = isAlone ? [160, 112] : (spots[this.flying] ?? [160, 60]);
    this.flying += 1;
    const layer = isFirst ? this.mid : this.back;
    if (WIDE.includes(thing.name)) {
      const isJuggling = thing.name === "juggling";
      const [cx, y] = [isJuggling ? (this.slots[0] ?? 160) : 160, thing.name === "bunting" ? 22 : isJuggling ? 36 : 62];
      layer.push([-50, at(cx - 24 * size, y, size, 0, copies.drawn.svg)]);
      return;
    }
    const k = Math.min(size * (isFirst ? (isAlone ? 1.25 : 1.05) : 0.78), isFirst ? 2.5 : 2);
    const x = thing.manner.x ?? sx;
    layer.push([-5, copies.at(x, sy + 24 * k * 0.6, k, false)]);
    this.see(x, sy, 56 * k);
  }

  private putHanging(thing: Thing, copies: Copies, size: number, isFirst: boolean): void {
    const x = thing.manner.x ?? (this.scene.things.length === 1 ? 160 : this.hanging ? 236 : isFirst ? 160 : 96);
    this.hanging += 1;
    const [k, y] = isFirst ? [size, 122] : [size * 0.72, 92];
    this.back.push([0, copies.at(x, y, k, false)]);
    this.see(x, y - 24 * k, 50 * k);
  }

  private putStanding(thing: Thing, copies: Copies, size: number, way: Way, isFirst: boolean): void {
    const water = way === "w" ? WATER[this.scene.place] : undefined;
    const isBig = way === "g";
    const step = way === "t" ? 14 : isBig ? -3 : isFirst ? 7 : thing.manner.isBehind ? -6 : 1;
    const [x, y] = [this.xOf(thing), water ?? this.ground.floor + step];
    const k = isBig && this.scene.things.length > 2 ? size * 0.9 : size;
    const ripple = water
      ? `<path d="M${r2(x - 30 * k)} ${y}q8-5 15 0t15 0t15 0t15 0" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="2.6" stroke-linecap="round"/>`
      : "";
    const layer = isBig || thing.manner.isBehind ? this.back : this.mid;
    layer.push([y, copies.at(x, y, k, !water) + ripple]);
    this.see(x, y - 24 * k, 50 * k, copies.count > 1 ? 80 * k : 50 * k);
  }
}

/** One thing, or several of it side by side. */
class Copies {
  readonly drawn: Prop;
  readonly count: number;
  private readonly turn: number;
  private readonly isHigh: boolean;
  private readonly dice: Cup;

  constructor(drawn: Prop, count: number, turn: number, isHigh: boolean, dice: Cup) {
    this.drawn = drawn;
    this.count = count;
    this.turn = turn;
    this.isHigh = isHigh;
    this.dice = dice;
  }

  at(x: number, y: number, scale: number, hasShadow: boolean): string {
    if (this.count === 1) return (hasShadow ? shadow(x, y, 18 * scale) : "") + this.one(x, y, scale, this.turn);
    const k = scale * (this.count > 4 ? 0.5 : this.count > 2 ? 0.58 : 0.7);
    const rows = this.count > 3 ? [Math.ceil(this.count / 2), Math.floor(this.count / 2)] : [this.count];
    return rows
      .map((n, row) =>
        times(n, (i) => {
          const isLast = row === rows.length - 1;
          const [cx, cy] = [x + (i - (n - 1) / 2) * 42 * k, y - (rows.length - 1 - row) * 26 * k];
          return (hasShadow && isLast ? shadow(cx, cy, 16 * k) : "") + this.one(cx, cy, k, this.dice.between(-6, 6));
        }),
      )
      .join("");
  }

  private one(x: number, y: number, scale: number, turn: number): string {
    const turned = `<g transform="rotate(${r2(turn)} 0 ${this.isHigh ? 0 : -12})">`;
    return at(x, y, scale, 0, `${turned}<g transform="translate(-24 -47)">${this.drawn.svg}</g></g>`);
  }
}

export const compose = (scene: Scene, how: How): Composed => new Stage(scene, how).composed();

/** wide 8:5 for the card; close crops for everything smaller: width : height, air around the focus, least height. */
export const FORMATS = {
  wide: [8 / 5, 1, 200],
  square: [1, 1.5, 168],
  tiny: [1, 1.2, 84],
  stamp: [44 / 52, 1.2, 92],
  strip: [44 / 30, 1.14, 78],
  tall: [46 / 86, 1.5, 132],
} as const;
export type Format = keyof typeof FORMATS;

/** How badly an edge cuts through things: nothing for what is whole or away, most for a half. */
function cuts(others: readonly Focus[], left: number, width: number): number {
  return others.reduce((sum, { x, w }) => {
    const shown = Math.min(left + width, x + w / 2) - Math.max(left, x - w / 2);
    const part = Math.max(0, Math.min(1, shown / w));
    return sum + part * (1 - part);
  }, 0);
}

/** Where a square begins: near its focus, with all of it, and where it cuts least through what stands beside. */
function beginning(focus: Focus, others: readonly Focus[], middle: number, width: number): number {
  const first = Math.max(0, focus.x + focus.w / 2 - width);
  const last = Math.min(320 - width, focus.x - focus.w / 2);
  let best = middle;
  for (let left = Math.ceil(first); left <= last; left += 2) {
    const gain = cuts(others, best, width) - cuts(others, left, width);
    const isNearer = Math.abs(left - middle) < Math.abs(best - middle);
    if (gain > 0.01 || (isNearer && gain > -0.01)) best = left;
  }
  return best;
}

/** The part of a picture that a format shows. */
export function cropped(format: Format, focus: Focus, others: readonly Focus[] = []): string {
  if (format === "wide") return "0 0 320 200";
  const [ratio, air, least] = FORMATS[format];
  const broad = (Math.min(focus.w, 300) * (format === "square" ? 1.1 : 0.9)) / ratio;
  const height = Math.min(200, 320 / ratio, Math.max(focus.h * air, least, broad));
  const width = height * ratio;
  const middle = Math.max(0, Math.min(320 - width, focus.x - width / 2));
  const x = format === "square" ? beginning(focus, others, middle, width) : middle;
  const y = Math.max(0, Math.min(200 - height, focus.y - height / 2));
  return `${r2(x)} ${r2(y)} ${r2(width)} ${r2(height)}`;
}

export function picture(scene: Scene, format: Format, how: How): string {
  const { inside, focus, others } = compose(scene, how);
  return svg(cropped(format, focus, others), inside);
}
