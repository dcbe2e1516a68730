/** Which modules come in one file. What is needed together comes together: a request costs more than bytes. */
import type { Rolldown } from "vite";

type Context = Rolldown.ChunkingContext;

const SOURCE = /[\\/]web[\\/]src[\\/]/;
/** Pages that show a table, and the tables of games. */
const TABLES = /[\\/](TablePage|ReplayPage|StudyPage|PuzzlesPage|PursuitPage|CvPage|PlainTable)\.svelte$/;
const PAGES = /[\\/](\w+Page|PlainTable)\.svelte$/;
/** From how many pages without a table on it is for all of them. */
const MANY = 2;

/** The modules through which this one is reached and that are fetched by themselves. */
function fetched(id: string, context: Context, seen = new Set<string>()): Set<string> {
  const info = context.getModuleInfo(id);
  if (!info || seen.has(id)) return new Set();
  seen.add(id);
  const above = info.importers.flatMap((each) => [...fetched(each, context, seen)]);
  return new Set(info.dynamicImporters.length ? [id, ...above] : above);
}

/** Where a module lies: for every page, for tables and some pages, for tables alone, or with the one that needs it. */
function shelf(id: string, context: Context): string | null {
  if (!SOURCE.test(id)) return null;
  const pages = [...fetched(id, context)].filter((each) => PAGES.test(each));
  const tables = pages.filter((each) => TABLES.test(each)).length;
  const papers = pages.length - tables;
  if (papers >= MANY) return "parts";
  if (!tables || pages.length < 2) return null;
  return papers ? "both" : "table";
}

/** What the page begins with is one file, too; the service worker is a script of its own. */
export function shelves(): Rolldown.CodeSplittingGroup[] {
  const only = (wanted: string) => (id: string, context: Context) => (shelf(id, context) === wanted ? wanted : null);
  return [
    { name: "base", tags: ["$initial"], test: (id) => !/[\\/]local[\\/](sw|pieces)\.ts$/.test(id), priority: 4 },
    ...["table", "both", "parts"].map((name, priority) => ({ name: only(name), priority })),
  ];
}
