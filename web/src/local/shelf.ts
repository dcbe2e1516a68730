/** The files of an archive whose parts are stored as they are. While Python starts it reads them out of memory, which is
 * quicker than Python unpacks them; what it asks for later the browser keeps, where it likes. */
import type { PyodideAPI } from "pyodide";
import { giveAway } from "./pieces";

/** What the parts of an archive begin with, and where in there sizes stand. */
const PART = 0x04034b50;
const [SIZE, NAME_SIZE, EXTRA_SIZE, HEAD_SIZE] = [18, 26, 28, 30];

export interface Part {
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

/** An archive that is in no memory of Python's worker, and what is where in it. */
export interface Stored {
  readonly content: Blob;
  readonly parts: readonly Part[];
}

export class Shelf {
  #archive: ArrayBuffer | undefined;
  #stored: Stored;
  /** A file is read in several pieces. */
  #last: { readonly part: Part; readonly content: Uint8Array } | undefined;

  constructor(from: ArrayBuffer | Stored) {
    this.#archive = from instanceof ArrayBuffer ? from : undefined;
    this.#stored = from instanceof ArrayBuffer ? { content: new Blob(), parts: [...partsOf(from)] } : from;
  }

  /** What has been imported is in Python's own memory: from now on the archive need not be. */
  store(): Stored {
    if (this.#archive) {
      this.#stored = { ...this.#stored, content: new Blob([this.#archive]) };
      giveAway(this.#archive);
      this.#archive = undefined;
    }
    return this.#stored;
  }

  read(part: Part): Uint8Array {
    const { start, size } = part;
    if (this.#archive) return new Uint8Array(this.#archive, start, size);
    if (this.#last?.part !== part) {
      const found = this.#stored.content.slice(start, start + size);
      this.#last = { part, content: new Uint8Array(new FileReaderSync().readAsArrayBuffer(found)) };
    }
    return this.#last.content;
  }

  /** Lays all files out for Python, each to be read when it is asked for. */
  layOut({ FS }: PyodideAPI, folder: string): void {
    const made = new Set<string>();
    for (const part of this.#stored.parts) {
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
