import { createHmac, randomBytes } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import ipaddr from "ipaddr.js";
import { LRUCache } from "lru-cache";

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

type Options = { trustedProxyHops?: number; now?: () => number };

/** The /64 of an IPv6 address, which one client owns; an IPv4-mapped address as IPv4. Text that is no address stays as it is. */
function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(":") : parsed.toString();
}

/** The address before the trusted proxies, each of which appends its client's address to `X-Forwarded-For`. */
function clientOf(context: Context, hops: number): string {
  const socket = (context.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming?.socket?.remoteAddress ?? "";
  const forwarded = hops === 0 ? [] : (context.req.header("x-forwarded-for") ?? "").split(",").map((address) => address.trim());
  const path = [...forwarded.filter(Boolean), socket];
  return networkOf(path[Math.max(0, path.length - 1 - hops)] ?? "");
}

const refilledTokens = (bucket: Bucket | undefined, { burst, perSecond }: Limit, nowMs: number): number =>
  bucket ? Math.min(burst, bucket.tokens + (Math.max(0, nowMs - bucket.atMs) / 1000) * perSecond) : burst;

/** Limits for each client: 429 with Retry-After beyond them. Stores no address, but a hash with a key that never leaves the process. */
export function createClientLimits({ trustedProxyHops = 0, now = Date.now }: Options = {}): ClientLimits {
  const buckets = new LRUCache<string, Bucket>({ max: maxClients });
  const secret = randomBytes(16);
  const keyOf = (route: LimitedRoute, client: string) => createHmac("sha256", secret).update(`${route} ${client}`).digest("base64url").slice(0, 16);
  return (route, headers) => async (context, next) => {
    const limit = limits[route];
    const key = keyOf(route, clientOf(context, trustedProxyHops));
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
