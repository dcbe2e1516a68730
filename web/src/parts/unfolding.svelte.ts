/** Long pages come piece by piece: what is seen first at once, the rest while the page already answers. */

export interface Unfolding {
  /** How many pieces are on the page. */
  readonly count: number;
  readonly isWhole: boolean;
}

/** Each piece gets a frame of its own. */
export function afterPaint(then: () => void): () => void {
  let later: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => (later = setTimeout(then)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(later);
  };
}

/** So many of all pieces to begin with, and so many more each time. */
export function unfolding(all: () => number, first: number, step: number): Unfolding {
  let count = $state(first);
  $effect(() => {
    return count < all() ? afterPaint(() => (count += step)) : undefined;
  });
  return {
    get count() {
      return count;
    },
    get isWhole() {
      return count >= all();
    },
  };
}
