import { LRUCache } from "lru-cache";

/** A token bucket: `burst` tokens at once, refilled at `perSecond`. Clients have one bucket for each name. */
export type BucketLimit = { name: string; burst: number; perSecond: number };

/** Takes `cost` tokens of a client. Returns 0, or takes nothing and returns the milliseconds until the bucket holds as many. */
export type TokenBuckets = (limit: BucketLimit, client: string, cost?: number) => number;

type Bucket = { tokens: number; atMs: number };

/** Beyond so many buckets the least recently used is forgotten, and starts again full. */
const maxBuckets = 20_000;

export function createTokenBuckets(now = (): number => performance.now()): TokenBuckets {
  const buckets = new LRUCache<string, Bucket>({ max: maxBuckets });
  return ({ name, burst, perSecond }, client, cost = 1) => {
    const key = `${name} ${client}`;
    const bucket = buckets.get(key) ?? { tokens: burst, atMs: now() };
    const tokens = Math.min(burst, bucket.tokens + (Math.max(0, now() - bucket.atMs) / 1000) * perSecond);
    const isAllowed = tokens >= cost;
    buckets.set(key, { tokens: isAllowed ? tokens - cost : tokens, atMs: now() });
    return isAllowed ? 0 : ((cost - tokens) / perSecond) * 1000;
  };
}
