import type { Context } from "hono";
import type { Priority } from "#domain/query.ts";

/** Browsers set `Sec-Purpose` on their own prefetches; our script sets `Purpose` (app/data/http-ask.ts). */
export const isPrefetch = ({ req }: Context): boolean => /\bprefetch\b/i.test([req.header("sec-purpose"), req.header("purpose")].join(" "));

/** Admission sets it where it has admitted the request. */
export const setPriority = (context: Context, priority: Priority): void => context.set("priority", priority);

export const priorityOf = (context: Context): Priority => (context.get("priority") as Priority | undefined) ?? "visitor";
