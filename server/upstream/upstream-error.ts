/**
 * Why the provider gave no usable answer. `status`: it answered with another status than 200. `network`: no connection, or
 * a broken one. `timeout`: too slow. `malformed`: an answer that is not what was asked for (HTML, too large, wrong shape).
 * `budget`: our own limit of calls a second; it was not asked. `open`: it is down or asked us to wait; it was not asked.
 */
export type UpstreamErrorKind = "status" | "network" | "timeout" | "malformed" | "budget" | "open";

export type UpstreamErrorOptions = { kind: UpstreamErrorKind; path: string; status?: number | null; cause?: unknown; retryAfterMs?: number | null };

/**
 * The one error of this room. `path` has no query: that would hold the key, or what a visitor searched for. `cause` is a
 * redacted copy. `status` is `null` where there was no answer, or none that the provider can have meant.
 */
export class UpstreamError extends Error {
  override readonly name = "UpstreamError";
  readonly kind: UpstreamErrorKind;
  readonly path: string;
  readonly status: number | null;
  readonly retryAfterMs: number | null;

  constructor({ kind, path, status = null, cause, retryAfterMs = null }: UpstreamErrorOptions) {
    super(`The film database did not answer ${path}: ${kind}${status === null ? "" : ` ${status}`}`, cause === undefined ? undefined : { cause });
    this.kind = kind;
    this.path = path;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}
