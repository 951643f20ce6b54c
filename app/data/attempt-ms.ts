import { limits } from "#domain/limits.ts";

const { retry } = limits.queries;
const { giveUpMs, retryDelayMs } = limits.waiting;

/** All attempts of a query fit into `giveUpMs`. The server itself answers within 2 s. */
export const attemptMs = (giveUpMs - retry * retryDelayMs) / (retry + 1);
