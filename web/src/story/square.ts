/** A life as a square picture to share: who it was, what it was called, and what it was full of. */
import type { Ending, StoryChapter, StoryPage } from "../protocol/types";
import type { GameBook } from "../state/games.svelte";
import { t } from "../state/texts.svelte";
import { faceIn, skyOf, snapshotOf, stampsOf } from "./lives";
import { DISPLAY, Pen, TEXT, asPng, dayColours, fitting, painted, shrunk } from "./pen";

const SIDE = 1200;
const EDGE = 80;
const SNAP = 236;
const LARGE = 300;
const MOST = 8;

/** Cards from all over a life, the ages that brought most first, then by age. */
export function highlights(story: StoryPage, most = MOST): (readonly [StoryChapter, string])[] {
  const seen = new Set<string>();
  const turns = story.chapters
    .toSorted((a, b) => b.gained - a.gained)
    .map((chapter) => [chapter, stampsOf(chapter, 9)] as const);
  const found: (readonly [StoryChapter, string])[] = [];
  for (let place = 0; place < 9 && found.length < most; place += 1)
    for (const [chapter, cards] of turns) {
      const card = cards[place];
      if (!card || seen.has(card) || found.length === most) continue;
      seen.add(card);
      found.push([chapter, card]);
    }
  return found.sort(([a], [b]) => story.chapters.indexOf(a) - story.chapters.indexOf(b));
}

/** Where so many pictures lie: in rows as even as can be, each in the middle; the fewer there are, the larger. */
export function spotsOf(count: number, height: number): { x: number; y: number; side: number }[] {
  const rows = count > 4 ? 2 : 1;
  const most = Math.ceil(count / rows);
  const side = Math.min(most > 3 ? SNAP : LARGE, height / rows - 14);
  const step = (SIDE - 2 * EDGE - SNAP) / 3 + Math.max(0, side - SNAP);
  return Array.from({ length: count }, (_, place) => {
    const [row, column] = [Math.floor(place / most), place % most];
    const width = (Math.min(most, count - row * most) - 1) * step + side;
    return { x: (SIDE - width) / 2 + column * step, y: row * (side + 14), side };
  });
}

export async function square(ending: Ending, story: StoryPage, book: GameBook, unit: string): Promise<Blob> {
  const font = {
    lead: `500 31px ${TEXT}`,
    small: `600 25px ${TEXT}`,
    score: `800 92px ${DISPLAY}`,
  };
  const titleFont = (size: number): string => `800 ${size}px ${DISPLAY}`;
  await Promise.all([titleFont(66), ...Object.values(font)].map((each) => document.fonts.load(each)));
  const colour = dayColours();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [SIDE, SIDE];
  const context = canvas.getContext("2d");
  if (!context) throw new Error("canvas");
  const pen = new Pen(context);

  const bands = story.chapters.length ? story.chapters : [];
  pen.fill(colour("age-a2"), 0, 0, SIDE, SIDE);
  bands.forEach((chapter, place) => {
    const width = SIDE / bands.length;
    pen.fill(colour(`age-${skyOf(chapter.age)}`), place * width, 0, width + 1, SIDE);
  });
  pen.fill(colour("paper"), EDGE / 2, EDGE / 2, SIDE - EDGE, SIDE - EDGE, 34);

  const wanted = faceIn(ending, story.seat, 5, "#fbeac0");
  if (wanted) pen.face(await painted(wanted, 400), "#f4bd2c", EDGE + 8, EDGE + 12, 190);
  const left = EDGE + 240;
  const ink = colour("ink");
  pen.write([`Wellspent · ${book.info.name}`], font.small, ink, left, EDGE + 42, 0);
  const room = SIDE - left - EDGE;
  const [size, title] = shrunk([66, 56, 48, 40], 3, (each) => pen.lines(story.title, titleFont(each), room));
  const tall = Math.round(size * 1.06);
  pen.write(title, titleFont(size), ink, left, EDGE + 48 + tall, tall);
  let y = EDGE + 48 + (title.length + 1) * tall;
  const quote = fitting(story.quote, 3, (text) => pen.lines(text, font.lead, room));
  pen.write(quote, font.lead, ink, left, y - 6, 40);
  y = Math.max(y + quote.length * 40 + 6, EDGE + 260);

  const cards = highlights(story);
  const spots = spotsOf(cards.length, SIDE - EDGE - 150 - y);
  for (const [place, [chapter, card]] of cards.entries()) {
    const [face, spot] = [book.face(card), spots[place]];
    if (!face || !spot) continue;
    const image = await painted(snapshotOf(ending, story, chapter, face), spot.side * 2);
    pen.snapshot(image, spot.x, y + spot.y, spot.side, [-3, 2, -2, 3][place % 4] ?? 0);
  }
  pen.write([String(story.total)], font.score, colour("lth"), EDGE + 8, SIDE - EDGE - 8, 0);
  const score = context.measureText(String(story.total)).width;
  pen.write([unit, t("web-story-made")], font.small, ink, EDGE + 30 + score, SIDE - EDGE - 44, 34);
  return asPng(canvas);
}
