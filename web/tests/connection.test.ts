import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Line } from "../src/state/transport";
import { Connection, joined } from "../src/table/connection.svelte";
import { entry, news } from "./fixtures";

/** A line whose other end is the test. */
class FakeLine {
  readonly sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.onclose?.({ code: 1000, reason: "" });
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  cut(code = 1006, reason = ""): void {
    this.onclose?.({ code, reason });
  }
}

let lines: FakeLine[];
const last = (): FakeLine => {
  const line = lines.at(-1);
  if (!line) throw new Error("no line was opened");
  return line;
};
function connect(): Connection {
  return new Connection("plum", "key", "en", () => {
    const line = new FakeLine();
    lines.push(line);
    return line as unknown as Line;
  });
}
function greeted(): Connection {
  const connection = connect();
  last().onopen?.();
  last().hear(news());
  return connection;
}

beforeEach(() => {
  lines = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe("a connection", () => {
  test("says hello first, with its key and what it has seen", () => {
    const connection = connect();
    expect(connection.status).toBe("connecting");
    last().onopen?.();
    expect(last().sent).toEqual([{ type: "hello", key: "key", lang: "en", seen: -1 }]);
    last().hear(news({ log: [entry(0), entry(1)] }));
    expect(connection.status).toBe("online");
    last().cut();
    vi.advanceTimersByTime(400);
    last().onopen?.();
    expect(last().sent[0]).toMatchObject({ seen: 1 });
  });

  test("comes back by itself, each time a little later", () => {
    const connection = greeted();
    last().cut();
    expect(connection.status).toBe("offline");
    vi.advanceTimersByTime(399);
    expect(lines).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(lines).toHaveLength(2);
    last().cut();
    vi.advanceTimersByTime(799);
    expect(lines).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(lines).toHaveLength(3);
  });

  test("comes back at once when the network does", () => {
    const connection = greeted();
    last().cut();
    connection.hurry();
    expect(lines).toHaveLength(2);
  });

  test("has one line, however often the network comes back", () => {
    const connection = greeted();
    last().cut();
    connection.hurry();
    const early = last();
    connection.hurry();
    last().onopen?.();
    last().hear(news({ version: 5 }));
    early.cut();
    expect(connection.status).toBe("online");
    early.hear(news({ version: 4 }));
    expect(connection.news?.version).toBe(5);
  });

  test("a command that was on its way is sent again with the same id", async () => {
    const connection = greeted();
    const answered = connection.send({ type: "choose", version: 1, seat: 0, line: "study" });
    const { id } = last().sent[1] as { id: string };
    expect(connection.busy).toBe(1);
    last().cut();
    vi.advanceTimersByTime(400);
    last().onopen?.();
    expect(last().sent).toHaveLength(1);
    last().hear(news());
    expect(last().sent[1]).toMatchObject({ type: "choose", id, line: "study" });
    last().hear({ type: "done", id, version: 2 });
    await expect(answered).resolves.toEqual({ type: "done", id, version: 2 });
    expect(connection.busy).toBe(0);
  });

  test("asks once what a choice would do, until something changes", () => {
    const connection = greeted();
    void connection.explain(0, "study");
    void connection.explain(0, "study");
    expect(last().sent).toHaveLength(2);
    last().hear(news({ version: 2 }));
    void connection.explain(0, "study");
    expect(last().sent).toHaveLength(3);
  });

  test("a table that is gone stays gone, with the reason", () => {
    const connection = greeted();
    last().hear({ type: "gone", text: "deleted" });
    last().cut();
    vi.advanceTimersByTime(60_000);
    expect(connection).toMatchObject({ status: "gone", farewell: "deleted", isShut: false });
    expect(lines).toHaveLength(1);
  });

  test("a key that fits nothing is told in words", () => {
    const connection = connect();
    last().hear({ type: "refusal", id: "", code: "key", text: "No such key." });
    last().cut(4403);
    expect(connection).toMatchObject({ status: "gone", farewell: "No such key.", isShut: true });
  });

  test("chat comes in order and once", () => {
    const connection = greeted();
    const line = (number: number) => ({ number, seat: 0, name: "Ines", text: `line ${number}`, at: 0 });
    last().hear({ type: "talk", lines: [line(0), line(1)] });
    last().hear({ type: "talk", lines: [line(1), line(2)] });
    expect(connection.talk.map((each) => each.number)).toEqual([0, 1, 2]);
  });
});

describe("the log", () => {
  test("grows by what is new", () => {
    const log = joined([entry(0), entry(1)], news({ log: [entry(2)], log_from: 2 }));
    expect(log.map((each) => each.number)).toEqual([0, 1, 2]);
  });

  test("forgets what was taken back", () => {
    const log = joined([entry(0), entry(1), entry(2)], news({ log: [entry(1)], log_from: 1 }));
    expect(log.map((each) => each.number)).toEqual([0, 1]);
  });
});
