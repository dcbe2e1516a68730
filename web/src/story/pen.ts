/** Text and pictures on a canvas, in the look of the table. */
import type { Wanted } from "../look/studio";
import { drawnText } from "../look/studio";

export const DISPLAY = "Sansita, Georgia, serif";
export const TEXT = '"Atkinson Next", system-ui, sans-serif';

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

/** The largest of these sizes at which a text has no more than so many lines, with its lines; else the smallest. */
export function shrunk(
  sizes: readonly number[],
  most: number,
  wrap: (size: number) => string[],
): readonly [number, string[]] {
  const tried = sizes.map((size) => [size, wrap(size)] as const);
  return tried.find(([, lines]) => lines.length <= most) ?? tried.at(-1) ?? [0, []];
}

export class Pen {
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

  /** A picture on paper, tilted. */
  snapshot(image: CanvasImageSource, x: number, y: number, size: number, tilt: number): void {
    const { canvas } = this;
    const edge = size * 0.06;
    canvas.save();
    canvas.translate(x + size / 2, y + size / 2);
    canvas.rotate((tilt * Math.PI) / 180);
    canvas.translate(-size / 2, -size / 2);
    this.fill("#fffaf0", 0, 0, size, size, 6);
    canvas.drawImage(image, edge, edge, size - 2 * edge, size - 2 * edge);
    canvas.restore();
  }

  /** A face in a ring. */
  face(image: CanvasImageSource, ring: string, x: number, y: number, size: number): void {
    const { canvas } = this;
    canvas.save();
    canvas.fillStyle = ring;
    canvas.beginPath();
    canvas.arc(x + size / 2, y + size / 2, size / 2 + 6, 0, 7);
    canvas.fill();
    canvas.beginPath();
    canvas.arc(x + size / 2, y + size / 2, size / 2, 0, 7);
    canvas.clip();
    canvas.drawImage(image, x, y, size, size);
    canvas.restore();
  }
}

/** A card or a face as an image of so many dots. */
export async function painted(wanted: Wanted, dots: number): Promise<HTMLImageElement> {
  const text = (await drawnText(wanted)).replace("<svg ", `<svg width="${dots}" height="${dots}" `);
  const image = new Image(dots, dots);
  image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}

export function asPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("canvas"))), "image/png"),
  );
}

/** Colours of the day, whatever the lamp. */
export function dayColours(): (name: string) => string {
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
  const all = new Map(names.map((name) => [name, found(`--${name}`)]));
  probe.remove();
  return (name) => all.get(name) || "#6b6657";
}
