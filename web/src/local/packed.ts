/** Large files lie packed beside the page, whatever its host packs; the service worker keeps them unpacked. */
const ENDING = ".packed";

/** Whether the page's own service worker has everything. */
export const isKept = (base: string): boolean =>
  "serviceWorker" in navigator && navigator.serviceWorker.controller?.scriptURL === new URL("sw.js", base).href;

/** A file beside the page, which its service worker may have. */
export const fetchBeside = (address: string, isKept: boolean): Promise<Response> =>
  isKept ? fetch(address) : fetchPacked(address);

const TYPES: Readonly<Record<string, string>> = { wasm: "application/wasm", zip: "application/zip" };

export function typeOf(address: string): string {
  return TYPES[address.slice(address.lastIndexOf(".") + 1)] ?? "application/json";
}

/** `note` hears of bytes as they come. */
export async function fetchPacked(
  address: string,
  get: typeof fetch = fetch,
  note?: (bytes: number) => void,
): Promise<Response> {
  const answer = await get(address + ENDING);
  if (!answer.ok || !answer.body) return answer;
  const count = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, out) {
      note?.(part.length);
      out.enqueue(part);
    },
  });
  const body = answer.body.pipeThrough(count).pipeThrough(new DecompressionStream("gzip"));
  return new Response(body, { headers: { "Content-Type": typeOf(address) } });
}
