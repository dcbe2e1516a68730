/** Small pieces of a table for tests. */
import { complete } from "../src/protocol/complete";
import type { Ask, LogEntry, News, PursuitScene } from "../src/protocol/types";

export const entry = (number: number, seat = -1, kind = "gained"): LogEntry =>
  complete<LogEntry>("LogEntry", { number, move: number, seat, kind, text: `entry ${number}` });

export const ask = (offers: object[] = [], refused: object[] = [], step = "action.turn"): Ask =>
  complete<Ask>("Ask", { seat: 0, step, question: "?", offers, refused });

export const scene = (parts: object = {}): PursuitScene =>
  complete<PursuitScene>("PursuitScene", {
    type: "pursuit",
    round: 1,
    age: "teen",
    phase: "action",
    first_player: 0,
    turn: 0,
    spaces: [],
    rows: [],
    goals: [],
    lives: [],
    ...parts,
  });

export const news = (parts: object = {}): News =>
  complete<News>("News", {
    type: "news",
    version: 1,
    move: 0,
    table: {
      id: "plum",
      game: "pursuit",
      edition: "second",
      modules: [],
      sets: [],
      seats: [],
      created: 0,
      pace: 0,
      commitment: "",
    },
    seats: [0],
    scene: scene(),
    deciders: [0],
    asks: [],
    back: [],
    log: [],
    standings: [],
    ...parts,
  });
