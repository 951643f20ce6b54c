/** A longer time counts as this: a mistake of the provider's must not stop calls for good. */
const longestWaitMs = 24 * 60 * 60 * 1000;

const dateMs = (value: string | null): number => (/^[A-Z][a-z]{2,8},? /.test(value ?? "") ? Date.parse(value ?? "") : Number.NaN);

/**
 * `Retry-After` as milliseconds from now, at most 24 hours: seconds or an HTTP date (RFC 9110, 10.2.3); `null` for anything else. A date is
 * compared with the response's own `Date`, so that our clock need not be right; `wallMs` is now, for a response without one.
 */
export function retryAfterMs(headers: { get(name: string): string | null }, wallMs: number): number | null {
  const value = headers.get("retry-after")?.trim() ?? "";
  if (/^\d+$/.test(value)) return Math.min(Number(value) * 1000, longestWaitMs);
  const until = dateMs(value);
  if (Number.isNaN(until)) return null;
  const sentAt = dateMs(headers.get("date"));
  return Math.min(Math.max(0, until - (Number.isNaN(sentAt) ? wallMs : sentAt)), longestWaitMs);
}
