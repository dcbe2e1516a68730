import { getContext, setContext } from "svelte";
import type { GameBook } from "../state/games.svelte";

const KEY = "book";

/** The words and cards of the game that is shown, for everything below. */
export function provideBook(get: () => GameBook): void {
  setContext(KEY, get);
}

export function useBook(): () => GameBook {
  return getContext<() => GameBook>(KEY);
}
