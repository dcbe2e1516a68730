/** The pages, each loaded when it is first needed. */
import type { Component } from "svelte";
import { faces, games } from "./state/games.svelte";
import { me } from "./state/me.svelte";
import type { Page } from "./state/router.svelte";

type Loaded<P extends Record<string, unknown>> = Promise<{ default: Component<P> }>;

/** What a game's own table gets from what all tables share. */
export type TableProps = {
  isPhone: boolean;
  onhint: () => void;
  isEndShown: boolean;
  onend: () => void;
};

const PAGES: Readonly<Partial<Record<Page, () => Loaded<Record<string, never>>>>> = {
  home: () => import("./lobby/LobbyPage.svelte"),
  story: () => import("./story/StoryPage.svelte"),
  replay: () => import("./replay/ReplayPage.svelte"),
  study: () => import("./study/StudyPage.svelte"),
  puzzles: () => import("./puzzles/PuzzlesPage.svelte"),
  rules: () => import("./library/RulesPage.svelte"),
  cards: () => import("./library/CardsPage.svelte"),
  help: () => import("./library/HelpPage.svelte"),
  lessons: () => import("./library/LessonsPage.svelte"),
  day: () => import("./day/DayPage.svelte"),
  me: () => import("./me/MePage.svelte"),
  peace: () => import("./time/NoticePage.svelte"),
  confirm: () => import("./time/NoticePage.svelte"),
  owner: () => import("./owner/OwnerPage.svelte"),
};
const TABLES: Readonly<Record<string, () => Loaded<TableProps>>> = {
  pursuit: () => import("./pursuit/PursuitPage.svelte"),
  cv: () => import("./cv/CvPage.svelte"),
  plain: () => import("./plain/PlainTable.svelte"),
};

export function pageOf(page: Page): Loaded<Record<string, never>> | undefined {
  return PAGES[page]?.();
}

export function tablePage(): Loaded<{ table: string; link: string }> {
  return import("./table/TablePage.svelte");
}

/** The page of a table says which game lies on it: what it needs comes now, and not after the first news; so does the
 * seat of whoever has a link to one. */
export function layAhead(table: string, link: string): void {
  if (link) me.claimAhead(table, link);
  const said = document.querySelector<HTMLMetaElement>("meta[name=wellspent-table]")?.content ?? "";
  const [game = "", edition = "", of = ""] = said.split(" ");
  if (!game) return;
  // Whoever needs it asks again, and is told what went wrong.
  for (const coming of [tableOf(game), games(), faces(game, edition, undefined, of)]) coming?.catch(() => undefined);
}

/** The picture of a table, by the kind of its scene. */
export function tableOf(game: string): Loaded<TableProps> | undefined {
  return TABLES[game]?.();
}
