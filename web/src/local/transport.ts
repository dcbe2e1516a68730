/** Tables in this browser: requests and lines go to a worker, and what never changes lies beside the page as files. */
import { Trouble } from "../state/api";
import { BOX } from "../state/games.svelte";
import { base } from "../state/home";
import { t } from "../state/texts.svelte";
import type { Line, Transport } from "../state/transport";
import type { FromDesk, ToDesk } from "./messages";
import { fetchBeside, isKept } from "./packed";
import { starting } from "./starting.svelte";
import { Tabs } from "./tabs";

/** Come again: the worker is another one now. */
const TRY_AGAIN = 1013;

type Asked = Extract<ToDesk, { kind: "ask" }>;
interface Waiting {
  readonly message: Asked;
  readonly settle: (answer: Response) => void;
  readonly fail: (why: Error) => void;
}

let tabs: Tabs | undefined;
let count = 0;
const asked = new Map<string, Waiting>();
const lines = new Map<string, PageLine>();

class PageLine implements Line {
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;
  constructor(readonly id: string) {}

  /** Handlers are those of a WebSocket, which only the browser can make. */
  open(): void {
    this.onopen?.call(this as unknown as WebSocket, new Event("open"));
  }
  hear(text: string): void {
    this.onmessage?.call(this as unknown as WebSocket, new MessageEvent("message", { data: text }));
  }
  lose(code: number): void {
    lines.delete(this.id);
    this.onclose?.call(this as unknown as WebSocket, new CloseEvent("close", { code }));
  }

  send(text: string): void {
    desk().post({ kind: "say", id: this.id, text });
  }
  close(): void {
    lines.delete(this.id);
    desk().post({ kind: "hang-up", id: this.id });
  }
}

function desk(): Tabs {
  tabs ??= new Tabs(base, hear, begin);
  return tabs;
}

function hear(message: FromDesk): void {
  switch (message.kind) {
    case "answer": {
      const waiting = asked.get(message.id);
      asked.delete(message.id);
      starting.waiting = asked.size;
      const { status, type, content } = message;
      waiting?.settle(new Response(status === 204 ? null : content, { status, headers: { "Content-Type": type } }));
      return;
    }
    case "heard":
      return lines.get(message.id)?.hear(message.text);
    case "closed":
      return lines.get(message.id)?.lose(message.code);
    case "stage":
      starting.note(message.stage, message.done, message.all, message.text);
      if (message.stage === "failed") giveUp();
  }
}

/** Another worker has the tables: lines are opened again by whoever has them, questions are asked again. */
function begin(): void {
  for (const line of [...lines.values()]) line.lose(TRY_AGAIN);
  for (const { message, fail } of [...asked.values()]) {
    if (message.method === "GET" || message.path.startsWith("/api/mine")) desk().post(message);
    // Nobody knows whether it was done.
    else fail(new Trouble(t("web-here-again"), "storage"));
  }
}

function giveUp(): void {
  for (const { fail } of asked.values()) fail(new Trouble(t("web-here-failed"), "internal"));
  asked.clear();
}

/** The file with the answer, for what is the same for everybody: cards of a few modules lie among all of them. */
export function fileOf(path: string): string {
  const url = new URL(path, "http://here");
  const [, first = "", ...words] = url.pathname.split("/").filter(Boolean);
  if (!["games", "texts"].includes(first)) return "";
  const of = url.searchParams.get("of") === BOX ? BOX : "";
  const marks = [url.searchParams.get("edition"), of, url.searchParams.get("lang")];
  return ["fixed/", [first, ...words, ...marks].filter(Boolean).join(".")].join("");
}

export const local: Transport = {
  async request(path, { method = "GET", body, key = "" }) {
    const file = method === "GET" ? fileOf(path) : "";
    if (file) {
      const { href } = new URL(file, base);
      // Where it does not lie there, or the host is gone, Python makes it.
      const answer = await fetchBeside(href, isKept(base)).catch(() => undefined);
      if (answer?.ok) return answer;
    }
    count += 1;
    const id = `${desk().name} ${count}`;
    const text = body === undefined ? "" : JSON.stringify(body);
    const message: Asked = { kind: "ask", id, method, path, key, languages: [...navigator.languages], body: text };
    return new Promise((settle, fail) => {
      if (starting.stage === "failed") return fail(new Trouble(t("web-here-failed"), "internal"));
      asked.set(id, { message, settle, fail });
      starting.waiting = asked.size;
      desk().post(message);
    });
  },

  open(table) {
    count += 1;
    const line = new PageLine(`${desk().name} ${count}`);
    lines.set(line.id, line);
    desk().post({ kind: "open", id: line.id, table });
    queueMicrotask(() => line.open());
    return line;
  },
};

/** Python starts while somebody looks at the lobby. */
export function prepare(): void {
  desk();
  addEventListener("pagehide", () => [...lines.keys()].forEach((id) => desk().post({ kind: "hang-up", id })));
}
