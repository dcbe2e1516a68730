/** Keeps what the page needs, so that it starts without a network and outlives an update.
 *
 * Each version has a cache of its own. A new one waits until the last tab of the old one is closed, or until somebody
 * asks for it; what has not changed it takes over. The list of files is written in front of this script when it is
 * packed, so that a new list is a new script. It stays one script: what it imports is no part of the page.
 *
 * Beside a server it keeps scripts, styles and pictures alone, which never change under their names: pages always come
 * from the server, and where that is gone from the game that needs none, if this browser has it.
 */
import { passing } from "./pieces";

type Listed = readonly [hash: string, bytes: number];
interface Packed {
  readonly version: string;
  readonly files: Readonly<Record<string, Listed>>;
  readonly isServed?: boolean;
}
interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface Client {
  postMessage(message: unknown): void;
}
interface Service extends EventTarget {
  readonly WELLSPENT?: Packed;
  readonly registration: {
    readonly scope: string;
    readonly navigationPreload?: { enable(): Promise<void> };
  };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(wish: { includeUncontrolled: boolean }): Promise<Client[]>;
  };
  skipWaiting(): Promise<void>;
}

const service = self as unknown as Service;
const { version, files: listed, isServed = false } = service.WELLSPENT ?? { version: "", files: {} };
const scope = service.registration.scope;
const PREFIX = `wellspent ${scope} `;
const MINE = PREFIX + version;
const ENDING = ".packed";
/** Where the game lies that needs no server, and what is kept there once all of it is. */
const OFFLINE = `${scope}here/`;
const COMPLETE = "complete";
/** What a proxy says whose server is gone. */
const GONE = [502, 503, 504];
/** Whoever plays meanwhile comes first. */
const AT_ONCE = isServed ? 2 : 6;

/** By the name they are asked for; those that are packed are kept unpacked. */
const files: Readonly<Record<string, Listed>> = Object.fromEntries(
  Object.entries(listed).map(([path, about]) => [path.endsWith(ENDING) ? path.slice(0, -ENDING.length) : path, about]),
);
const keyOf = (path: string): string => `${scope}${path}?${files[path]?.[0] ?? ""}`;

async function bring(path: string): Promise<Response> {
  if (!(path + ENDING in listed)) return fetch(scope + path, { cache: "no-cache" });
  const answer = await fetch(scope + path + ENDING, { cache: "no-cache" });
  if (!answer.ok || !answer.body) return answer;
  const type = path.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
  // Piece by piece: a page shares its memory with this.
  const content = passing(passing(answer.body).pipeThrough(new DecompressionStream("gzip")));
  return new Response(content, { headers: { "Content-Type": type } });
}

async function fill(): Promise<void> {
  const cache = await caches.open(MINE);
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== MINE);
  const others = await Promise.all(names.map((name) => caches.open(name)));
  const wanted = Object.keys(files);
  let done = 0;
  const take = async (): Promise<void> => {
    for (let path = wanted.pop(); path !== undefined; path = wanted.pop()) {
      const key = keyOf(path);
      if (!(await cache.match(key))) {
        let found: Response | undefined;
        for (const other of others) found ??= await other.match(key);
        found ??= await bring(path);
        if (!found.ok) throw new Error(path);
        await cache.put(key, found);
      }
      done += files[path]?.[1] ?? 0;
      void tell(done);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, take));
  await cache.put(scope + COMPLETE, new Response(version));
}

let told = 0;
/** A page may wait for it. */
async function tell(done: number): Promise<void> {
  const all = Object.values(files).reduce((sum, [, bytes]) => sum + bytes, 0);
  if (isServed || done - told < all / 100) return;
  told = done;
  for (const client of await service.clients.matchAll({ includeUncontrolled: true }))
    client.postMessage({ kind: "filling", done, all });
}

async function begin(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== MINE) await caches.delete(name);
  if (isServed) await service.registration.navigationPreload?.enable();
  await service.clients.claim();
}

async function answer(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(MINE);
  return (await cache.match(keyOf(path))) ?? (path + ENDING in listed ? bring(path) : fetch(request));
}

/** Pages are one page: whatever else is asked for leads there. */
function pageFor(url: URL): Promise<Response> {
  const path = url.href.slice(scope.length);
  if (!path || path.startsWith("?") || path.startsWith("#") || path.startsWith("index.html"))
    return answer(new Request(`${scope}index.html`), "index.html");
  return Promise.resolve(Response.redirect(`${scope}?/${path}`));
}

/** The server's own page; where it is gone, the same page of the game that needs none. */
async function pageOfServer(event: Fetching): Promise<Response> {
  const path = event.request.url.slice(scope.length);
  const instead = async (): Promise<Response | undefined> =>
    (await caches.match(OFFLINE + COMPLETE)) && Response.redirect(path ? `${OFFLINE}?/${path}` : OFFLINE);
  try {
    const found = (await event.preloadResponse) ?? (await fetch(event.request));
    return GONE.includes(found.status) ? ((await instead()) ?? found) : found;
  } catch (error) {
    const found = await instead();
    if (found) return found;
    throw error;
  }
}

service.addEventListener("install", (event) => (event as Extendable).waitUntil(fill()));
service.addEventListener("activate", (event) => (event as Extendable).waitUntil(begin()));
service.addEventListener("message", (event) => {
  if ((event as MessageEvent).data === "now") void service.skipWaiting();
});
service.addEventListener("fetch", (event) => {
  const fetching = event as Fetching;
  const { request } = fetching;
  const url = new URL(request.url);
  if (request.method !== "GET" || !url.href.startsWith(scope)) return;
  const path = url.pathname.slice(new URL(scope).pathname.length);
  if (request.mode !== "navigate") {
    if (path in files) fetching.respondWith(answer(request, path));
  } else if (isServed) {
    if (!/^(api|here)\//.test(path)) fetching.respondWith(pageOfServer(fetching));
  } else if (path in files && path !== "index.html") fetching.respondWith(answer(request, path));
  else fetching.respondWith(pageFor(url));
});
