/** The page of a table comes with a cover that lies over it until there is something else to see. */
export function uncover(): void {
  document.getElementById("cover")?.remove();
}
