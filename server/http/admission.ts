import type { Context, MiddlewareHandler } from "hono";
import type { Priority } from "#domain/query.ts";
import { rankOf } from "#domain/query.ts";
import { wordsOf } from "#languages/all-words.server.ts";
import { requestOf } from "#server/request/client-address.ts";
import { type ClientDeps, shareLimit } from "#server/request/client-limits.ts";
import { isPrefetch, languageOfAddress, setPriority } from "#server/request/request-env.ts";
import { OverloadError, type OverloadKind, overloadResponse } from "./overload-response.ts";

/** The priorities of requests: a background refresh is none. */
type RequestPriority = Exclude<Priority, "refresh">;

/** A request is refused if the work before it takes longer. */
const longestWaitMs: Record<RequestPriority, number> = { visitor: 1500, excess: 1000, speculative: 100 };
const reasons = { visitor: "overload", excess: "share", speculative: "prefetch" } as const satisfies Record<RequestPriority, string>;
/** In pages. */
const dataCost = 0.2;
/** Requests of one client that are in progress as a visitor's; further ones are beyond its share. Else its first burst would refuse the others. */
const mostOfClient = 12;

/** Why a request was refused: 503 from here ("late": it had been admitted), or 429 from a limit of its route. */
export type RefusalReason = (typeof reasons)[RequestPriority] | "late" | "search" | "functions" | "reports" | "feeds";

/** Does work that no cache has done, for a request of the context. `cost`: in pages. @throws OverloadError if it would wait too long */
export type Admission = <T>(context: Context, work: (priority: Priority) => Promise<T>, cost?: number) => Promise<T>;

type Deps = ClientDeps & {
  /** Milliseconds from one page to the next. */
  averageMs: () => number;
  /** Whether the provider's quota has room for speculative calls. */
  hasSpareQuota: () => boolean;
  onRefusal: (reason: RefusalReason) => void;
};

/** Admits work by its expected wait: visitors first, then clients beyond their share, then prefetches. Cached pages never get here. */
export function createAdmission({ averageMs, clientKeys, takeTokens, hasSpareQuota, onRefusal }: Deps): Admission {
  const inProgress: Record<RequestPriority, number> = { visitor: 0, excess: 0, speculative: 0 };
  /** Visitors' requests by client. */
  const ofClients = new Map<string, number>();
  const count = (client: string, priority: RequestPriority, cost: number): void => {
    inProgress[priority] += cost;
    if (priority !== "visitor") return;
    const requests = (ofClients.get(client) ?? 0) + Math.sign(cost);
    if (requests === 0) ofClients.delete(client);
    else ofClients.set(client, requests);
  };
  const waitMs = (priority: RequestPriority): number => {
    const before = (Object.keys(inProgress) as RequestPriority[]).filter((other) => rankOf[other] <= rankOf[priority]);
    return averageMs() * before.reduce((sum, other) => sum + inProgress[other], 0);
  };
  return async (context, work, cost = 1) => {
    const prefetches = isPrefetch(context);
    const client = clientKeys(requestOf(context));
    const shareInMs = prefetches ? 0 : takeTokens(shareLimit, client, cost);
    const isWithinShare = shareInMs === 0 && (ofClients.get(client) ?? 0) < mostOfClient;
    const priority = prefetches ? "speculative" : isWithinShare ? "visitor" : "excess";
    const expectedMs = waitMs(priority);
    if (expectedMs > longestWaitMs[priority] || (prefetches && !hasSpareQuota())) {
      onRefusal(reasons[priority]);
      throw new OverloadError(Math.max(expectedMs, shareInMs));
    }
    count(client, priority, cost);
    try {
      return await work(priority);
    } finally {
      count(client, priority, -cost);
    }
  };
}

/** Admits the requests of routes that are no pages. */
export const admitted =
  (admit: Admission, kind: OverloadKind, headers: Record<string, string>): MiddlewareHandler =>
  async (context, next) => {
    const work = (priority: Priority) => {
      setPriority(context, priority);
      return next();
    };
    try {
      return await admit(context, work, kind === "page" ? 1 : dataCost);
    } catch (error) {
      const language = languageOfAddress(context);
      return overloadResponse(error, kind, { language, words: wordsOf(language) }, headers);
    }
  };
