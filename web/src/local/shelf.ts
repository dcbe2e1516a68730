/** The files of an archive whose parts are stored as they are. While Python starts it reads them out of memory, which is
 * quicker than Python unpacks them; what it asks for later the browser keeps, where it likes. */
import type { PyodideAPI } from "pyodide";

/** What the parts of an archive begin with, and where in there sizes stand. */
const PART = 0x04034b50;
const [SIZE, NAME_SIZE, EXTRA_SIZE, HEAD_SIZE] = [18, 26, 28, 30];

interface Part {
  readonly path: string;
  readonly start: number;
  readonly size: number;
}
/** Workers have it. */
declare class FileReaderSync {
  readAsArrayBuffer(blob: Blob): ArrayBuffer;
}
/** A file of Python's, as far as it concerns us. */
interface Node {
  usedBytes: number;
}

export function* partsOf(archive: ArrayBuffer): Generator<Part> {
  const view = new DataView(archive);
  const read = new TextDecoder();
  for (let at = 0; at + HEAD_SIZE <= archive.byteLength && view.getUint32(at, true) === PART;) {
    const size = view.getUint32(at + SIZE, true);
    const name = new Uint8Array(archive, at + HEAD_SIZE, view.getUint16(at + NAME_SIZE, true));
    const start = at + HEAD_SIZE + name.length + view.getUint16(at + EXTRA_SIZE, true);
    yield { path: read.decode(name), start, size };
    at = start + size;
  }
}

/** Memory goes at once if it is sent to nobody; browsers may look for what is left over much later. */
function giveAway(memory: ArrayBuffer): void {
  const { port1, port2 } = new MessageChannel();
  port2.close();
  port1.postMessage(memory, [memory]);
  port1.close();
}

export class Shelf {
  #archive: ArrayBuffer | undefined;
  #stored: Blob | undefined;
  /** A file is read in several pieces. */
  #last: { readonly part: Part; readonly content: Uint8Array } | undefined;

  constructor(archive: ArrayBuffer, stored?: Blob) {
    this.#archive = archive;
    this.#stored = stored;
  }

  /** What has been imported is in Python's own memory: from now on the archive need not be. */
  store(): Blob {
    this.#stored ??= new Blob([this.#archive ?? ""]);
    if (this.#archive) giveAway(this.#archive);
    this.#archive = undefined;
    return this.#stored;
  }

  read(part: Part): Uint8Array {
    const { start, size } = part;
    if (this.#archive) return new Uint8Array(this.#archive, start, size);
    if (this.#last?.part !== part) {
      const found = this.#stored?.slice(start, start + size) ?? new Blob();
      this.#last = { part, content: new Uint8Array(new FileReaderSync().readAsArrayBuffer(found)) };
    }
    return this.#last.content;
  }

  /** Lays all files out for Python, each to be read when it is asked for. */
  layOut({ FS }: PyodideAPI, folder: string): void {
    const made = new Set<string>();
    for (const part of partsOf(this.#archive ?? new ArrayBuffer())) {
      const file = `${folder}/${part.path}`;
      const above = file.slice(0, file.lastIndexOf("/"));
      if (!made.has(above)) FS.mkdirTree(above);
      made.add(above);
      const node = FS.create(file) as Node;
      node.usedBytes = part.size;
      Object.defineProperty(node, "contents", { get: () => this.read(part) });
    }
  }
}
