// Before anything is drawn, so that nobody is dazzled at night.
try {
  var kept = JSON.parse(localStorage.getItem("wellspent.settings") || "{}");
  var dark = kept.theme === "dark" || (kept.theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  var shade = dark ? "dark" : "light";
  document.documentElement.dataset.theme = shade;
  var bar = document.querySelector("meta[name=theme-color]");
  bar.content = bar.dataset[shade];
} catch (_) {
  // Without storage it is day.
}
