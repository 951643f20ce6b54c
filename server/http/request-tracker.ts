import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestKind } from "./request-kind.ts";

/** The request whose work is running, for log lines. Empty in background work. */
export const requestScope = new AsyncLocalStorage<{ id: string }>();

/** Responses of one kind by status class: 2xx at index 2; at 0 those whose client had disconnected. */
export type StatusCounts = number[];
export type RequestCounts = ReadonlyMap<RequestKind, StatusCounts>;

/** A request that the page cache did not serve. `status` is 0 if the client disconnected before the response. */
export type CompletedRequest = { id: string; kind: RequestKind; method: string; status: number; tookMs: number };

export type RequestTracker = {
  /** For a request whose headers cannot be read. */
  newId(): string;
  idOf(request: IncomingMessage): string;
  countsFor(kind: RequestKind): StatusCounts;
  counts: RequestCounts;
  /** Calls `handle` in the request's scope, and `onComplete` once the response is closed. */
  track(request: IncomingMessage, response: ServerResponse, kind: RequestKind, handle: () => void): void;
};

type Options = { trustedProxyHops?: number; onComplete?: (request: CompletedRequest) => void };

const validRequestId = /^[A-Za-z0-9._-]{8,64}$/;

/** Request ids and counts. An id is a random part of this process and a number, or the `X-Request-Id` of a trusted proxy. */
export function createRequestTracker({ trustedProxyHops = 0, onComplete }: Options = {}): RequestTracker {
  const processId = randomBytes(5).toString("hex");
  let lastNumber = 0;
  const counts = new Map<RequestKind, StatusCounts>();
  const countsFor = (kind: RequestKind): StatusCounts => {
    const ofKind = counts.get(kind) ?? [0, 0, 0, 0, 0, 0];
    counts.set(kind, ofKind);
    return ofKind;
  };
  const newId = (): string => {
    lastNumber += 1;
    return `${processId}-${lastNumber.toString(36)}`;
  };
  const idOf = (request: IncomingMessage): string => {
    const fromProxy = trustedProxyHops > 0 ? request.headers["x-request-id"] : undefined;
    return typeof fromProxy === "string" && validRequestId.test(fromProxy) ? fromProxy : newId();
  };
  return {
    newId,
    idOf,
    countsFor,
    counts,
    track: (request, response, kind, handle) => {
      const id = idOf(request);
      const startedAt = performance.now();
      response.setHeader("x-request-id", id);
      response.once("close", () => {
        const status = response.writableFinished ? response.statusCode : 0;
        countStatus(countsFor(kind), status);
        onComplete?.({ id, kind, method: request.method ?? "", status, tookMs: performance.now() - startedAt });
      });
      requestScope.run({ id }, handle);
    },
  };
}

export function countStatus(counts: StatusCounts, status: number): void {
  const statusClass = Math.trunc(status / 100);
  counts[statusClass] = (counts[statusClass] ?? 0) + 1;
}
