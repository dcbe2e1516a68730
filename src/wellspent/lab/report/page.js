"use strict";
// The page reads well without this: it only sorts and searches the cards, and changes day and lamp-light.
const root = document.documentElement;
document.querySelector(".theme").addEventListener("click", () => {
  const isDark = (root.dataset.theme || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark";
  root.dataset.theme = isDark ? "light" : "dark";
});

const table = document.querySelector("#all-cards");
const rows = [...table.tBodies[0].rows];
const search = document.querySelector("#search");
const kind = document.querySelector("#kind");
const only = document.querySelector("#only");

function show() {
  const words = search.value.toLowerCase();
  for (const row of rows) {
    const fits = row.textContent.toLowerCase().includes(words) && (!kind.value || row.dataset.kind === kind.value);
    row.hidden = !fits || (only.checked && !row.classList.contains("out"));
  }
}
for (const tool of [search, kind, only]) tool.addEventListener("input", show);

table.tHead.addEventListener("click", (event) => {
  const head = event.target.closest("th");
  if (!head || !event.target.closest("button")) return;
  const place = head.cellIndex;
  const falls = head.getAttribute("aria-sort") !== "descending";
  for (const other of head.parentElement.cells) other.removeAttribute("aria-sort");
  head.setAttribute("aria-sort", falls ? "descending" : "ascending");
  const key = (row) => row.cells[place].dataset.key ?? row.cells[place].textContent;
  const isText = head.classList.contains("name");
  const order = (one, other) => (isText ? key(other).localeCompare(key(one)) : key(other) - key(one));
  rows.sort((one, other) => (falls ? order(one, other) : order(other, one)));
  table.tBodies[0].append(...rows);
});
