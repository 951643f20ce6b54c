import type { MiddlewareHandler } from "hono";
import { LRUCache } from "lru-cache";
import { type ClientKeys, requestOf } from "./client-address.ts";

/** A token bucket: `burst` requests at once, refilled at `perSecond`. */
type Limit = { burst: number; perSecond: number };
type Bucket = { tokens: number; atMs: number };

/** More than a visitor reaches by typing and clicking. A script reaches them soon. */
const limits = {
  search: { burst: 60, perSecond: 4 },
  functions: { burst: 200, perSecond: 20 },
} as const satisfies Record<string, Limit>;

type LimitedRoute = keyof typeof limits;

const tooMany = "Too many requests from this address. Please wait a moment and try again.";

/** Beyond so many clients the least recently seen is forgotten, and starts again with a full bucket. */
const maxClients = 20_000;

export type ClientLimits = (route: LimitedRoute, headers: Record<string, string>) => MiddlewareHandler;

type Deps = { clientKeys: ClientKeys; now?: () => number };

const refilledTokens = (bucket: Bucket | undefined, { burst, perSecond }: Limit, nowMs: number): number =>
  bucket ? Math.min(burst, bucket.tokens + (Math.max(0, nowMs - bucket.atMs) / 1000) * perSecond) : burst;

/** Limits for each client: 429 with Retry-After beyond them. */
export function createClientLimits({ clientKeys, now = Date.now }: Deps): ClientLimits {
  const buckets = new LRUCache<string, Bucket>({ max: maxClients });
  return (route, headers) => async (context, next) => {
    const limit = limits[route];
    const key = `${route} ${clientKeys(requestOf(context))}`;
    const tokens = refilledTokens(buckets.get(key), limit, now());
    const isAllowed = tokens >= 1;
    buckets.set(key, { tokens: isAllowed ? tokens - 1 : tokens, atMs: now() });
    if (isAllowed) return next();
    const retryAfterS = Math.max(1, Math.ceil((1 - tokens) / limit.perSecond));
    const refusalHeaders = { ...headers, "cache-control": "no-store", "retry-after": String(retryAfterS) };
    const isPage = context.req.header("accept")?.includes("text/html");
    return isPage ? context.text(tooMany, 429, refusalHeaders) : context.json({ error: tooMany }, 429, refusalHeaders);
  };
}
