/** Several tabs, one worker. Whoever holds the lock has it; the others talk to it through that tab, and the next one
 * takes over when it goes. */
import { Host } from "./host";
import type { FromDesk, ToDesk } from "./messages";

const LOCK = "wellspent";
/** Milliseconds after which the tab with the tables is asked whether it is awake, and then loses them. */
const PATIENCE = 3_000;

type Said =
  | { readonly kind: "hosting"; readonly by: string }
  | { readonly kind: "who" }
  | { readonly kind: "up"; readonly message: ToDesk }
  | { readonly kind: "down"; readonly to: string; readonly message: FromDesk };

export class Tabs {
  readonly name = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36)).join("");
  readonly #channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(LOCK);
  #host: Host | undefined;
  #hasHost = false;
  /** Which worker it is: that of a tab, and how often it has been replaced. */
  #by = "";
  #count = 0;
  #waiting: ToDesk[] = [];
  #stage: FromDesk | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly base: string,
    private readonly hear: (message: FromDesk) => void,
    /** Another worker has the tables now. */
    private readonly onbreak: () => void,
  ) {
    if (this.#channel) this.#channel.onmessage = ({ data }: MessageEvent<Said>) => this.#heard(data);
    if ("locks" in navigator && this.#channel) {
      this.#take(false);
      this.#say({ kind: "who" });
    } else this.#begin();
  }

  post(message: ToDesk): void {
    if (this.#host) this.#host.post(message);
    else if (!this.#hasHost) this.#waiting.push(message);
    else {
      this.#say({ kind: "up", message });
      if (message.kind !== "hang-up") this.#watch();
    }
  }

  #take(steal: boolean): void {
    navigator.locks
      .request(LOCK, { steal }, () => {
        this.#begin();
        // Held until the tab is closed, or another takes it.
        return new Promise(() => undefined);
      })
      .catch(() => {
        this.#host?.stop();
        this.#host = undefined;
        this.#take(false);
      });
  }

  #begin(): void {
    this.#calm();
    if (this.#hasHost) this.onbreak();
    this.#hasHost = true;
    this.#host = new Host(
      this.base,
      (message) => this.#deliver(message),
      () => {
        this.#announce();
        this.onbreak();
      },
    );
    this.#announce();
    this.#sendWaiting();
  }

  #announce(): void {
    this.#count += 1;
    this.#by = `${this.name} ${this.#count}`;
    this.#say({ kind: "hosting", by: this.#by });
  }

  #sendWaiting(): void {
    for (const message of this.#waiting.splice(0)) this.post(message);
  }

  /** From the worker to whoever it is for. */
  #deliver(message: FromDesk): void {
    if (message.kind === "stage") this.#stage = message;
    if (!("id" in message) || message.id.startsWith(`${this.name} `)) this.hear(message);
    if (!("id" in message)) this.#say({ kind: "down", to: "", message });
    else if (!message.id.startsWith(`${this.name} `))
      this.#say({ kind: "down", to: message.id.split(" ", 1)[0] ?? "", message });
  }

  #say(said: Said): void {
    this.#channel?.postMessage(said);
  }

  #heard(said: Said): void {
    if (said.kind === "up") this.#host?.post(said.message);
    else if (said.kind === "who") {
      if (this.#host) this.#say({ kind: "hosting", by: this.#by });
      if (this.#host && this.#stage) this.#say({ kind: "down", to: "", message: this.#stage });
    } else if (said.kind === "hosting") this.#follow(said.by);
    else if (!this.#host && (said.to === this.name || !said.to)) {
      this.#calm();
      this.hear(said.message);
    }
  }

  /** Another tab has the tables. */
  #follow(by: string): void {
    if (this.#host) return;
    this.#calm();
    if (this.#hasHost && this.#by !== by) this.onbreak();
    this.#by = by;
    this.#hasHost = true;
    this.#sendWaiting();
  }

  /** A tab that sleeps answers nobody: then the tables come here. */
  #watch(wasAsked = false): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      if (this.#host) return;
      if (wasAsked) return this.#take(true);
      this.#say({ kind: "who" });
      this.#watch(true);
    }, PATIENCE);
  }

  #calm(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
