import { limits } from "#domain/limits.ts";

const { retry } = limits.queries;
const { giveUpMs, retryDelayMs, slowLineMs } = limits.waiting;

/** All attempts of a query fit into `giveUpMs`. The server itself answers within 2 s. */
export const attemptMs = (giveUpMs - retry * retryDelayMs) / (retry + 1);

/** Attempts in a row that had no whole response in time, by call. */
const lateAttempts = new Map<string, number>();
/** Whether the latest response took longer than an attempt may take: on such a line no first attempt would succeed. */
let isSlowLine = false;

/** How long the next attempt of a call may take. Once its query has failed, and the page has said so, it may be the line that is slow. */
export const attemptLimitMs = (call: string): number => (isSlowLine || (lateAttempts.get(call) ?? 0) > retry ? slowLineMs : attemptMs);

export const noteLate = (call: string): void => void lateAttempts.set(call, (lateAttempts.get(call) ?? 0) + 1);

export function noteResponse(call: string, tookMs: number): void {
  lateAttempts.delete(call);
  isSlowLine = tookMs > attemptMs;
}
