/** Whoever thinks long does so in a worker with a Python of its own: started when it is first needed, and ended when
 * nobody has asked it for a while, as it takes much memory. */
import type { Place, Shared } from "./python";
import type { Beginning } from "./thinker";

/** Milliseconds. Whoever plays against one that thinks ahead seldom thinks for longer themselves. */
const IDLE = 180_000;

export class Thinkers {
  #worker: Worker | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  constructor(
    private readonly place: Place,
    private readonly share: () => Shared,
  ) {}

  async think(question: string): Promise<string> {
    clearTimeout(this.#timer);
    const worker = (this.#worker ??= this.#start());
    try {
      return await asked(worker, question);
    } finally {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.stop(), IDLE);
    }
  }

  #start(): Worker {
    const worker = new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" });
    worker.postMessage({ place: this.place, shared: this.share() } satisfies Beginning);
    return worker;
  }

  stop(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}

function asked(worker: Worker, question: string): Promise<string> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
    worker.onerror = (event) => reject(new Error(event.message));
    worker.postMessage(question);
  });
}
