import { type DestinationStream, type Logger, pino } from "pino";
import { type CompletedRequest, requestScope } from "#server/http/request-tracker.ts";
import { isAlreadyLogged } from "#server/store/postgres-errors.ts";
import { UpstreamError } from "#server/upstream/upstream-error.ts";

/** JSON lines. What is written on a request's behalf carries its id, and nothing else of whoever asked. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    mixin: () => {
      const requestId = requestScope.getStore()?.id;
      return requestId === undefined ? {} : { requestId };
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** One line for each answer that was not in the page cache, at `debug`: its kind, never its address, which may hold what somebody typed. */
export const accessLog =
  (log: Logger) =>
  ({ id, kind, method, status, tookMs }: CompletedRequest): void =>
    log.debug({ requestId: id, kind, method, status, tookMs: Math.round(tookMs) }, "answered");

/**
 * Writes each failure once, whoever reports it: one call to the provider fails several parts of a page. A call that was not made,
 * because the provider is known to be down or the budget is used up, is no news. What is no failure of the provider's is our own affair, and an error.
 */
export function errorLog(log: Logger): (error: unknown) => void {
  const written = new WeakSet<object>();
  return (error) => {
    if (isAlreadyLogged(error)) return;
    if (typeof error === "object" && error !== null) {
      if (written.has(error)) return;
      written.add(error);
    }
    if (!(error instanceof UpstreamError)) return log.error({ err: error }, "something other than the film database failed");
    const wasNotMade = error.kind === "open" || error.kind === "budget";
    const isRefusal = error.status === 401 || error.status === 403;
    const message = isRefusal ? "The film database refuses the key: check TMDB_API_KEY or TMDB_READ_TOKEN" : "asking the catalog failed";
    log[wasNotMade ? "debug" : "warn"]({ err: error }, message);
  };
}

/** Says when the provider is given up, and when it is back. */
export const breakerLog =
  (log: Logger) =>
  (isClosed: boolean): void => {
    if (isClosed) log.info("The film database answers again");
    else
      log.warn(
        "The film database does not answer, refuses the key, or asked us to wait: it is asked once a second until it answers; pages come from the store",
      );
  };
