import type { IncomingMessage, ServerResponse } from "node:http";
import type { Priority } from "#domain/catalog.ts";
import { paths } from "#domain/paths.ts";
import { rankOf } from "#domain/priority-rank.ts";
import type { PageCache } from "#server/page-cache/page-cache.ts";
import type { ClientKeys } from "./client-address.ts";
import { shareLimit } from "./client-share.ts";
import { type OverloadKind, overloadResponse } from "./overload-response.ts";
import { isPrefetch, type RequestEnv } from "./request-env.ts";
import type { TokenBuckets } from "./token-buckets.ts";
import { type WorkQueue, WorkTimeout } from "./work-queue.ts";

/** What a request costs, in pages. */
const costs: Record<OverloadKind, number> = { page: 1, data: 0.2 };

/** The priorities of requests: a background refresh is none. */
type RequestPriority = Exclude<Priority, "refresh">;

/** As many as two browsers open connections. What a client requests beside these is `excess`: a burst of its share would stand before all others' pages. */
const visitorRequestsAtOnce = 12;

/** A request is refused if the work before it takes longer. */
const longestWaitMs: Record<RequestPriority, number> = { visitor: 1500, excess: 1000, speculative: 100 };

const reasons = { visitor: "overload", excess: "share", speculative: "prefetch" } as const satisfies Record<RequestPriority, string>;

/** Why a request was refused: 503 from here ("late": it had been admitted), or 429 from a limit of its route. */
export type RefusalReason = (typeof reasons)[RequestPriority] | "late" | "search" | "functions";

/** `key`: in the page cache, or `null`. */
type Work = {
  priority: RequestPriority;
  kind: OverloadKind;
  cost: number;
  key: string | null;
  client: string;
  arrivedAt: number;
  /** Of a request that waits for the start of another one. */
  start?: Promise<void>;
};

/** Files, the player and health checks are no work. */
function kindOf(target: string, key: string | null): OverloadKind | null {
  if (/^\/(api|functions)\//.test(target)) return "data";
  if (target.startsWith(paths.surprise)) return "page";
  return key === null ? null : "page";
}

/** The work in progress, by priority and by client. */
function createWorkload(averageMs: () => number) {
  const inProgress: Record<RequestPriority, number> = { visitor: 0, excess: 0, speculative: 0 };
  const priorities = Object.keys(inProgress) as RequestPriority[];
  const requestsOf = new Map<string, number>();
  const countRequest = (client: string, change: 1 | -1): void => {
    const requests = (requestsOf.get(client) ?? 0) + change;
    if (requests === 0) requestsOf.delete(client);
    else requestsOf.set(client, requests);
  };
  return {
    /** @returns the function that ends it */
    begin({ priority, cost, client }: Work): () => void {
      inProgress[priority] += cost;
      countRequest(client, 1);
      return () => {
        inProgress[priority] -= cost;
        countRequest(client, -1);
      };
    },
    requestsOf: (client: string): number => requestsOf.get(client) ?? 0,
    /** Milliseconds until the work before a new request is done. */
    waitMs(priority: RequestPriority): number {
      const before = priorities.filter((other) => rankOf[other] <= rankOf[priority]);
      return averageMs() * before.reduce((sum, other) => sum + inProgress[other], 0);
    },
  };
}

/** Starts work in the queue's order. Requests for a page that is about to start wait for it, and join its rendering. */
function createStarts(queue: Pick<WorkQueue, "start">) {
  const starting = new Map<string, Promise<void>>();
  return {
    startOf: (key: string): Promise<void> | undefined => starting.get(key),
    start({ priority, key, start: joined }: Work): Promise<void> {
      if (joined) return joined;
      if (key === null) return queue.start(priority);
      const start = starting.get(key) ?? queue.start(priority).finally(() => starting.delete(key));
      starting.set(key, start);
      return start;
    },
  };
}

type Handle = (env: RequestEnv) => Response | Promise<Response>;

export type Admission = {
  /** Admits a request for a page that waits for its turn: settles when that has started, or has waited too long. `null` if no such page waits. */
  joinStart(request: IncomingMessage, key: string): Promise<void> | null;
  /** Returns whether the request is admitted; otherwise it gets 503. `key` is its key in the page cache, or `null`. */
  admit(request: IncomingMessage, response: ServerResponse, key: string | null): boolean;
  /** Does the work of an admitted request when it may start. */
  work(request: object, handle: Handle): Response | Promise<Response>;
};

type Deps = {
  cache: PageCache;
  queue: Pick<WorkQueue, "start" | "averageMs">;
  clientKeys: ClientKeys;
  takeTokens: TokenBuckets;
  /** Whether the provider's quota has room for speculative calls. */
  hasSpareQuota: () => boolean;
  headers: Record<string, string>;
  onRefusal: (reason: RefusalReason) => void;
};

/**
 * Admits new work by its expected wait: a visitor's, then that of clients beyond their share, then prefetches. Cached pages always pass, and the
 * listener joins those that another visitor waits for.
 */
export function createAdmission({ cache, queue, clientKeys, takeTokens, hasSpareQuota, headers, onRefusal }: Deps): Admission {
  const workload = createWorkload(queue.averageMs);
  const { startOf, start } = createStarts(queue);
  const admitted = new WeakMap<object, Work>();

  const refuse = (request: IncomingMessage, response: ServerResponse, kind: OverloadKind, retryAfterMs: number): false => {
    const { status, headers: sent, body } = overloadResponse(kind, retryAfterMs, headers);
    response.writeHead(status, { ...sent, "content-length": Buffer.byteLength(body) });
    response.end(request.method === "HEAD" ? undefined : body);
    return false;
  };

  return {
    joinStart(request, key) {
      const start = startOf(key);
      const kind = kindOf(request.url ?? "/", key);
      if (!start || kind === null) return null;
      admitted.set(request, { priority: "visitor", kind, cost: 0, key, client: clientKeys(request), arrivedAt: performance.now(), start });
      return start;
    },

    admit(request, response, key) {
      const kind = kindOf(request.url ?? "/", key);
      if (kind === null || (key !== null && cache.isCached(key))) return true;
      const client = clientKeys(request);
      const prefetches = isPrefetch(request.headers);
      const shareInMs = prefetches ? 0 : takeTokens(shareLimit, client, costs[kind]);
      const isWithinShare = shareInMs === 0 && workload.requestsOf(client) < visitorRequestsAtOnce;
      const priority = prefetches ? "speculative" : isWithinShare ? "visitor" : "excess";
      const waitMs = workload.waitMs(priority);
      if (waitMs <= longestWaitMs[priority] && (!prefetches || hasSpareQuota())) {
        admitted.set(request, { priority, kind, cost: costs[kind], key, client, arrivedAt: performance.now() });
        return true;
      }
      onRefusal(reasons[priority]);
      return refuse(request, response, kind, Math.max(waitMs, shareInMs));
    },

    work(request, handle) {
      const work = admitted.get(request);
      if (work === undefined) return handle({});
      const end = workload.begin(work);
      const tooLate = (error: unknown): Response => {
        if (!(error instanceof WorkTimeout)) throw error;
        const { body, ...init } = overloadResponse(work.kind, workload.waitMs(work.priority), headers);
        return new Response(body, init);
      };
      return start(work)
        .then(() => handle(work), tooLate)
        .finally(end);
    },
  };
}
