import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestKind } from "./request-kind.ts";

/** The request that is being answered, for whoever logs on its behalf, however deep. Empty in what goes on in the background. */
export const requestScope = new AsyncLocalStorage<{ id: string }>();

/** Answers of one kind by status class: at 2 those with 2xx, at 0 those whose client had gone. */
export type StatusCounts = number[];
export type RequestCounts = ReadonlyMap<RequestKind, StatusCounts>;

/** One request that was not answered from the page cache. `status` is 0 where the client had gone before the answer. */
export type CompletedRequest = { id: string; kind: RequestKind; method: string; status: number; tookMs: number };

export type RequestTracker = {
  idOf(request: IncomingMessage): string;
  countsFor(kind: RequestKind): StatusCounts;
  counts: RequestCounts;
  /** Runs `answer` in the request's scope, and tells of it when it is over. */
  behind(request: IncomingMessage, response: ServerResponse, kind: RequestKind, answer: () => void): void;
};

type Parts = { trustedProxyHops?: number; onAnswered?: (answered: CompletedRequest) => void };

const wellFormed = /^[A-Za-z0-9._-]{8,64}$/;

/**
 * Request ids and counts. An id is the process' own random part and a number: cheap, and no two alike. A proxy that we trust may
 * have given one already, which then is ours as well.
 */
export function createRequestTracker({ trustedProxyHops = 0, onAnswered }: Parts = {}): RequestTracker {
  const process = randomBytes(5).toString("hex");
  let last = 0;
  const counts = new Map<RequestKind, StatusCounts>();
  const countsFor = (kind: RequestKind): StatusCounts => {
    const known = counts.get(kind) ?? [0, 0, 0, 0, 0, 0];
    counts.set(kind, known);
    return known;
  };
  const idOf = (request: IncomingMessage): string => {
    const given = trustedProxyHops > 0 ? request.headers["x-request-id"] : undefined;
    last += 1;
    return typeof given === "string" && wellFormed.test(given) ? given : `${process}-${last.toString(36)}`;
  };
  return {
    idOf,
    countsFor,
    counts,
    behind: (request, response, kind, answer) => {
      const id = idOf(request);
      const startedAt = performance.now();
      response.setHeader("x-request-id", id);
      response.once("close", () => {
        const status = response.writableFinished ? response.statusCode : 0;
        count(countsFor(kind), status);
        onAnswered?.({ id, kind, method: request.method ?? "", status, tookMs: performance.now() - startedAt });
      });
      requestScope.run({ id }, answer);
    },
  };
}

export function count(tally: StatusCounts, status: number): void {
  const statusClass = Math.trunc(status / 100);
  tally[statusClass] = (tally[statusClass] ?? 0) + 1;
}
