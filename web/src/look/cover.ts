/** The page comes with a cover that lies over it until there is something else to see. */
export function uncover(): void {
  document.getElementById("cover")?.remove();
}

/** A page is there: if it has nothing to show yet, its waiting message takes the cover away. */
export function opened(): void {
  if (!document.querySelector("[data-waiting]")) uncover();
}
