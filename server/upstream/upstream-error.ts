/**
 * Why there is no usable response. `status`: another status than 200. `network`: no connection, or a broken one. `timeout`: too slow.
 * `malformed`: HTML, too large, or of another shape. `budget`: the quota refused the call. `open`: the breaker refused it, because the
 * provider is down or named a time to wait.
 */
export type UpstreamErrorKind = "status" | "network" | "timeout" | "malformed" | "budget" | "open";

export type UpstreamErrorOptions = { kind: UpstreamErrorKind; path: string; status?: number | null; cause?: unknown; retryAfterMs?: number | null };

/** An IMDb id is what a visitor searched for, or a row of a visitor's import. */
const withoutImdbId = (path: string): string => path.replace(/^\/find\/.+/, "/find");

/**
 * The error of every failed call. `path` has no query, and no IMDb id: it would contain the key, or what a visitor searched for. `cause` is a redacted copy.
 * `status` is null without a response.
 */
export class UpstreamError extends Error {
  override readonly name = "UpstreamError";
  readonly kind: UpstreamErrorKind;
  readonly path: string;
  readonly status: number | null;
  readonly retryAfterMs: number | null;
  /** In a word or two: `timeout`, `status 401`. */
  readonly reason: string;

  constructor({ kind, path, status = null, cause, retryAfterMs = null }: UpstreamErrorOptions) {
    const shownPath = withoutImdbId(path);
    const reason = status === null ? kind : `${kind} ${status}`;
    super(`The film database failed at ${shownPath}: ${reason}`, cause === undefined ? undefined : { cause });
    this.reason = reason;
    this.kind = kind;
    this.path = shownPath;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}
