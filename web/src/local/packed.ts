/** Large files lie packed beside the page, whatever its host packs; the service worker keeps them unpacked. */
import type { passing } from "./pieces";

const ENDING = ".packed";

/** Whether the page's own service worker has everything. */
export const isKept = (base: string): boolean =>
  "serviceWorker" in navigator && navigator.serviceWorker.controller?.scriptURL === new URL("sw.js", base).href;

/** A file beside the page, which its service worker may have. */
export const fetchBeside = (address: string, isKept: boolean): Promise<Response> =>
  isKept ? fetch(address) : fetchPacked(address);

const TYPES: Readonly<Record<string, string>> = { wasm: "application/wasm", zip: "application/zip" };

function typeOf(address: string): string {
  return TYPES[address.slice(address.lastIndexOf(".") + 1)] ?? "application/json";
}

/** `pass` sees what comes, packed and unpacked; `note` hears of bytes as they come. */
export async function fetchPacked(
  address: string,
  get: typeof fetch = fetch,
  pass: typeof passing = (body) => body,
  note?: (bytes: number) => void,
): Promise<Response> {
  const answer = await get(address + ENDING);
  if (!answer.ok || !answer.body) return answer;
  const body = pass(pass(answer.body, note).pipeThrough(new DecompressionStream("gzip")));
  return new Response(body, { headers: { "Content-Type": typeOf(address) } });
}
