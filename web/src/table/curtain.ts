import type { News } from "../protocol/types";

/** Whether the seat looked from sees cards that lie face down for others. */
function hasSecrets(news: News, seat: number): boolean {
  const { scene } = news;
  if (scene.type === "plain") return scene.zones.some((zone) => zone.seat !== seat && zone.cards.includes(""));
  const others = scene.lives.filter((life) => life.seat !== seat);
  return scene.type === "cv" || others.some((life) => life.hand.includes(""));
}

/** Several people at one screen: the next one is called before anything of theirs is shown. */
export function needsCurtain(news: News, sitting: number): boolean {
  const next = news.seats[0];
  if (news.seats.length < 2 || next === undefined || next === sitting || news.table.is_finished) return false;
  return hasSecrets(news, next);
}
