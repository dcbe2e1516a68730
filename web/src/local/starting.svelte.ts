/** How far the tables of this browser are from being ready. */
import type { Stage } from "./messages";

class Starting {
  stage = $state<Stage>("loading");
  /** Bytes. */
  done = $state(0);
  all = $state(0);
  /** What went wrong, for whoever looks closer. */
  detail = $state("");
  /** How many things wait for it. */
  waiting = $state(0);
}

export const starting = new Starting();
