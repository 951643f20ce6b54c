import type { Context } from "hono";
import type { ZodError } from "zod";
import type { CallOptions, Priority } from "#domain/catalog.ts";
import { limits } from "#domain/limits.ts";
import { within } from "#server/async/deadline.ts";
import type { PageCache, Rendered } from "#server/page-cache/page-cache.ts";
import { cachedResponse, uncachedResponse } from "./cached-response.ts";
import { priorityOf, timeLeftMs } from "./request-env.ts";

export type CachedJsonDeps = {
  cache: PageCache;
  headers: Record<string, string>;
  /** How long a visitor waits for data. A refresh in the background has no deadline. */
  deadlineMs: number;
  onError: (error: unknown) => void;
};

/** Returns `null` for 404. */
export type Load<T extends object = object> = (options: CallOptions) => Promise<T | null>;

type RenderOptions<T> = { priority: Priority; leftMs: number; isComplete?: ((data: T) => boolean) | undefined };

export type CachedJson = {
  /** `key`: of the page cache, for equal data. Data that are not complete are sent, and not cached. */
  respond: <T extends object>(context: Context, key: string, load: Load<T>, isComplete?: (data: T) => boolean) => Promise<Response>;
  /** For what a visitor types: neither this server nor shared caches store the response. */
  respondPrivately: (context: Context, load: Load) => Promise<Response>;
  /** 400 with the first parameter that does not parse. */
  refuse: (context: Context, error: Pick<ZodError, "issues">) => Response;
};

/** JSON cached and compressed like pages. Absent is 404, a failing or late provider 502, a bad request 400; all have an `error` text. */
export function createCachedJson({ cache, headers, deadlineMs, onError }: CachedJsonDeps): CachedJson {
  const json = { ...headers, "content-type": "application/json" };
  const found = (scope: "public" | "private") => ({ ...json, "cache-control": `${scope}, max-age=${limits.queries.freshMs / 1000}` });
  const uncached = { ...json, "cache-control": "no-store" };
  const failed = (status: number, error: string): Rendered => ({ status, headers: uncached, body: JSON.stringify({ error }), cacheable: false });
  // The page cache keeps this function for refreshes: it must not hold the request, or the connection stays in memory.
  const render =
    <T extends object>(load: Load<T>, success: Record<string, string>, { priority, leftMs, isComplete = () => true }: RenderOptions<T>) =>
    async (refresh: boolean): Promise<Rendered> => {
      try {
        const data = await (refresh ? load({ priority: "refresh" }) : within(leftMs, load({ priority })));
        if (data === null) return failed(404, "There is no such thing");
        const cacheable = isComplete(data);
        return { status: 200, headers: cacheable ? success : uncached, body: JSON.stringify(data), cacheable };
      } catch (error) {
        onError(error);
        return failed(502, "The film database did not answer");
      }
    };
  const waitOf = (context: Context) => ({ priority: priorityOf(context), leftMs: timeLeftMs(context, deadlineMs) });
  const [shared, personal] = [found("public"), found("private")];
  return {
    respond: (context, key, load, isComplete) => cachedResponse(cache, key, render(load, shared, { ...waitOf(context), isComplete }), context.req.raw),
    respondPrivately: async (context, load) => {
      const { status, headers: sent, body } = await render(load, personal, waitOf(context))(false);
      return uncachedResponse(context.req.raw, status, sent, body);
    },
    refuse: (context, { issues: [issue] }) => context.json({ error: `${issue?.path.join(".")}: ${issue?.message}` }, 400, uncached),
  };
}
