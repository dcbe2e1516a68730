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
// Where one reads, a place is kept for the scrollbar.
var root = document.documentElement;
var isHere = root.dataset.home === "here";
var path = location.search.startsWith("?/") ? location.search.slice(1) : isHere ? "/" : location.pathname;
var [, word, named] = path.split(/[/?#]/);
if (["help", "rules", "lessons", "cards", "puzzles", "day", "me", "owner"].includes(word)) root.dataset.room = word;
// Whoever has its files at hand sees the page at once, and no cover before it.
if (navigator.serviceWorker && navigator.serviceWorker.controller) root.dataset.kept = "";
var spoken = kept && kept.lang ? [kept.lang] : navigator.languages.map((each) => each.slice(0, 2));
var lang = spoken.find((each) => ["en", "fr"].includes(each)) || "en";
root.lang = lang;
// Once the cover has been painted comes the first script, and with it what this page and its game need.
var said = (name) => (document.querySelector("meta[name=wellspent-" + name + "]") || { content: "" }).content;
var beside = document.currentScript.src;
function fetchAhead() {
  try {
    var ahead = JSON.parse(said("ahead"));
    var first = document.createElement("script");
    first.type = "module";
    first.crossOrigin = "";
    first.src = new URL("assets/" + ahead.first, beside).href;
    document.head.append(first);
    var page = { "": "lobby", t: "table" }[word] || word;
    var laid = ["table", "replay", "puzzles"].includes(page) ? said("table").split(" ")[0] : "";
    var filesOf = (name) => ahead.pages[name] || [];
    var wanted = [page, laid, isHere ? "transport" : ""].flatMap(filesOf);
    // Where cards are looked at, what draws them comes too, but after the words.
    var later = page === "cards" ? ["pictures", "emoji-" + named].flatMap(filesOf) : [];
    for (var place of new Set(wanted.concat(later))) {
      var link = document.createElement("link");
      var isStyle = ahead.files[place].endsWith(".css");
      link.rel = isStyle ? "preload" : "modulepreload";
      if (isStyle) link.as = "style";
      if (!wanted.includes(place)) link.fetchPriority = "low";
      link.crossOrigin = "";
      link.href = new URL("assets/" + ahead.files[place], beside).href;
      document.head.append(link);
    }
  } catch (_) {
    // Whoever needs it fetches it later.
  }
  // So are its words and what it shows, from a server or as files; those that are kept need no hurry.
  if (isHere && "kept" in root.dataset) return;
  var [game, edition, of] = said("table").split(" ");
  var answers = ["texts/" + lang];
  if (["", "cards", "help", "day"].includes(word) || path.startsWith("/me/album") || game)
    answers.push("games?lang=" + lang);
  if (word === "rules" && named) answers.push("games?lang=" + lang, "games/" + named + "/rules?lang=" + lang);
  if (word === "cards" && named) answers.push("games/" + named + "/cards?lang=" + lang + "&edition=&of=-");
  if (of) answers.push("games/" + game + "/cards?lang=" + lang + "&edition=" + edition + "&of=" + of);
  for (var answer of answers) {
    var coming = document.createElement("link");
    var address = isHere ? new URL("fixed/" + fileOf(answer) + ".packed", beside).href : "/api/" + answer;
    [coming.rel, coming.as, coming.crossOrigin, coming.href] = ["preload", "fetch", "", address];
    document.head.append(coming);
  }
}
// What an answer is called that lies beside the page.
function fileOf(answer) {
  var [words, query] = answer.split("?");
  var said = new URLSearchParams(query);
  return [...words.split("/"), ...["edition", "of", "lang"].map((each) => said.get(each))].filter(Boolean).join(".");
}
// Where nobody looks nothing is painted; elsewhere the second frame begins when the first is on the screen.
if (document.hidden) fetchAhead();
else requestAnimationFrame(() => requestAnimationFrame(fetchAhead));
