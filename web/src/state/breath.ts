/** Lets the browser draw and listen before the next piece of work. */
export function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** A page that is never at rest gets the rest after this many milliseconds all the same. */
const PATIENCE = 500;

/** Once what there is has been painted, and nothing else is to be done; not every browser says when that is. */
export async function atRest(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  if ("requestIdleCallback" in window)
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: PATIENCE }));
}
