import type { NamedPage } from "#tests/support/film-pages.ts";
import { type LoadRequest, type LoadResponse, steadyLoad } from "#tests/support/steady-load.ts";
import { isUsefulRefusal, isView, requestOf } from "./views.ts";

/** A client that requests page after page. `from`: how the site distinguishes it from others, by header or by socket. */
export type Client = {
  ratePerS: number;
  page: (index: number) => NamedPage;
  from?: (index: number) => Pick<LoadRequest, "headers" | "localAddress">;
  connections?: number;
};

/** `wrong`: neither a view nor a useful refusal. Times are from the sending, sorted; the worst is of all responses. In milliseconds. */
export type Views = { sent: number; viewedMs: number[]; refusedMs: number[]; wrong: number; noResponse: number; worstMs: number };

const sorted = (ms: readonly number[]): number[] => ms.toSorted((a, b) => a - b);

/** Compressed pages are a twelfth of the bytes: the load's own process could not read more. */
export async function viewsOf(origin: string, { ratePerS, page, from = () => ({}), connections = 600 }: Client, durationMs: number): Promise<Views> {
  const sentAt: number[] = [];
  const viewedMs: number[] = [];
  const refusedMs: number[] = [];
  let wrong = 0;
  const isExpected = (response: LoadResponse, requested: LoadRequest, index: number): boolean => {
    const tookMs = performance.now() - (sentAt[index] ?? 0);
    const isRequested = isView(response, requested);
    if (isRequested) viewedMs.push(tookMs);
    else if (isUsefulRefusal(response)) refusedMs.push(tookMs);
    else wrong += 1;
    return isRequested;
  };
  const request = (index: number) => {
    sentAt[index] = performance.now();
    const { headers, localAddress } = from(index);
    return { ...requestOf(origin, page(index), { ...headers, "accept-encoding": "br" }), localAddress };
  };
  const { sent, statuses, worstMs } = await steadyLoad({ ratePerS, durationMs, request, isExpected, connections });
  return { sent, viewedMs: sorted(viewedMs), refusedMs: sorted(refusedMs), wrong, noResponse: statuses.error ?? 0, worstMs };
}

/** Responses that were neither a view nor a refusal with Retry-After, and requests without one. */
export const failuresIn = ({ wrong, noResponse }: Views): number => wrong + noResponse;
