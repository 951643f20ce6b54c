import type { Context } from "hono";
import type { Priority } from "#domain/catalog.ts";

/** Browsers set `Sec-Purpose` on their own prefetches; our script sets `Purpose` (app/data/http-catalog.ts). */
export const isPrefetch = (secPurpose: string | undefined, purpose: string | undefined): boolean =>
  /\bprefetch\b/i.test(`${secPurpose ?? ""} ${purpose ?? ""}`);

export const priorityOf = ({ req }: Context): Priority => (isPrefetch(req.header("sec-purpose"), req.header("purpose")) ? "speculative" : "visitor");
