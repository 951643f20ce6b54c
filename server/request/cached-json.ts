import type { Context } from "hono";
import type { ZodError } from "zod";
import { isEnglish, type Language } from "#domain/languages.ts";
import { limits } from "#domain/limits.ts";
import { type CallOptions, inLanguage, type Priority } from "#domain/query.ts";
import { within } from "#server/async/deadline.ts";
import type { PageCache, Rendered } from "#server/page-cache/page-cache.ts";
import { cachedResponse, uncachedResponse } from "./cached-response.ts";
import { parseLanguage } from "./language-parameter.ts";
import { priorityOf } from "./request-env.ts";

export type CachedJsonDeps = {
  cache: PageCache;
  headers: Record<string, string>;
  /** How long a visitor waits for data. A refresh in the background has no deadline. */
  deadlineMs: number;
  onError: (error: unknown) => void;
};

/** Returns `null` for 404. */
export type Load<T extends object = object> = (options: CallOptions) => Promise<T | null>;

/** Data that are not complete are sent, and not cached. `ofToday`: they say what is today, so that none are served stale. */
type Caching<T> = { isComplete?: (data: T) => boolean; ofToday?: true };

export type CachedJson = {
  /** `key`: of the page cache, for equal data. */
  respond: <T extends object>(context: Context, key: string, load: Load<T>, caching?: Caching<T>) => Promise<Response>;
  /** For what a visitor types: neither this server nor shared caches store the response. */
  respondPrivately: (context: Context, load: Load) => Promise<Response>;
  /** 400 with the first parameter that does not parse. */
  refuse: (context: Context, error: Pick<ZodError, "issues">) => Response;
};

const optionsIn = (language: Language, priority: Priority): CallOptions => (isEnglish(language) ? { priority } : { priority, language });

/** JSON cached and compressed like pages, in the language of the address; the key is without it. Absent is 404, a failing or late provider 502, a bad request 400; all have an `error` text. */
export function createCachedJson({ cache, headers, deadlineMs, onError }: CachedJsonDeps): CachedJson {
  const json = { ...headers, "content-type": "application/json" };
  const found = (scope: "public" | "private") => ({ ...json, "cache-control": `${scope}, max-age=${limits.queries.freshMs / 1000}` });
  const uncached = { ...json, "cache-control": "no-store" };
  const failed = (status: number, error: string): Rendered<string> => ({ status, headers: uncached, body: JSON.stringify({ error }), cacheable: false });
  const rendered = async <T extends object>(
    load: () => Promise<T | null>,
    success: Record<string, string>,
    caching: Caching<T> = {},
  ): Promise<Rendered<string>> => {
    try {
      const data = await load();
      if (data === null) return failed(404, "There is no such thing");
      const cacheable = caching.isComplete?.(data) ?? true;
      return { status: 200, headers: cacheable ? success : uncached, body: JSON.stringify(data), cacheable, neverStale: caching.ofToday === true };
    } catch (error) {
      onError(error);
      return failed(502, "The film database did not answer");
    }
  };
  const inTime = <T extends object>(context: Context, load: Load<T>, language: Language) => {
    const options = optionsIn(language, priorityOf(context));
    return () => within(deadlineMs, load(options));
  };
  const [shared, personal] = [found("public"), found("private")];
  // A function of its own, because it is cached with the data: it must not hold the request, or the connection stays in memory.
  const refreshOf =
    <T extends object>(load: Load<T>, caching: Caching<T> | undefined, language: Language) =>
    () =>
      rendered(() => load(optionsIn(language, "refresh")), shared, caching);
  const refuse: CachedJson["refuse"] = (context, { issues: [issue] }) => context.json({ error: `${issue?.path.join(".")}: ${issue?.message}` }, 400, uncached);
  return {
    respond: async (context, key, load, caching) => {
      const { data: language, error } = parseLanguage(context);
      if (error) return refuse(context, error);
      const first = inTime(context, load, language);
      const render = { first: () => rendered(first, shared, caching), again: refreshOf(load, caching, language) };
      return cachedResponse(cache, inLanguage(key, language), render, context.req.raw);
    },
    respondPrivately: async (context, load) => {
      const { data: language, error } = parseLanguage(context);
      if (error) return refuse(context, error);
      const { status, headers: sent, body } = await rendered(inTime(context, load, language), personal);
      return uncachedResponse(context.req.raw, status, sent, body);
    },
    refuse,
  };
}
