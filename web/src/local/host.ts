/** The worker of the tab that has the tables. One that breaks is replaced; whatever was kept is still there. */
import type { FromDesk, ToDesk } from "./messages";
import { isKept } from "./packed";

/** Milliseconds after which a worker that somebody waits for is asked whether it lives, and then given up. */
const SILENCE = 15_000;
const LAST_CHANCE = 30_000;
/** So often in a row a worker is replaced. */
const MOST_TRIES = 3;

export class Host {
  #worker: Worker | undefined;
  #tries = 0;
  #isReady = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly base: string,
    private readonly deliver: (message: FromDesk) => void,
    /** The lines that there were are gone, and what was asked will not be answered. */
    private readonly onbreak: () => void,
  ) {
    this.#start();
  }

  #start(): void {
    this.#isReady = false;
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<FromDesk>) => this.#hear(data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.#replace(event.message);
    };
    this.post({ kind: "start", base: this.base, isKept: isKept(this.base) });
  }

  post(message: ToDesk): void {
    this.#worker?.postMessage(message);
    if (this.#isReady && message.kind !== "hang-up") this.#watch(SILENCE);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  /** Somebody expects something: silence is looked into. */
  #watch(patience: number): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      if (patience === LAST_CHANCE) return this.#replace("silence");
      this.#worker?.postMessage({ kind: "ping" } satisfies ToDesk);
      this.#watch(LAST_CHANCE);
    }, patience);
  }

  #hear(message: FromDesk): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (message.kind === "stage" && message.stage === "ready") {
      this.#isReady = true;
      this.#tries = 0;
    }
    if (message.kind === "stage" && message.stage === "failed") this.stop();
    this.deliver(message);
  }

  #replace(why: string): void {
    this.stop();
    this.#timer = undefined;
    this.onbreak();
    this.#tries += 1;
    if (this.#tries < MOST_TRIES) this.#start();
    else this.deliver({ kind: "stage", stage: "failed", done: 0, all: 0, text: why });
  }
}
