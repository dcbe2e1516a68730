/** Small sounds, made on the spot: wood, coins, paper, dice, a bell. Off unless somebody wants them. */
import type { News } from "../protocol/types";

export type Sound = "place" | "coin" | "card" | "dice" | "turn" | "end";

/** What is heard of an event; the first that fits is enough for a moment. */
const HEARD: Readonly<Record<string, Sound>> = {
  threw: "dice",
  rerolled: "dice",
  took: "card",
  hired: "card",
  bought: "card",
  picked: "card",
  turned_up: "card",
  placed: "place",
  paid: "coin",
  gained: "coin",
};

/** The sounds of what has happened since: the end alone, else one for the deed, and a bell for my turn. */
export function soundsOf(before: News, now: News): Sound[] {
  if (now.table.is_finished) return before.table.is_finished ? [] : ["end"];
  if (now.move < before.move) return [];
  const seen = before.log.at(-1)?.number ?? -1;
  const kinds = new Set(now.log.filter((entry) => entry.number > seen && entry.move > 0).map((entry) => entry.kind));
  const deed = Object.keys(HEARD).find((kind) => kinds.has(kind));
  const isAsked = (news: News): boolean => news.deciders.some((seat) => news.seats.includes(seat));
  const found: Sound[] = deed && HEARD[deed] ? [HEARD[deed]] : [];
  return isAsked(now) && !isAsked(before) ? [...found, "turn"] : found;
}

/** A tone: when it begins, how high, how long, how loud, and its shape. */
type Tone = readonly [at: number, hertz: number, seconds: number, volume: number, shape?: OscillatorType];
/** A rustle: when, how bright, how long, how loud. */
type Rustle = readonly [at: number, hertz: number, seconds: number, volume: number];

const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  place: [
    [0, 190, 0.09, 0.5, "triangle"],
    [0.01, 95, 0.12, 0.4],
  ],
  coin: [
    [0, 1568, 0.08, 0.16],
    [0.06, 2093, 0.22, 0.16],
  ],
  card: [],
  dice: [
    [0.02, 240, 0.04, 0.25, "square"],
    [0.11, 210, 0.04, 0.2, "square"],
    [0.18, 260, 0.04, 0.15, "square"],
  ],
  turn: [
    [0, 659, 0.35, 0.22],
    [0.12, 880, 0.5, 0.2],
  ],
  end: [
    [0, 523, 0.5, 0.2],
    [0.16, 659, 0.5, 0.2],
    [0.32, 784, 0.5, 0.2],
    [0.48, 1047, 1.1, 0.22],
  ],
};
const RUSTLES: Readonly<Partial<Record<Sound, readonly Rustle[]>>> = {
  card: [[0, 3200, 0.11, 0.22]],
  dice: [
    [0, 1800, 0.05, 0.3],
    [0.1, 1500, 0.05, 0.25],
    [0.17, 2000, 0.06, 0.2],
  ],
};

let audio: AudioContext | undefined;

function faded(context: AudioContext, at: number, seconds: number, volume: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(volume * 0.5, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(context.destination);
  return gain;
}

function sing(context: AudioContext, [after, hertz, seconds, volume, shape = "sine"]: Tone): void {
  const at = context.currentTime + after;
  const tone = context.createOscillator();
  tone.type = shape;
  tone.frequency.value = hertz;
  tone.connect(faded(context, at, seconds, volume));
  tone.start(at);
  tone.stop(at + seconds + 0.05);
}

function rustle(context: AudioContext, [after, hertz, seconds, volume]: Rustle): void {
  const at = context.currentTime + after;
  const noise = context.createBuffer(1, Math.ceil(context.sampleRate * seconds), context.sampleRate);
  const dots = noise.getChannelData(0);
  for (let place = 0; place < dots.length; place += 1) dots[place] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = noise;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = hertz;
  source.connect(filter).connect(faded(context, at, seconds, volume));
  source.start(at);
}

/** Makes a sound, where the browser can. */
export function play(sound: Sound): void {
  if (!("AudioContext" in globalThis)) return;
  audio ??= new AudioContext();
  void audio.resume();
  for (const tone of TONES[sound]) sing(audio, tone);
  for (const each of RUSTLES[sound] ?? []) rustle(audio, each);
}
