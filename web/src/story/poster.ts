/** The story of a life as one picture. */
import { SHAPES } from "../look/players";
import type { Ending, StoryPage } from "../protocol/types";
import type { GameBook } from "../state/games.svelte";
import { t } from "../state/texts.svelte";
import { colourAt, ranked, skyOf, snapshotOf, stampsOf } from "./lives";
import { DISPLAY, Pen, TEXT, asPng, dayColours, fitting, painted } from "./pen";

const WIDTH = 1080;
const EDGE = 56;
const STAMP = 104;
/** Twice as many dots as the design has, for paper and good screens. */
const SCALE = 2;

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
      if (!face) continue;
      const image = await painted(snapshotOf(ending, story, chapter, face), STAMP * SCALE);
      const x = WIDTH - EDGE - (cards.length - place) * (STAMP - 8);
      pen.snapshot(image, x, y + (tall - STAMP) / 2, STAMP, [-4, 3, -2][place] ?? 0);
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

  return asPng(canvas);
}
