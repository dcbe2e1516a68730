import * as Streams from "node:stream/web";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

async function here(address: string): Promise<typeof import("../src/state/home")> {
  vi.resetModules();
  document.documentElement.dataset.home = "here";
  history.replaceState(null, "", address);
  const found = await import("../src/state/home");
  delete document.documentElement.dataset.home;
  return found;
}

describe("pages in a folder without a server", () => {
  it("have their path behind a question mark, wherever the folder lies", async () => {
    const { addressOf, base } = await here("/games/wellspent/?/t/abc#key");

    expect(new URL(base).pathname).toBe("/games/wellspent/");
    expect(addressOf("/")).toBe("/games/wellspent/");
    expect(addressOf("/replay/abc?move=3&seat=1")).toBe("/games/wellspent/?/replay/abc?move=3&seat=1");
  });

  it.each([
    ["/games/", "/"],
    ["/games/#top", "/#top"],
    ["/games/?/t/abc#key", "/t/abc#key"],
    ["/games/?/replay/abc?move=3&seat=1", "/replay/abc?move=3&seat=1"],
    ["/help#keys", "/help#keys"],
  ])("%s means %s", async (address, path) => {
    const { pathOf } = await here("/games/");

    expect(pathOf(new URL(address, location.origin))).toBe(path);
  });

  it("are plain paths at a server", async () => {
    vi.resetModules();
    const { addressOf, isHere } = await import("../src/state/home");

    expect(isHere).toBe(false);
    expect(addressOf("/t/abc")).toBe("/t/abc");
  });
});

describe("what never changes", () => {
  it.each([
    ["/api/games?lang=fr", "fixed/games.fr"],
    ["/api/texts/en", "fixed/texts.en"],
    ["/api/games/cv/rules?lang=en", "fixed/games.cv.rules.en"],
    ["/api/games/pursuit/cards?lang=en&edition=first", "fixed/games.pursuit.cards.first.en"],
    ["/api/games/cv/cards?lang=en&edition=", "fixed/games.cv.cards.en"],
    ["/api/games/pursuit/cards?lang=en&edition=&of=-", "fixed/games.pursuit.cards.-.en"],
    ["/api/games/pursuit/cards?lang=fr&edition=second&of=pets,box", "fixed/games.pursuit.cards.second.fr"],
    ["/api/tables/abc", ""],
  ])("%s lies in a file", async (path, file) => {
    const { fileOf } = await import("../src/local/transport");

    expect(fileOf(path)).toBe(file);
  });
});

describe("Python in the browser", () => {
  const files = { "a/b.pyc": [1, 2, 3], "é.txt": [], last: [4] };
  const archive = (): ArrayBuffer => Uint8Array.from([...Object.entries(files).flatMap(part), ...END]).buffer;

  it("gets the files of an archive one by one, however long their names are", async () => {
    const { partsOf, Shelf } = await import("../src/local/shelf");
    const shelf = new Shelf(archive());

    const found = [...partsOf(archive())].map((each) => [each.path, [...shelf.read(each)]]);

    expect(Object.fromEntries(found)).toEqual(files);
  });

  it("reads a file of a stored archive when it is asked for, and once for all its pieces", async () => {
    const { partsOf, Shelf } = await import("../src/local/shelf");
    const asked: [number, number][] = [];
    class Stored {
      slice(start: number, end: number): [number, number] {
        return [start, end];
      }
    }
    class Reading {
      readAsArrayBuffer(range: [number, number]): ArrayBuffer {
        asked.push(range);
        return archive().slice(...range);
      }
    }
    vi.stubGlobal("Blob", Stored);
    vi.stubGlobal("FileReaderSync", Reading);
    const shelf = new Shelf(archive());
    const [first, , last] = [...partsOf(archive())];
    shelf.store();

    expect([...shelf.read(first!), ...shelf.read(first!), ...shelf.read(last!)]).toEqual([1, 2, 3, 1, 2, 3, 4]);
    expect(asked).toHaveLength(2);
    vi.unstubAllGlobals();
  });

  it("has the files laid out with their sizes, and reads nothing before it is asked to", async () => {
    const { Shelf } = await import("../src/local/shelf");
    const laid: Record<string, { usedBytes: number; contents?: Uint8Array }> = {};
    const FS = {
      mkdirTree: () => undefined,
      create: (path: string) => (laid[path] = { usedBytes: 0 }),
    };
    new Shelf(archive()).layOut({ FS } as never, "/site");

    expect(Object.values(laid).map(({ usedBytes }) => usedBytes)).toEqual([3, 0, 1]);
    expect([...(laid["/site/a/b.pyc"]?.contents ?? [])]).toEqual([1, 2, 3]);
  });
});

describe("what comes piece by piece", () => {
  it("is all there, is counted, and leaves memory when the next piece is asked for", async () => {
    vi.stubGlobal("ReadableStream", Streams.ReadableStream);
    const { passing } = await import("../src/local/pieces");
    const pieces = [Uint8Array.from([1, 2]), Uint8Array.from([3])];
    const counted: number[] = [];
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(out) {
        pieces.forEach((piece) => out.enqueue(piece));
        out.close();
      },
    });
    const reader = passing(body, (bytes) => counted.push(bytes)).getReader();

    const first = (await reader.read()).value;
    expect([...(first ?? [])]).toEqual([1, 2]);
    const second = (await reader.read()).value;
    expect([...(second ?? [])]).toEqual([3]);
    expect(first?.buffer.byteLength).toBe(0);
    expect((await reader.read()).done).toBe(true);
    expect(counted).toEqual([2, 1]);
    vi.unstubAllGlobals();
  });
});

/** A stored part of an archive, as `zipfile` writes it. */
function part([path, content]: [string, number[]]): number[] {
  const name = [...new TextEncoder().encode(path)];
  const number = (value: number, bytes: number): number[] =>
    Array.from({ length: bytes }, (_, place) => (value >> (8 * place)) & 255);
  const size = number(content.length, 4);
  const head = [...number(0x04034b50, 4), ...number(0, 14), ...size, ...size, ...number(name.length, 2), 0, 0];
  return [...head, ...name, ...content];
}
/** What comes behind the parts. */
const END = [0x50, 0x4b, 1, 2, ...Array<number>(60).fill(0)];

describe("whoever thinks long", () => {
  const made: Sitting[] = [];
  class Sitting {
    isEnded = false;
    readonly heard: unknown[] = [];
    onmessage: ((event: { data: string }) => void) | null = null;
    constructor() {
      made.push(this);
    }
    postMessage(message: unknown): void {
      this.heard.push(message);
    }
    terminate(): void {
      this.isEnded = true;
    }
  }
  beforeEach(() => {
    made.length = 0;
    vi.useFakeTimers();
    vi.stubGlobal("Worker", Sitting);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is started when first asked, and ended when nobody has asked for a while", async () => {
    const { Thinkers } = await import("../src/local/thinkers");
    const shared = { app: { content: new Blob(), parts: [] }, runtime: undefined };
    const thinkers = new Thinkers({ base: "http://here/", isKept: true }, () => shared);
    expect(made).toHaveLength(0);

    for (const question of ["one", "two"]) {
      const answer = thinkers.think(question);
      vi.advanceTimersByTime(3_600_000);
      made[0]?.onmessage?.({ data: `${question}!` });
      expect(await answer).toBe(`${question}!`);
    }
    expect(made.map((each) => each.isEnded)).toEqual([false]);
    vi.advanceTimersByTime(3_600_000);
    void thinkers.think("three");

    expect(made.map((each) => each.isEnded)).toEqual([true, false]);
    expect(made[1]?.heard).toEqual([{ place: { base: "http://here/", isKept: true }, shared }, "three"]);
  });
});

describe("the service worker", () => {
  const register = vi.fn(() => Promise.resolve({ waiting: null, addEventListener: () => undefined }));

  async function opened(
    controller: { scriptURL: string } | null,
  ): Promise<typeof import("../src/local/starting.svelte")> {
    vi.useFakeTimers();
    register.mockClear();
    const serviceWorker = { controller, register, addEventListener: () => undefined };
    Object.defineProperty(navigator, "serviceWorker", { value: serviceWorker, configurable: true });
    await here("/games/");
    document.documentElement.dataset.home = "here";
    const [{ service }, found] = await Promise.all([
      import("../src/state/service.svelte"),
      import("../src/local/starting.svelte"),
    ]);
    void service.start();
    await vi.advanceTimersByTimeAsync(3_600_000);
    return found;
  }
  afterEach(() => {
    vi.useRealTimers();
    delete document.documentElement.dataset.home;
    Reflect.deleteProperty(navigator, "serviceWorker");
  });

  it("keeps no first visit from its first table", async () => {
    const { starting } = await opened(null);
    expect(register).not.toHaveBeenCalled();

    starting.note("ready", 1, 1, "");
    await vi.advanceTimersByTimeAsync(60_000);

    expect(register).toHaveBeenCalledOnce();
  });

  it("is looked after at once where it is there", async () => {
    await opened({ scriptURL: new URL("/games/sw.js", location.origin).href });

    expect(register).toHaveBeenCalledOnce();
  });
});
