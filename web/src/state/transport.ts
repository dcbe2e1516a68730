/** How requests and lines reach the tables. What is sent is the same everywhere. */
import { atRest } from "./breath";
import { isHere } from "./home";

export interface Request {
  readonly method?: string;
  readonly body?: unknown;
  readonly key?: string;
}

/** As much of a WebSocket as we need; tests bring their own. */
export type Line = Pick<WebSocket, "send" | "close" | "onopen" | "onmessage" | "onclose">;

export interface Transport {
  request(path: string, request: Request): Promise<Response>;
  open(table: string): Line;
}

export function address(table: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/live/${encodeURIComponent(table)}`;
}

/** The server that the page came from. */
export const server: Transport = {
  request(path, { method = "GET", body, key = "" }) {
    const headers: Record<string, string> = {};
    if (body !== undefined) headers["Content-Type"] = "application/json";
    if (key) headers.Authorization = `Bearer ${key}`;
    return fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  },
  open: (table) => new WebSocket(address(table)),
};

let chosen: Transport | undefined;
let prepare: () => void = () => undefined;

/** Loaded only where there is no server. */
export async function useTransport(): Promise<void> {
  if (!isHere) return;
  const here = await import("../local/transport");
  [chosen, prepare] = [here.local, here.prepare];
}

/** The page is there, and may be looked at: now come the tables, unless somebody has asked for one already. */
export function prepareTables(): void {
  void atRest().then(prepare);
}

export function transport(): Transport {
  return chosen ?? server;
}
