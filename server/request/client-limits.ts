import type { Context, MiddlewareHandler } from "hono";
import { wordsOf } from "#languages/all-words.server.ts";
import { type ClientKeys, requestOf } from "./client-address.ts";
import { languageOfAddress } from "./request-env.ts";
import type { BucketLimit, TokenBuckets } from "./token-buckets.ts";

/** More than a visitor reaches by typing and clicking. A script reaches them soon. */
const limits = {
  search: { name: "search", burst: 60, perSecond: 4 },
  /** A player sends one for each copy that it tries. */
  reports: { name: "reports", burst: 40, perSecond: 0.5 },
  /** More than a reader with a folder full of feeds asks at once. */
  feeds: { name: "feeds", burst: 60, perSecond: 1 },
  functions: { name: "functions", burst: 200, perSecond: 20 },
} as const satisfies Record<string, BucketLimit>;

/** Uncached pages: enough for 20 visitors behind one address, or a crawler. Beyond it a client gets spare capacity only. */
export const shareLimit: BucketLimit = { name: "share", burst: 60, perSecond: 3 };

/** `costOf`: how many tokens a request takes; one by default. */
export type ClientLimits = (route: keyof typeof limits, headers: Record<string, string>, costOf?: (context: Context) => number) => MiddlewareHandler;

export type ClientDeps = { clientKeys: ClientKeys; takeTokens: TokenBuckets };
type LimitDeps = ClientDeps & { onRefusal: (route: keyof typeof limits) => void };

/** Limits for each client: 429 with Retry-After beyond them. */
export function createClientLimits({ clientKeys, takeTokens, onRefusal }: LimitDeps): ClientLimits {
  return (route, headers, costOf) => async (context, next) => {
    const waitMs = takeTokens(limits[route], clientKeys(requestOf(context)), costOf?.(context));
    if (waitMs === 0) return next();
    onRefusal(route);
    const refusalHeaders = { ...headers, "cache-control": "no-store", "retry-after": String(Math.ceil(waitMs / 1000)) };
    const tooMany = wordsOf(languageOfAddress(context)).server.tooManyRequests;
    const isPage = context.req.header("accept")?.includes("text/html");
    return isPage ? context.text(tooMany, 429, refusalHeaders) : context.json({ error: tooMany }, 429, refusalHeaders);
  };
}

/** For a request that may cost several calls of the provider: each takes a token of the client's share, as a page does. `false`: none is left. */
export type ClientShare = (context: Context) => () => boolean;

export const createClientShare =
  ({ clientKeys, takeTokens }: ClientDeps): ClientShare =>
  (context) => {
    const client = clientKeys(requestOf(context));
    return () => takeTokens(shareLimit, client) === 0;
  };
