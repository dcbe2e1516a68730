/** The game that needs no server, fetched from this one: when somebody wants it, or once it is installed. */
import { HERE, isHere } from "./home";
import { service } from "./service.svelte";

interface Filling {
  readonly kind?: unknown;
  readonly done: number;
  readonly all: number;
}

class Offline {
  /** Bytes to fetch; 0 where the server offers no such thing. */
  bytes = $state(0);
  done = $state(0);
  stage = $state<"" | "fetching" | "kept" | "failed">("");
  #looked = "";

  get isOffered(): boolean {
    return this.bytes > 0 && !isHere && service.isPossible;
  }

  /** The server has said what there is. */
  async look(bytes: number): Promise<void> {
    this.bytes = bytes;
    if (!this.isOffered || this.#looked) return;
    this.#looked = "once";
    addEventListener("appinstalled", () => void this.fetch());
    navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent<Filling>) => {
      if (data.kind === "filling") [this.done, this.bytes] = [data.done, data.all];
    });
    const found = await navigator.serviceWorker.getRegistration(HERE);
    if (found && new URL(found.scope).pathname === HERE) this.#follow(found);
    else if (matchMedia("(display-mode: standalone)").matches && !isSparing()) await this.fetch();
  }

  async fetch(): Promise<void> {
    if (this.stage === "fetching" || this.stage === "kept") return;
    [this.stage, this.done] = ["fetching", 0];
    try {
      void navigator.storage?.persist?.();
      await service.protect();
      this.#follow(await navigator.serviceWorker.register(`${HERE}sw.js`));
    } catch {
      this.stage = "failed";
    }
  }

  #follow(registration: ServiceWorkerRegistration): void {
    const coming = registration.installing;
    if (registration.active) this.stage = "kept";
    else this.stage = coming ? "fetching" : "failed";
    coming?.addEventListener("statechange", () => {
      if (coming.state === "activated") this.stage = "kept";
      // What has come is kept, and the next try goes on from there.
      else if (coming.state === "redundant" && !registration.active) this.stage = "failed";
    });
  }
}

/** Whoever pays for every byte is asked first. */
function isSparing(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}

export const offline = new Offline();
