/** Lets the browser draw and listen before the next piece of work. */
export function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
