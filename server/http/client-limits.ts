import { createHmac, randomBytes } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import ipaddr from "ipaddr.js";
import { LRUCache } from "lru-cache";

/** A bucket holds so many questions and fills again at so many a second. */
type Allowance = { burst: number; perSecond: number };
type Bucket = { tokens: number; atMs: number };

/** What one visitor cannot reach by typing and clicking, and a script that asks for everything reaches soon. */
const allowances = {
  search: { burst: 60, perSecond: 4 },
  functions: { burst: 200, perSecond: 20 },
} as const satisfies Record<string, Allowance>;

export type LimitedDoor = keyof typeof allowances;

const tooMany = "Too many requests from this address. Please wait a moment and try again.";

/** So many clients are remembered; whoever is forgotten starts with a full bucket. */
const maxClients = 20_000;

export type ClientLimits = (door: LimitedDoor, headers: Record<string, string>) => MiddlewareHandler;

type Parts = { trustedProxyHops?: number; now?: () => number };

/** The /64 of an IPv6 address, all of which its owner may use; an IPv4-mapped address as IPv4. Text that is no address stays as it is. */
function network(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(":") : parsed.toString();
}

/** Whoever stands before the proxies that we trust: each of them appended the address that it was called from. */
function clientOf(context: Context, hops: number): string {
  const socket = (context.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming?.socket?.remoteAddress ?? "";
  const forwarded = hops === 0 ? [] : (context.req.header("x-forwarded-for") ?? "").split(",").map((address) => address.trim());
  const path = [...forwarded.filter(Boolean), socket];
  return network(path[Math.max(0, path.length - 1 - hops)] ?? "");
}

/** What is left of a bucket after `nowMs`, before anything is taken. */
const refilled = (bucket: Bucket | undefined, { burst, perSecond }: Allowance, nowMs: number): number =>
  bucket ? Math.min(burst, bucket.tokens + (Math.max(0, nowMs - bucket.atMs) / 1000) * perSecond) : burst;

/**
 * Limits per client, as middleware: 429 with Retry-After beyond them. No address is kept, only its hash under a key that
 * this process made up and tells nobody.
 */
export function createClientLimits({ trustedProxyHops = 0, now = Date.now }: Parts = {}): ClientLimits {
  const buckets = new LRUCache<string, Bucket>({ max: maxClients });
  const secret = randomBytes(16);
  const nameOf = (door: LimitedDoor, client: string) => createHmac("sha256", secret).update(`${door} ${client}`).digest("base64url").slice(0, 16);
  return (door, headers) => async (context, next) => {
    const allowance = allowances[door];
    const name = nameOf(door, clientOf(context, trustedProxyHops));
    const tokens = refilled(buckets.get(name), allowance, now());
    const isAllowed = tokens >= 1;
    buckets.set(name, { tokens: isAllowed ? tokens - 1 : tokens, atMs: now() });
    if (isAllowed) return next();
    const retryAfterS = Math.max(1, Math.ceil((1 - tokens) / allowance.perSecond));
    const refusal = { ...headers, "cache-control": "no-store", "retry-after": String(retryAfterS) };
    const isPage = context.req.header("accept")?.includes("text/html");
    return isPage ? context.text(tooMany, 429, refusal) : context.json({ error: tooMany }, 429, refusal);
  };
}
