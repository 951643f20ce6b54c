import type { IncomingHttpHeaders } from "node:http";
import type { Context } from "hono";
import type { Priority } from "#domain/catalog.ts";

/** Browsers set `Sec-Purpose` on their own prefetches; our script sets `Purpose` (app/data/http-catalog.ts). */
export const isPrefetch = (headers: IncomingHttpHeaders): boolean => /\bprefetch\b/i.test([headers["sec-purpose"], headers.purpose].join(" "));

/** What admission hands to the app. Development has no admission. */
export type RequestEnv = {
  priority?: Priority;
  /** A moment of `performance.now()`. */
  arrivedAt?: number;
};

const envOf = ({ env }: Context): RequestEnv => (env as RequestEnv | undefined) ?? {};

export const priorityOf = (context: Context): Priority => envOf(context).priority ?? "visitor";

export const arrivalOf = (context: Context): number => envOf(context).arrivedAt ?? performance.now();

/** Whole milliseconds until a deadline that counts from the request's arrival: what the request waited for its start is gone. */
export const timeLeftMs = (context: Context, deadlineMs: number): number => Math.max(0, Math.ceil(arrivalOf(context) + deadlineMs - performance.now()));
