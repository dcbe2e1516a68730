// Before anything is drawn, so that nobody is dazzled at night.
try {
  var kept = JSON.parse(localStorage.getItem("wellspent.settings") || "{}");
  var dark = kept.theme === "dark" || (kept.theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
} catch (_) {
  // Without storage it is day.
}
