/** Pictures drawn on demand. The package comes after the first paint; what was drawn is kept for a while. */
import type { Look, Sitter, View } from "../pictures/index.ts";
import { afterPaint } from "../parts/unfolding.svelte";
import { atRest } from "../state/breath";

/** A card, as somebody looks at it. */
export interface CardWanted extends Omit<View, "me"> {
  readonly look: Look;
  readonly me?: Sitter | undefined;
  readonly lang: string;
}
/** A player's face. `mood` is where they stand on the track. */
export interface FaceWanted {
  readonly sitter: Sitter;
  readonly round: number;
  readonly mood?: number | undefined;
  readonly ground: string;
  readonly theme: "light" | "dark";
  readonly isTiny: boolean;
}
export type Wanted = CardWanted | FaceWanted;

export interface Drawn {
  readonly url: string;
  readonly text: string;
  readonly alt: string;
}

type Package = typeof import("./pictures.ts");
const MOST = 300;
/** How long pictures may be drawn before the page gets its turn. */
const SLICE = 8;
/** How long a page may hold back the next frame before pictures go on without it. */
const LATEST = 300;

let opened: Promise<Package> | undefined;
const kept = new Map<string, Drawn>();
const texts = new Map<string, string>();
let queue: Promise<unknown> = Promise.resolve();
let until = 0;

/** The table is laid first: its cards can be read without their pictures. */
async function load(): Promise<Package> {
  await atRest();
  return import("./pictures.ts");
}

/** The package of pictures, fetched once; a failure is not kept. */
export function studio(): Promise<Package> {
  opened ??= load().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

const isCard = (wanted: Wanted): wanted is CardWanted => "look" in wanted;

function keyOf(wanted: Wanted): string {
  if (!isCard(wanted)) return JSON.stringify(wanted);
  const { look, ...view } = wanted;
  return JSON.stringify([look.id, look.scenes, look.levels, view]);
}

/** The shelves that hold these emoji. */
async function fetchEmoji(made: Package, names: readonly string[]): Promise<void> {
  const wanted = made.SHELVES.filter((_, place) => made.NAMES[place]?.split(" ").some((name) => names.includes(name)));
  for (const found of await Promise.all(wanted.map((shelf) => shelf()))) made.useEmoji(found.BODIES);
}

/** The drawing of something as text, with what it needs from the shelves. */
export async function drawnText(wanted: Wanted): Promise<string> {
  const made = await studio();
  const text = textOf(made, wanted);
  const lacking = made.lackingEmoji();
  if (!lacking.length) return text;
  await fetchEmoji(made, lacking);
  return textOf(made, wanted);
}

function textOf(made: Package, wanted: Wanted): string {
  if (!isCard(wanted)) {
    const { sitter, round, mood, ground, theme, isTiny } = wanted;
    return made.playerPicture(made.sat(sitter, round, mood), ground, theme, isTiny);
  }
  const me = wanted.me && made.sat(wanted.me, wanted.round);
  return made.cardPicture(wanted.look, { ...wanted, me });
}

function keep(key: string, drawn: Drawn): Drawn {
  kept.set(key, drawn);
  texts.set(drawn.url, drawn.text);
  const [oldest] = kept;
  if (kept.size > MOST && oldest) {
    kept.delete(oldest[0]);
    texts.delete(oldest[1].url);
    URL.revokeObjectURL(oldest[1].url);
  }
  return drawn;
}

/** What lies ready. */
export function ready(wanted: Wanted): Drawn | undefined {
  const key = keyOf(wanted);
  const found = kept.get(key);
  if (found) {
    kept.delete(key);
    kept.set(key, found);
  }
  return found;
}

/** Whatever else has changed is seen first; a page that nobody sees, or no longer, has no frames to wait for. */
function pause(): Promise<unknown> {
  return new Promise<void>((go) => {
    setTimeout(go, document.hidden ? 0 : LATEST);
    afterPaint(go);
  });
}

async function paint(wanted: Wanted): Promise<Drawn> {
  const made = await studio();
  if (performance.now() > until) {
    await pause();
    until = performance.now() + SLICE;
  }
  const found = ready(wanted);
  if (found) return found;
  const text = await drawnText(wanted);
  const url = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  const alt = isCard(wanted) ? made.cardAlt(wanted.look, wanted.level, wanted.side, wanted.lang) : "";
  return keep(keyOf(wanted), { url, text, alt });
}

/** Draws something when its turn comes. */
export function drawn(wanted: Wanted): Promise<Drawn> {
  const next = queue.then(() => paint(wanted));
  queue = next.catch(() => undefined);
  return next;
}

/** The text behind an address of ours, for pages that are kept. */
export const textAt = (url: string): string | undefined => texts.get(url);
