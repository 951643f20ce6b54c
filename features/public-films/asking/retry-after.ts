/** Of hosts that name no time. */
const defaultWaitMs = 60_000;

/** How long a response asks its client to wait; `null` if it does not. `header`: in seconds, or a date. */
export function retryAfterMs(status: number, header: string | null, now: number): number | null {
  if (status !== 429 && (status !== 503 || header === null)) return null;
  const value = header?.trim() ?? "";
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? defaultWaitMs : Math.max(0, date - now);
}
