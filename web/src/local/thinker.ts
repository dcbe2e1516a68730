/** The worker that thinks: a question a message, an answer a message. */
import { startPython, type Place } from "./python";

type Answer = (question: string) => { toJs(): Uint8Array };

async function start(place: Place): Promise<Answer> {
  const python = await startPython(place);
  const answering = python.pyimport("wellspent.server.questions").Answering();
  return (question) => answering.line(question);
}

let ready: Promise<Answer> | undefined;

self.onmessage = async ({ data }: MessageEvent<string | Place>): Promise<void> => {
  // The first message says where we are.
  if (typeof data !== "string") ready = start(data);
  else if (ready) self.postMessage(new TextDecoder().decode((await ready)(data).toJs()));
};
