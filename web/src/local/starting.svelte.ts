/** How far the tables of this browser are from being ready. */
import type { Stage } from "./messages";

class Starting {
  stage = $state<Stage>("loading");
  /** Bytes. */
  done = $state(0);
  all = $state(0);
  /** What went wrong, for whoever looks closer. */
  detail = $state("");
  /** How many things wait for it. */
  waiting = $state(0);
  #finish: () => void = () => undefined;
  /** Until the tables are ready, or it is known that they will not be. */
  readonly end = new Promise<void>((resolve) => (this.#finish = resolve));

  note(stage: Stage, done: number, all: number, detail: string): void {
    Object.assign(this, { stage, done, all, detail });
    if (stage === "ready" || stage === "failed") this.#finish();
  }
}

export const starting = new Starting();
