/** The worker that thinks: a question a message, an answer a message. */
import { startPython } from "./python";

type Answer = (question: string) => { toJs(): Uint8Array };

async function start(base: string): Promise<Answer> {
  const python = await startPython(base);
  const answering = python.pyimport("wellspent.server.questions").Answering();
  return (question) => answering.line(question);
}

let ready: Promise<Answer> | undefined;

self.onmessage = async ({ data }: MessageEvent<string>): Promise<void> => {
  // The first message says where we are.
  if (!ready) ready = start(data);
  else self.postMessage(new TextDecoder().decode((await ready)(data).toJs()));
};
