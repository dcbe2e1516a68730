/** What comes piece by piece. */
export type Piece = Uint8Array<ArrayBuffer>;

const { port1: nobody, port2: end } = new MessageChannel();
end.close();

/** Memory goes at once if it is sent to nobody; browsers look for what is left over much later, when there may be more
 * of it than a phone has room for. */
export const giveAway = (memory: ArrayBuffer): void => nobody.postMessage(0, [memory]);

/** The same pieces, one at a time: whoever asks for the next has done with the last, which leaves memory then. */
export function passing(body: ReadableStream<Piece>, note?: (bytes: number) => void): ReadableStream<Piece> {
  const reader = body.getReader();
  let last: ArrayBuffer | undefined;
  return new ReadableStream<Piece>(
    {
      async pull(out) {
        if (last) giveAway(last);
        const { value, done } = await reader.read();
        last = value?.buffer;
        if (done) return out.close();
        note?.(value.length);
        out.enqueue(value);
      },
      cancel: (why) => reader.cancel(why),
    },
    { highWaterMark: 0 },
  );
}
