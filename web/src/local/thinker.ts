/** The worker that thinks: a question a message, an answer a message. */
import type { PyProxy } from "pyodide/ffi";
import { startPython, type Place, type Shared } from "./python";

/** The first message says where we are. */
export interface Beginning {
  readonly place: Place;
  readonly shared: Shared;
}
type Answer = (question: string) => string;

async function start({ place, shared }: Beginning): Promise<Answer> {
  const { python } = await startPython(place, undefined, shared);
  const answering = python.pyimport("wellspent.server.questions").Answering() as {
    line(question: string): { toJs(): Uint8Array } & PyProxy;
  };
  return (question) => {
    const answer = answering.line(question);
    const text = new TextDecoder().decode(answer.toJs());
    answer.destroy();
    return text;
  };
}

let ready: Promise<Answer> | undefined;

self.onmessage = async ({ data }: MessageEvent<string | Beginning>): Promise<void> => {
  if (typeof data !== "string") ready = start(data);
  else if (ready) self.postMessage((await ready)(data));
};
