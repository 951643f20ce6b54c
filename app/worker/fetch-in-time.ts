import { offlineLimits } from "#domain/offline.ts";

/** What no visitor waits for must end: a browser stops a worker that is busy for minutes, and the page that asked would get no answer. */
export const fetchInTime = (address: string, options: RequestInit = {}): Promise<Response> =>
  fetch(address, { ...options, signal: AbortSignal.timeout(offlineLimits.fetchMs) });
