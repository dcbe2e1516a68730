import { mount } from "svelte";
import App from "./App.svelte";
import "./look/tokens.css";
import "./look/kit.css";
import { layAhead, pageOf, tablePage } from "./pages";
import { breath } from "./state/breath";
import { bulletin } from "./state/bulletin.svelte";
import { me } from "./state/me.svelte";
import { router } from "./state/router.svelte";
import { settings } from "./state/settings.svelte";
import { service } from "./state/service.svelte";
import { loadTexts } from "./state/texts.svelte";
import { prepareTables, useTransport } from "./state/transport";

settings.apply();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => settings.apply());
router.start();
me.start();

// The page comes while the words are on their way.
void (router.route.page === "table" ? tablePage() : pageOf(router.route.page));

const place = document.getElementById("app");
if (place) {
  useTransport()
    .then(() => {
      const words = loadTexts(settings.lang);
      if (router.route.page === "table") layAhead(router.route.of, router.route.hash);
      return words;
    })
    // Without words there is still a table.
    .catch(() => undefined)
    .then(breath)
    .then(() => mount(App, { target: place }))
    .then(() => {
      prepareTables();
      service.start();
      bulletin.start();
    })
    .catch(() => undefined);
}
