/** `Retry-After` as milliseconds from now: seconds or an HTTP date (RFC 9110, 10.2.3); `null` for anything else. */
export function retryAfterMs(header: string | null, wallMs: number): number | null {
  const value = header?.trim() ?? "";
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000;
  if (!/^[A-Z][a-z]{2,8},? /.test(value)) return null;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, date - wallMs);
}
