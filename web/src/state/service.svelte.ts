/** The service worker: kept up to date, never behind somebody's back. */
import { base, isHere } from "./home";

class Service {
  /** A newer version lies ready, and comes when all tabs are closed or when it is asked for. */
  #waiting = $state.raw<ServiceWorker | null>(null);

  get hasUpdate(): boolean {
    return this.#waiting !== null;
  }

  async start(): Promise<void> {
    if (!isHere || !("serviceWorker" in navigator)) return;
    const had = navigator.serviceWorker.controller !== null;
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      // All tabs go on with the new version together; games are kept.
      if (had) location.reload();
    });
    const registration = await navigator.serviceWorker.register(new URL("sw.js", base));
    const look = (): void => {
      if (registration.waiting && navigator.serviceWorker.controller) this.#waiting = registration.waiting;
    };
    look();
    registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
  }

  update(): void {
    this.#waiting?.postMessage("now");
  }
}

export const service = new Service();
