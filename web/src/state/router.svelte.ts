import { addressOf, isHere, pathOf } from "./home";

/** Where we are. Pages are paths; the fragment of a table's link is the key of a seat and never leaves the browser. */
export type Page =
  | "home"
  | "table"
  | "story"
  | "replay"
  | "study"
  | "puzzles"
  | "rules"
  | "cards"
  | "help"
  | "lessons"
  | "day"
  | "me"
  | "peace"
  | "confirm"
  | "owner"
  | "lost";

export interface Route {
  readonly page: Page;
  /** The part of the path behind the page: a table, a game. */
  readonly of: string;
  readonly rest: readonly string[];
  readonly query: URLSearchParams;
  readonly hash: string;
}

const PAGES: Readonly<Record<string, Page>> = {
  "": "home",
  t: "table",
  story: "story",
  replay: "replay",
  study: "study",
  puzzles: "puzzles",
  rules: "rules",
  cards: "cards",
  help: "help",
  lessons: "lessons",
  day: "day",
  me: "me",
  peace: "peace",
  confirm: "confirm",
  owner: "owner",
};
const NEEDS_TABLE: readonly Page[] = ["table", "story", "replay", "study"];

export function parse(path: string): Route {
  const url = new URL(path, "http://here");
  const [first = "", of = "", ...rest] = url.pathname.split("/").filter(Boolean).map(decoded);
  const found = PAGES[first] ?? "lost";
  const page = NEEDS_TABLE.includes(found) && !of ? "lost" : found;
  return { page, of, rest, query: url.searchParams, hash: decoded(url.hash.slice(1)) };
}

/** As it was meant, or as it stands where somebody wrote nonsense. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

let current = $state.raw<Route>(parse(pathOf(location)));
/** Whether a page of ours was left for this one: the browser does not say that it came. */
let isWalking = false;

function turnTo(path: string): void {
  isWalking = true;
  current = parse(path);
}

export const router = {
  get route(): Route {
    return current;
  },
  get isWalking(): boolean {
    return isWalking;
  },
  /** Goes to a page of ours; `replace` leaves no trace in the browser's history. */
  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", addressOf(path));
    if (replace) current = parse(path);
    else turnTo(path);
    window.scrollTo(0, 0);
  },
  /** Ordinary clicks on links to our own pages need no new load. */
  start(): void {
    addEventListener("popstate", () => turnTo(pathOf(location)));
    addEventListener("hashchange", () => (current = parse(pathOf(location))));
    if (isHere) for (const kind of ["pointerdown", "focusin"]) document.addEventListener(kind, address, true);
    document.addEventListener("click", (event) => {
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      if (!(link instanceof HTMLAnchorElement) || !isOurs(event, link)) return;
      event.preventDefault();
      router.go(pathOf(link));
    });
  },
};

/** Links are written as paths; whoever opens one in another tab needs its address. */
function address(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (link instanceof HTMLAnchorElement && link.origin === location.origin && !leadsAway(link))
    link.setAttribute("href", addressOf(pathOf(link)));
}

/** To a file, or from the tables of this browser to those of the server and back. */
function leadsAway(link: HTMLAnchorElement): boolean {
  return link.hasAttribute("download") || link.rel === "external";
}

function isOurs(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const here = link.origin === location.origin && !link.target && !leadsAway(link);
  return plain && here && !event.defaultPrevented && !link.pathname.startsWith("/api/");
}
