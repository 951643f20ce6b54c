import type { IncomingHttpHeaders } from "node:http";
import type { Context } from "hono";
import type { Priority } from "#domain/catalog.ts";

/** Browsers set `Sec-Purpose` on their own prefetches; our script sets `Purpose` (app/data/http-catalog.ts). */
export const isPrefetch = (headers: IncomingHttpHeaders): boolean => /\bprefetch\b/i.test([headers["sec-purpose"], headers.purpose].join(" "));

/** What admission hands to the app. Development has no admission. */
export type RequestEnv = { priority?: Priority };

export const priorityOf = ({ env }: Context): Priority => (env as RequestEnv | undefined)?.priority ?? "visitor";
