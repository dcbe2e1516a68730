"""A guest at the channel on which the tabs of a browser talk to the one that has the tables."""

import json
from typing import Any, Final

from playwright.sync_api import Page

GUEST: Final = """
window.guest = (() => {
  const channel = new BroadcastChannel("wellspent");
  let count = 0;
  const up = (message) => channel.postMessage({ kind: "up", message });
  const hear = (fits) => new Promise((resolve) => {
    const listen = ({ data }) => {
      if (data.kind !== "down" || !fits(data.message)) return;
      channel.removeEventListener("message", listen);
      resolve(data.message);
    };
    channel.addEventListener("message", listen);
  });
  const name = "guest" + Math.random();
  /** Until some tab has the tables. */
  function ready() {
    return new Promise((resolve) => {
      const who = setInterval(() => channel.postMessage({ kind: "who" }), 50);
      channel.addEventListener("message", function listen({ data }) {
        if (data.kind !== "hosting") return;
        clearInterval(who);
        channel.removeEventListener("message", listen);
        resolve();
      });
    });
  }
  async function ask(method, path, body, key = "") {
    await ready();
    const id = `${name} ${++count}`;
    const answered = hear((message) => message.id === id);
    up({ kind: "ask", id, method, path, key, languages: ["en"], body: body ? JSON.stringify(body) : "" });
    return new TextDecoder().decode((await answered).content);
  }
  /** Chooses whatever comes first until all is over, or for so many choices; returns the last news. */
  async function play(table, key, most = 10_000) {
    await ready();
    const id = `${name} ${++count}`;
    return new Promise((resolve) => {
      let made = 0;
      let news;
      // What has been chosen and not yet answered: others may decide at the same time, and their news come first.
      let chosen = "";
      const say = (message) => up({ kind: "say", id, text: JSON.stringify(message) });
      channel.addEventListener("message", function listen({ data }) {
        if (data.kind !== "down" || data.message.id !== id || data.message.kind !== "heard") return;
        const heard = JSON.parse(data.message.text);
        if (heard.type === "news") news = heard;
        else if (chosen && heard.id === chosen) chosen = "";
        else return;
        if (chosen) return;
        const seat = news.deciders.find((each) => news.seats.includes(each));
        if (news.table.is_finished || (seat !== undefined && made >= most)) {
          channel.removeEventListener("message", listen);
          up({ kind: "hang-up", id });
          return resolve(news);
        }
        if (seat === undefined) return;
        const { offers } = news.asks.find((each) => each.seat === seat);
        const { line } = offers.find((each) => !each.is_interrupt);
        made += 1;
        chosen = `${id} ${made}`;
        say({ type: "choose", id: chosen, version: news.version, seat, line });
      });
      up({ kind: "open", id, table });
      say({ type: "hello", key, lang: "en", seen: -1 });
    });
  }
  return { ask, play };
})();
"""


def ask_here(page: Page, method: str, path: str, body: object = None, key: str = "") -> Any:
    """What the tables of this browser answer."""
    return json.loads(page.evaluate("(all) => guest.ask(...all)", [method, path, body, key]))


def play_here(page: Page, table: str, key: str, most: int = 10_000) -> dict[str, Any]:
    """Make so many choices; the last news."""
    news: dict[str, Any] = page.evaluate("(all) => guest.play(...all)", [table, key, most])
    return news
