/** The worker that has the tables: Python, what it keeps, and messages to and from the pages. */
import type { PyProxy } from "pyodide/ffi";
import { Disk, openDatabase } from "./disk";
import type { FromDesk, Stage, ToDesk } from "./messages";
import { startPython, type Place } from "./python";
import { Thinkers } from "./thinkers";

interface Reply {
  readonly status: number;
  readonly media_type: string;
  readonly content: { toJs(): Uint8Array<ArrayBuffer> } & PyProxy;
}

/** The desk of `wellspent/local/desk.py`. */
interface Desk {
  answer(method: string, path: string, key: string, languages: unknown, body: string): Promise<Reply & PyProxy>;
  open_line(id: string, table: string): void;
  hear(id: string, text: string): void;
  hang_up(id: string): void;
}

/** Milliseconds after which whoever sits down has a table before them. */
const SETTLED = 3_000;

const tell = (message: FromDesk, given: Transferable[] = []): void => self.postMessage(message, { transfer: given });
let loaded = 0;
let all = 0;
function tellStage(stage: Stage, text = ""): void {
  tell({ kind: "stage", stage, done: loaded, all, text });
}

async function start(place: Place): Promise<Desk> {
  const answer = await fetch(new URL("python/sizes.json", place.base));
  const sizes = (await answer.json()) as Record<string, [packed: number, unpacked: number]>;
  all = Object.values(sizes).reduce((sum, size) => sum + size[place.isKept ? 1 : 0], 0);
  tellStage("loading");
  const database = openDatabase();
  let told = 0;
  const { python, share } = await startPython(place, (address, bytes) => {
    const name = address.slice(address.lastIndexOf("/") + 1);
    loaded = Math.min(loaded + (bytes || (sizes[name]?.[1] ?? 0)), all);
    // A message for every hundredth is often enough.
    if (loaded - told < all / 100) return;
    told = loaded;
    tellStage(loaded < all ? "loading" : "starting");
  });
  tellStage("starting");
  const thinker = new Thinkers(place, share);
  const desk = (await python.pyimport("wellspent.local.desk").open_desk(
    new Disk(await database, place),
    (question: string) => thinker.think(question),
    () => thinker.stop(),
    (id: string, text: string, code: number) => tell(code ? { kind: "closed", id, code } : { kind: "heard", id, text }),
  )) as Desk;
  tellStage("ready");
  seated = () => setTimeout(share, SETTLED);
  return desk;
}

let ready: Promise<Desk> | undefined;
/** Somebody sits down: soon all is imported that a game needs. */
let seated: () => void = () => undefined;

async function serve(message: Exclude<ToDesk, { kind: "start" | "ping" }>): Promise<void> {
  const desk = await ready;
  if (!desk) return;
  switch (message.kind) {
    case "open":
      seated();
      return desk.open_line(message.id, message.table);
    case "say":
      return desk.hear(message.id, message.text);
    case "hang-up":
      return desk.hang_up(message.id);
    case "ask": {
      const { id, method, path, key, languages, body } = message;
      const reply = await desk.answer(method, path, key, languages, body);
      const written = reply.content;
      const content = written.toJs();
      tell({ kind: "answer", id, status: reply.status, type: reply.media_type, content }, [content.buffer]);
      // Python keeps what JavaScript may still ask for.
      written.destroy();
      reply.destroy();
    }
  }
}

self.onmessage = ({ data }: MessageEvent<ToDesk>): void => {
  if (data.kind === "ping") tell({ kind: "pong" });
  else if (data.kind === "start") {
    ready = start(data);
    ready.catch((error: unknown) => tellStage("failed", String(error)));
  } else
    serve(data).catch((error: unknown) => {
      // Python itself is broken: whoever waits is told, and another worker takes over.
      setTimeout(() => {
        throw error;
      });
    });
};
