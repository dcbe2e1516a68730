/** The service workers: kept up to date, never behind somebody's back. */
import { starting } from "../local/starting.svelte";
import { base, isHere } from "./home";

/** Milliseconds after which whoever has a page of the server open is one who stays. */
const STAYS = 60_000;
/** Milliseconds for the first table, once it can be laid. */
const FIRST_TABLE = 5_000;

class Service {
  /** A newer version lies ready, and comes when all tabs are closed or when it is asked for. */
  #waiting = $state.raw<ServiceWorker | null>(null);

  get hasUpdate(): boolean {
    return this.#waiting !== null;
  }

  get isPossible(): boolean {
    return "serviceWorker" in navigator;
  }

  async start(): Promise<void> {
    if (!this.isPossible) return;
    if (isHere) await this.#keepHere();
    // A first visit has better things to do.
    else setTimeout(() => void this.protect(), navigator.serviceWorker.controller ? 0 : STAYS);
  }

  async #keepHere(): Promise<void> {
    const script = new URL("sw.js", base);
    const had = navigator.serviceWorker.controller?.scriptURL === script.href;
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      // All tabs go on with the new version together; games are kept.
      if (had) location.reload();
    });
    // A first visit waits for Python, and for nothing else.
    if (!had) await starting.end.then(() => new Promise((go) => setTimeout(go, FIRST_TABLE)));
    const registration = await navigator.serviceWorker.register(script);
    const look = (): void => {
      if (registration.waiting && navigator.serviceWorker.controller) this.#waiting = registration.waiting;
    };
    look();
    registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
  }

  /** At a server: what this version needs stays, whatever the server has by then, until its last tab is closed. */
  async protect(): Promise<void> {
    await navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  }

  update(): void {
    this.#waiting?.postMessage("now");
  }
}

export const service = new Service();
