/** What the client draws with; it comes after the first paint. */
export { cardAlt, cardPicture, playerPicture, type Look, type View } from "./card.ts";
export { sat, thrownFaces, type Sitter } from "./players.ts";
export { lackingEmoji, useEmoji } from "./prop.ts";
