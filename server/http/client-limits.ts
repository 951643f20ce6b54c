import type { Context, MiddlewareHandler } from "hono";
import { type ClientKeys, requestOf } from "./client-address.ts";
import type { BucketLimit, TokenBuckets } from "./token-buckets.ts";

/** More than a visitor reaches by typing and clicking. A script reaches them soon. */
const limits = {
  search: { name: "search", burst: 60, perSecond: 4 },
  functions: { name: "functions", burst: 200, perSecond: 20 },
} as const satisfies Record<string, BucketLimit>;

const tooMany = "Too many requests from this address. Please wait a moment and try again.";

/** `costOf`: how many tokens a request takes; one by default. */
export type ClientLimits = (route: keyof typeof limits, headers: Record<string, string>, costOf?: (context: Context) => number) => MiddlewareHandler;

type Deps = { clientKeys: ClientKeys; takeTokens: TokenBuckets; onRefusal: (route: keyof typeof limits) => void };

/** Limits for each client: 429 with Retry-After beyond them. */
export function createClientLimits({ clientKeys, takeTokens, onRefusal }: Deps): ClientLimits {
  return (route, headers, costOf) => async (context, next) => {
    const waitMs = takeTokens(limits[route], clientKeys(requestOf(context)), costOf?.(context));
    if (waitMs === 0) return next();
    onRefusal(route);
    const refusalHeaders = { ...headers, "cache-control": "no-store", "retry-after": String(Math.ceil(waitMs / 1000)) };
    const isPage = context.req.header("accept")?.includes("text/html");
    return isPage ? context.text(tooMany, 429, refusalHeaders) : context.json({ error: tooMany }, 429, refusalHeaders);
  };
}
