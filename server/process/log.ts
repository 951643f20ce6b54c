import { type DestinationStream, type Logger, pino, stdSerializers } from "pino";
import { DeadlineError } from "#server/async/deadline.ts";
import { OverloadError } from "#server/http/overload-response.ts";
import { type CompletedRequest, requestScope } from "#server/http/request-tracker.ts";
import { isAlreadyLogged } from "#server/store/logged-error.ts";
import type { BreakerChange } from "#server/upstream/breaker.ts";
import { UpstreamError } from "#server/upstream/upstream-error.ts";

/** Failures of the film database are expected: their messages, with those of their causes, say all. Stacks of 2 KB would hide the lines around them. */
function serializeError(error: Error) {
  const { type, message, ...others } = stdSerializers.err(error);
  return error instanceof UpstreamError || error instanceof DeadlineError ? { type, message } : { type, message, ...others };
}

/** JSON lines. A line of a request carries its id and nothing else about the visitor. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    serializers: { err: serializeError },
    mixin: () => {
      const requestId = requestScope.getStore()?.id;
      return requestId === undefined ? {} : { requestId };
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** One `debug` line for each response that was not cached: its kind, never its address, which may hold a search text. */
export const accessLog =
  (log: Logger) =>
  ({ id, kind, method, status, tookMs }: CompletedRequest): void =>
    log.debug({ requestId: id, kind, method, status, tookMs: Math.round(tookMs) }, "Request completed");

/**
 * Logs each error object once: one failed call to the provider fails several sections of a page. Calls that were not made, because the
 * circuit is open or the quota is used up, are `debug`. Failures of the provider and its delays are `warn`, all others `error`.
 */
export function errorLog(log: Logger): (error: unknown) => void {
  const logged = new WeakSet<object>();
  return (error) => {
    if (isAlreadyLogged(error)) return;
    if (typeof error === "object" && error !== null) {
      if (logged.has(error)) return;
      logged.add(error);
    }
    if (error instanceof OverloadError) return log.debug({ err: error }, "A page waited too long for its refresh");
    if (error instanceof DeadlineError) return log.warn({ err: error }, "A response did not wait any longer for the film database");
    if (!(error instanceof UpstreamError)) return log.error({ err: error }, "An error that is not the film database's");
    const wasNotMade = error.kind === "open" || error.kind === "budget";
    const isKeyRefused = error.status === 401 || error.status === 403;
    const message = isKeyRefused ? "The film database refuses the key: check TMDB_API_KEY or TMDB_READ_TOKEN" : "A call to the film database failed";
    log[wasNotMade ? "debug" : "warn"]({ err: error }, message);
  };
}

export const breakerLog =
  (log: Logger) =>
  (change: BreakerChange): void => {
    if (change.kind === "closed") log.info("The film database responds again: circuit closed");
    else if (change.kind === "must-wait") {
      const until = new Date(Date.now() + change.waitMs).toISOString();
      log.warn(`The film database asks to wait until ${until}: circuit open, no call before then; pages come from the store`);
    } else log.warn(`The film database fails (${change.reason}): circuit open, one call a second until it responds; pages come from the store`);
  };
