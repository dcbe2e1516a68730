/** One table, live: what the server says, what we send, and how the line between is. */
import { completeMessage } from "../protocol/complete";
import { shared } from "../protocol/share";
import type {
  Chat,
  Command,
  Done,
  Explained,
  Handed,
  Hinted,
  LogEntry,
  News,
  Refusal,
  ServerMessage,
} from "../protocol/types";
import { bulletin } from "../state/bulletin.svelte";
import { transport, type Line } from "../state/transport";

export type Status = "connecting" | "online" | "offline" | "gone";
export type Answer = Done | Handed | Refusal | Explained | Hinted;
/** A command before it has its mark. */
export type Order = Command extends infer C ? (C extends Command ? Omit<C, "id"> : never) : never;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
/** The server closes with these when there is no sense in coming back: not allowed, no such table. */
const SHUT = 4403;
const FOR_GOOD = [SHUT, 4404];

function mark(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

interface Pending {
  readonly command: Command;
  readonly settle: (answer: Answer) => void;
}

export class Connection {
  status = $state<Status>("connecting");
  news = $state.raw<News | null>(null);
  log = $state.raw<readonly LogEntry[]>([]);
  talk = $state.raw<readonly Chat[]>([]);
  online = $state.raw<readonly number[]>([]);
  watchers = $state(0);
  /** Why the table is gone, in the server's words. */
  farewell = $state("");
  /** The table is there, and not for us. */
  isShut = $state(false);
  /** How many commands, other than questions, wait for their answer. */
  busy = $state(0);

  /** Who wants every single news, even those that come at the same time. */
  onnews: ((news: News, log: readonly LogEntry[]) => void) | undefined;

  #line: Line | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #pending = new Map<string, Pending>();
  readonly #explained = new Map<string, Promise<Explained | null>>();
  #explainedFor = "";
  #isClosed = false;

  constructor(
    readonly table: string,
    readonly key: string,
    private lang: string,
    private readonly open: (table: string) => Line = (name) => transport().open(name),
  ) {
    this.#connect();
  }

  /** Sends a command; it is sent again after a break of the line, and done once. */
  async send(order: Order): Promise<Answer> {
    this.busy += 1;
    const answer = await this.#post(order);
    this.busy -= 1;
    return answer;
  }

  #post(order: Order): Promise<Answer> {
    const command = { ...order, id: mark() } as Command;
    return new Promise((settle) => {
      this.#pending.set(command.id, { command, settle });
      if (this.status === "online") this.#write(command);
    });
  }

  /** What a line would do, asked once for each state of the table. */
  explain(seat: number, line: string, then = ""): Promise<Explained | null> {
    const now = `${this.news?.version ?? 0} ${this.lang}`;
    if (now !== this.#explainedFor) {
      this.#explained.clear();
      this.#explainedFor = now;
    }
    const key = `${seat} ${line}|${then}`;
    const known = this.#explained.get(key);
    if (known) return known;
    // A question is no deed: whoever knows what they want need not wait for the answer.
    const asked = this.#post({ type: "explain", seat, line, then }).then((answer) =>
      answer.type === "explained" ? answer : null,
    );
    this.#explained.set(key, asked);
    return asked;
  }

  /** Whoever has the table behind another window may be told elsewhere. */
  look(): void {
    const isLooking = document.visibilityState !== "hidden";
    if (this.status === "online") this.#line?.send(JSON.stringify({ type: "look", is_looking: isLooking }));
  }

  /** From now on in this language; the server tells everything anew. */
  speak(lang: string): void {
    if (lang === this.lang) return;
    this.lang = lang;
    if (this.status === "online") this.#line?.send(JSON.stringify({ type: "speak", lang }));
    // What is known is in the other language; a connection that begins later asks for all of it.
    else this.log = [];
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#line?.close();
  }

  /** Come back at once, not when the next attempt is due. */
  hurry(): void {
    if (this.status !== "offline") return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  #connect(): void {
    const line = this.open(this.table);
    const before = this.#line;
    this.#line = line;
    // One that is still on its way would tell everything twice, and its end would be taken for the end of this one.
    before?.close();
    line.onopen = () => {
      const seen = this.log.at(-1)?.number ?? -1;
      line.send(JSON.stringify({ type: "hello", key: this.key, lang: this.lang, seen }));
    };
    line.onmessage = (event) => {
      if (line === this.#line) this.#hear(completeMessage<ServerMessage>(JSON.parse(String(event.data))));
    };
    line.onclose = (event) => {
      if (line === this.#line) this.#lost(event.code, event.reason);
    };
  }

  #write(command: Command): void {
    this.#line?.send(JSON.stringify(command));
  }

  #lost(code: number, reason: string): void {
    this.#line = null;
    if (this.#isClosed || this.status === "gone") return;
    if (FOR_GOOD.includes(code)) {
      this.farewell ||= reason;
      this.isShut = code === SHUT;
      this.status = "gone";
      return;
    }
    this.status = "offline";
    this.#timer = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "news":
        this.#welcome();
        this.log = joined(this.log, message);
        this.news = { ...shared(this.news, message) };
        this.onnews?.(this.news, this.log);
        return;
      case "talk":
        this.talk = unique([...this.talk, ...message.lines]);
        return;
      case "presence":
        this.online = message.online;
        this.watchers = message.watchers;
        return;
      case "bulletin":
        bulletin.take(message);
        return;
      case "gone":
        this.farewell = message.text;
        this.status = "gone";
        return;
      default:
        this.#settle(message);
    }
  }

  /** The first news of a connection: what was on its way when the line broke is sent again. */
  #welcome(): void {
    if (this.status === "online") return;
    this.status = "online";
    this.#wait = FIRST_WAIT;
    for (const { command } of this.#pending.values()) this.#write(command);
  }

  #settle(answer: Answer): void {
    // A refusal of nothing that we sent comes before a goodbye.
    if (answer.type === "refusal" && !answer.id) this.farewell = answer.text;
    const pending = this.#pending.get(answer.id);
    this.#pending.delete(answer.id);
    pending?.settle(answer);
  }
}

/** The log with what the news bring: from `log_from` on it is told anew, so what was taken back is gone. */
export function joined(log: readonly LogEntry[], news: News): readonly LogEntry[] {
  return [...log.filter((entry) => entry.number < news.log_from), ...news.log];
}

function unique(lines: readonly Chat[]): readonly Chat[] {
  return [...new Map(lines.map((line) => [line.number, line])).values()].sort((a, b) => a.number - b.number);
}
