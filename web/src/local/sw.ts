/** Keeps everything that the page needs, so that it starts without a network.
 *
 * Each version has a cache of its own. A new one waits until the last tab of the old one is closed, or until somebody
 * asks for it; what has not changed it takes over. The list of files is written in front of this script when it is
 * packed, so that a new list is a new script.
 */
export {};

interface Packed {
  readonly version: string;
  readonly files: Readonly<Record<string, string>>;
}
interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Service extends EventTarget {
  readonly WELLSPENT?: Packed;
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
}

const service = self as unknown as Service;
const { version, files } = service.WELLSPENT ?? { version: "", files: {} };
const scope = service.registration.scope;
const PREFIX = `wellspent ${scope} `;
const MINE = PREFIX + version;
const AT_ONCE = 6;

const keyOf = (path: string): string => `${scope}${path}?${files[path] ?? ""}`;

async function fill(): Promise<void> {
  const cache = await caches.open(MINE);
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== MINE);
  const others = await Promise.all(names.map((name) => caches.open(name)));
  const wanted = Object.keys(files);
  const take = async (): Promise<void> => {
    for (let path = wanted.pop(); path !== undefined; path = wanted.pop()) {
      const key = keyOf(path);
      if (await cache.match(key)) continue;
      let found: Response | undefined;
      for (const other of others) found ??= await other.match(key);
      found ??= await fetch(scope + path, { cache: "no-cache" });
      if (!found.ok) throw new Error(path);
      await cache.put(key, found);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, take));
}

async function forgetOthers(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== MINE) await caches.delete(name);
  await service.clients.claim();
}

async function answer(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(MINE);
  return (await cache.match(keyOf(path))) ?? fetch(request);
}

/** Pages are one page: whatever else is asked for leads there. */
function pageFor(url: URL): Promise<Response> {
  const path = url.href.slice(scope.length);
  if (!path || path.startsWith("?") || path.startsWith("#") || path.startsWith("index.html"))
    return answer(new Request(`${scope}index.html`), "index.html");
  return Promise.resolve(Response.redirect(`${scope}?/${path}`));
}

service.addEventListener("install", (event) => (event as Extendable).waitUntil(fill()));
service.addEventListener("activate", (event) => (event as Extendable).waitUntil(forgetOthers()));
service.addEventListener("message", (event) => {
  if ((event as MessageEvent).data === "now") void service.skipWaiting();
});
service.addEventListener("fetch", (event) => {
  const { request, respondWith } = event as Fetching;
  const url = new URL(request.url);
  if (request.method !== "GET" || !url.href.startsWith(scope)) return;
  const path = url.pathname.slice(new URL(scope).pathname.length);
  if (request.mode === "navigate" && !(path in files && path !== "index.html")) respondWith.call(event, pageFor(url));
  else if (path in files) respondWith.call(event, answer(request, path));
});
