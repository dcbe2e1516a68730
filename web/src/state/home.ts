/** Where the tables are: at the server that the page came from, or here in the browser. */

/** The page itself says so: `make static` writes it into its copy. */
export const isHere = typeof document !== "undefined" && document.documentElement.dataset.home === "here";

/** Whether a server lies beside the tables of this browser, whoever can reach it now. */
export const hasServer = isHere && document.documentElement.dataset.server !== undefined;

/** Where the tables of this browser lie beside those of a server. */
export const HERE = "/here/";

/** The folder in which the page lies. */
export const base =
  typeof location === "undefined" ? "/" : isHere ? new URL("./", location.href).href : location.origin;

/** The address of one of our pages: a path at a server, and behind a question mark where there are only files. */
export function addressOf(path: string): string {
  if (!isHere) return path;
  return new URL(base).pathname + (path === "/" ? "" : `?${path}`);
}

/** Which page an address means. */
export function pathOf(url: { pathname: string; search: string; hash: string }): string {
  if (!isHere) return url.pathname + url.search + url.hash;
  if (url.search.startsWith("?/")) return url.search.slice(1) + url.hash;
  return url.pathname === new URL(base).pathname ? `/${url.hash}` : url.pathname + url.search + url.hash;
}
