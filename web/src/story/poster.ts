/** The story of a life as one picture. */
import { FOLDER } from "virtual:pictures";
import type { Ending, StoryPage } from "../protocol/types";
import type { GameBook } from "../state/games.svelte";
import { t } from "../state/texts.svelte";
import { kindClass } from "../cards/faces";
import { SHAPES } from "../look/players";
import { colourAt, ranked, skyOf, stampsOf } from "./lives";

const WIDTH = 1080;
const EDGE = 56;
const STAMP = 104;
const DISPLAY = "Sansita, Georgia, serif";
const TEXT = '"Atkinson Next", system-ui, sans-serif';
/** Twice as many dots as the design has, for paper and good screens. */
const SCALE = 2;

/** Text in lines of at most this width; `measure` tells how wide a piece is. */
export function wrapped(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/ +/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && measure(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line ? [...lines, line] : lines;
}

/** As many whole sentences as fit into so many lines; the first one always. */
export function fitting(text: string, most: number, wrap: (text: string) => string[]): string[] {
  const sentences = text.split(/(?<=[.!?…»”])\s+(?=\p{Lu}|[«“])/u);
  for (let count = sentences.length; count > 1; count -= 1) {
    const lines = wrap(sentences.slice(0, count).join(" "));
    if (lines.length <= most) return lines;
  }
  return wrap(sentences[0] ?? "");
}

class Pen {
  constructor(private readonly canvas: CanvasRenderingContext2D) {}

  fill(colour: string, x: number, y: number, width: number, height: number, radius = 0): void {
    this.canvas.fillStyle = colour;
    this.canvas.beginPath();
    this.canvas.roundRect(x, y, width, height, radius);
    this.canvas.fill();
  }

  lines(text: string, font: string, width: number): string[] {
    this.canvas.font = font;
    return wrapped(text, width, (piece) => this.canvas.measureText(piece).width);
  }

  write(lines: readonly string[], font: string, colour: string, x: number, y: number, height: number): void {
    this.canvas.font = font;
    this.canvas.fillStyle = colour;
    lines.forEach((line, place) => this.canvas.fillText(line, x, y + place * height));
  }

  shape(path: string, colour: string, x: number, y: number, size: number): void {
    this.canvas.save();
    this.canvas.translate(x, y);
    this.canvas.scale(size / 24, size / 24);
    this.canvas.fillStyle = colour;
    this.canvas.fill(new Path2D(path));
    this.canvas.restore();
  }

  picture(image: CanvasImageSource, ground: string, hill: string, x: number, y: number, tilt: number): void {
    const { canvas } = this;
    canvas.save();
    canvas.translate(x + STAMP / 2, y + STAMP / 2);
    canvas.rotate((tilt * Math.PI) / 180);
    canvas.translate(-STAMP / 2, -STAMP / 2);
    this.fill("#fffaf0", 0, 0, STAMP, STAMP, 6);
    this.fill(ground, 7, 7, STAMP - 14, STAMP - 14, 3);
    canvas.beginPath();
    canvas.rect(7, 7, STAMP - 14, STAMP - 14);
    canvas.clip();
    canvas.fillStyle = hill;
    canvas.beginPath();
    canvas.ellipse(STAMP * 0.62, STAMP * 1.02, STAMP * 0.62, STAMP * 0.34, 0, 0, 7);
    canvas.fill();
    canvas.drawImage(image, STAMP * 0.2, STAMP * 0.18, STAMP * 0.6, STAMP * 0.6);
    canvas.restore();
  }
}

function loaded(name: string): Promise<HTMLImageElement> {
  const image = new Image(128, 128);
  image.src = `${FOLDER}/${name}.svg`;
  return image.decode().then(() => image);
}

/** Colours of the day, whatever the lamp. */
function dayColours(): (name: string) => string {
  const probe = document.createElement("div");
  probe.dataset.theme = "light";
  probe.hidden = true;
  document.body.append(probe);
  const styles = getComputedStyle(probe);
  const found = (name: string): string => styles.getPropertyValue(name).trim();
  const names = [
    "ink",
    "paper",
    "lth",
    "sky-hill",
    "sky-hill-2",
    ...["teen", "a1", "a2", "a3", "a4", "o1", "o2", "o3"].map((age) => `age-${age}`),
  ];
  const kinds = [
    ..."project item activity job partner trait goal community pet event health relation knowledge work possession".split(
      " ",
    ),
  ];
  const all = new Map([...names, ...kinds.map((kind) => `kind-${kind}`)].map((name) => [name, found(`--${name}`)]));
  probe.remove();
  return (name) => all.get(name) || "#6b6657";
}

export async function poster(ending: Ending, story: StoryPage, book: GameBook, unit: string): Promise<Blob> {
  const font = {
    title: `800 54px ${DISPLAY}`,
    lead: `500 25px ${TEXT}`,
    age: `800 29px ${DISPLAY}`,
    small: `500 19px ${TEXT}`,
    text: `500 22px ${TEXT}`,
  };
  await Promise.all(Object.values(font).map((each) => document.fonts.load(each)));
  const colour = dayColours();
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!context) throw new Error("canvas");
  const pen = new Pen(context);

  const title = pen.lines(story.title, font.title, WIDTH - 2 * EDGE - 190);
  const quote = pen.lines(story.quote, font.lead, WIDTH - 2 * EDGE - 250);
  const head = 96 + title.length * 58 + quote.length * 34 + 70;
  const bands = story.chapters.map((chapter) => {
    const cards = stampsOf(chapter, 3);
    const room = WIDTH - 2 * EDGE - 170 - (cards.length ? cards.length * (STAMP - 8) + 24 : 0);
    const lines = fitting(chapter.text, 7, (text) => pen.lines(text, font.text, room));
    return { chapter, cards, lines, height: Math.max(STAMP + 40, lines.length * 30 + 46, 116) };
  });
  const closing = pen.lines(story.closing, font.lead, WIDTH - 2 * EDGE);
  const places = ranked(ending.standings);
  const foot = 120 + closing.length * 34 + places.length * 42 + 60;
  const height = head + bands.reduce((sum, band) => sum + band.height, 0) + foot;

  canvas.width = WIDTH * SCALE;
  canvas.height = height * SCALE;
  context.scale(SCALE, SCALE);
  context.textBaseline = "alphabetic";

  pen.fill(colour("age-teen"), 0, 0, WIDTH, head);
  context.fillStyle = "#f4a71d";
  context.beginPath();
  context.arc(WIDTH - 150, head - 30, 96, 0, 7);
  context.fill();
  context.fillStyle = "#ffd45e";
  context.beginPath();
  context.arc(WIDTH - 150, head - 30, 74, 0, 7);
  context.fill();
  context.fillStyle = colour("sky-hill");
  context.beginPath();
  context.ellipse(WIDTH * 0.75, head + 30, WIDTH * 0.6, 62, 0, 0, 7);
  context.fill();
  context.fillStyle = colour("sky-hill-2");
  context.beginPath();
  context.ellipse(WIDTH * 0.25, head + 40, WIDTH * 0.6, 62, 0, 0, 7);
  context.fill();
  pen.write([`Wellspent · ${book.info.name}`], font.small, colour("ink"), EDGE, 64, 0);
  pen.write(title, font.title, colour("ink"), EDGE, 124, 58);
  pen.write(quote, font.lead, colour("ink"), EDGE, 124 + title.length * 58 - 8, 34);
  pen.fill(colour("paper"), WIDTH - EDGE - 170, 40, 170, 92, 18);
  context.textAlign = "center";
  pen.write([String(story.total)], `800 52px ${DISPLAY}`, colour("lth"), WIDTH - EDGE - 85, 92, 0);
  pen.write([unit], `600 16px ${TEXT}`, colour("ink"), WIDTH - EDGE - 85, 118, 0);
  context.textAlign = "left";

  let y = head;
  for (const { chapter, cards, lines, height: tall } of bands) {
    const sky = skyOf(chapter.age);
    const ink = sky === "o3" ? "#fffaf0" : colour("ink");
    pen.fill(colour(`age-${sky}`), 0, y, WIDTH, tall);
    pen.write([chapter.title], font.age, ink, EDGE, y + tall / 2 - 4, 0);
    pen.write([`${chapter.years} · +${chapter.gained}`], font.small, ink, EDGE, y + tall / 2 + 24, 0);
    pen.write(lines, font.text, ink, EDGE + 170, y + (tall - lines.length * 30) / 2 + 23, 30);
    for (const [place, card] of cards.entries()) {
      const face = book.face(card);
      const tone = colour(kindClass(face).replace("k-", "kind-"));
      const image = await loaded(face?.picture || "package");
      const x = WIDTH - EDGE - (cards.length - place) * (STAMP - 8);
      pen.picture(image, mixed(tone, 0.78), mixed(tone, 0.5), x, y + (tall - STAMP) / 2, [-4, 3, -2][place] ?? 0);
    }
    y += tall;
  }

  pen.fill(colour("age-o3"), 0, y, WIDTH, foot);
  pen.write(closing, font.lead, "#fffaf0", EDGE, y + 66, 34);
  y += 66 + closing.length * 34 + 22;
  for (const standing of places) {
    pen.shape(SHAPES[colourAt(ending, standing.seat)], "#ffd45e", EDGE, y - 19, 22);
    pen.write(
      [`${ending.table.seats[standing.seat]?.name ?? ""}  ${standing.score}`],
      font.age,
      "#fffaf0",
      EDGE + 36,
      y,
      0,
    );
    y += 42;
  }
  pen.write([`${story.epitaph}`, t("web-story-made")], font.small, "#fffaf0", EDGE, y + 10, 30);

  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("canvas"))), "image/png"),
  );
}

/** A colour with so much paper in it. */
export function mixed(colour: string, paper: number): string {
  const parts = /^#(..)(..)(..)$/.exec(colour)?.slice(1) ?? ["6b", "66", "57"];
  const ground = [255, 250, 240];
  const blend = parts.map((part, place) =>
    Math.round(parseInt(part, 16) * (1 - paper) + (ground[place] ?? 255) * paper),
  );
  return `rgb(${blend.join(" ")})`;
}
