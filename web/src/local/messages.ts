/** What pages, the worker that has the tables, and the one that thinks say to each other. */

/** Ids of requests and lines begin with the name of their tab. */
export type ToDesk =
  | { readonly kind: "start"; readonly base: string; readonly isKept: boolean }
  | {
      readonly kind: "ask";
      readonly id: string;
      readonly method: string;
      readonly path: string;
      readonly key: string;
      readonly languages: readonly string[];
      readonly body: string;
    }
  | { readonly kind: "open"; readonly id: string; readonly table: string }
  | { readonly kind: "say"; readonly id: string; readonly text: string }
  | { readonly kind: "hang-up"; readonly id: string }
  | { readonly kind: "ping" };

export type Stage = "loading" | "starting" | "ready" | "failed";

export type FromDesk =
  | {
      readonly kind: "answer";
      readonly id: string;
      readonly status: number;
      readonly type: string;
      readonly content: Uint8Array<ArrayBuffer>;
    }
  | { readonly kind: "heard"; readonly id: string; readonly text: string }
  | { readonly kind: "closed"; readonly id: string; readonly code: number }
  | {
      readonly kind: "stage";
      readonly stage: Stage;
      readonly done: number;
      readonly all: number;
      readonly text: string;
    }
  | { readonly kind: "pong" };
