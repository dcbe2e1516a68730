import { complete } from "../protocol/complete";
import type { Fault } from "../protocol/types";
import { isHere } from "./home";
import { breath } from "./breath";
import { t } from "./texts.svelte";
import { transport, type Request, type Transport } from "./transport";

/** A request that could not be met, in words that a person can read. */
export class Trouble extends Error {
  constructor(
    message: string,
    readonly code: string,
    readonly rule = "",
    /** What HTTP calls it; 0 where nobody answered. */
    readonly status = 0,
  ) {
    super(message);
  }
}

/** Nobody answered: browsers say that in their own language, and not in ours. */
export const NO_LINE = "no-line";

function unheard(error: unknown): never {
  throw error instanceof TypeError ? new Trouble(t("web-no-line"), NO_LINE) : error;
}

/** Whether the same may go better next time: nobody answered, or the server has too much to do. */
export function isPassing(error: unknown): boolean {
  return !(error instanceof Trouble) || error.status === 0 || error.status === 429 || error.status >= 500;
}

/** What stands over a trouble, where the page knows a title for what usually goes wrong there. */
export function troubleTitle(error: unknown, usual = t("web-trouble")): string {
  if (!(error instanceof Trouble) || isPassing(error)) return t("web-trouble");
  if (error.code === "no-table" || error.code === "deleted") return t("web-gone");
  return error.status === 404 ? t("web-lost") : usual;
}

/** Where a game is looked back at that is not there, or not over: the way to one's lives, or to its table. */
export function insteadOf(error: unknown, table: string): readonly [string, string] {
  if (error instanceof Trouble && error.code === "not-finished") return [`/t/${table}`, t("web-recap-table")];
  return isHere ? ["/", t("web-play-now")] : ["/me", t("web-me-page-lives")];
}

async function send(path: string, request: Request, by: Transport = transport()): Promise<Response> {
  const answer = await by.request(path, request).catch(unheard);
  if (answer.ok) return answer;
  const fault = (await answer.json().catch(() => null)) as Partial<Fault> | null;
  throw new Trouble(fault?.text ?? answer.statusText, fault?.code ?? String(answer.status), fault?.rule, answer.status);
}

/** Asks for one thing of the protocol; `name` is its struct. */
export async function ask<T>(name: string, path: string, request: Request = {}, by?: Transport): Promise<T> {
  return complete<T>(name, await (await send(path, request, by)).json());
}

/** How long things may be filled in before the page gets its turn, in milliseconds. */
const SLICE = 8;

/** Asks for a list of things; a long one is filled in while the page goes on. */
export async function askAll<T>(name: string, path: string, request: Request = {}): Promise<T[]> {
  const answer = (await (await send(path, request)).json()) as unknown[];
  const found: T[] = [];
  let until = performance.now() + SLICE;
  for (const each of answer) {
    if (performance.now() > until) {
      await breath();
      until = performance.now() + SLICE;
    }
    found.push(complete<T>(name, each));
  }
  return found;
}

/** Does something that has no answer. */
export async function tell(path: string, request: Request = {}, by?: Transport): Promise<void> {
  await send(path, request, by);
}

/** Asks for a text, such as a record. */
export async function askText(path: string, request: Request = {}): Promise<string> {
  return (await send(path, request)).text();
}
