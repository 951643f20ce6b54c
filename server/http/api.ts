import type { Context, Hono } from "hono";
import { apiPaths } from "#domain/api-paths.ts";
import type { CallOptions, Catalog, Priority } from "#domain/catalog.ts";
import { genresOf } from "#domain/genre.ts";
import { limits } from "#domain/limits.ts";
import { pagePath } from "#domain/paths.ts";
import { genreList, namedLists } from "#domain/title-list.ts";
import { within } from "#server/async/deadline.ts";
import type { PageCache, Rendered } from "#server/page-cache/page-cache.ts";
import { cachedResponse } from "./cached-response.ts";
import { pageParameter } from "./page-parameter.ts";
import { priorityOf, timeLeftMs } from "./request-env.ts";

/** `id` is the path's; paths without one ignore it. Returns `null` for 404. */
type Load = (catalog: Catalog, id: number, options: CallOptions) => Promise<object | null>;

/** Matches ids of 1 to 9 digits alone: other addresses are 404 without a call. */
const idPattern = ":id{[1-9][0-9]{0,8}}";
/** The route pattern of a path of `apiPaths`. */
const pattern = (pathOf: (id: number) => string): string => pathOf(0).replace("/0", `/${idPattern}`);

/** An unknown genre is 404 without a call. */
const ifGenre = <T>(id: number, load: () => Promise<T>): Promise<T | null> => (genresOf([id]).length === 0 ? Promise.resolve(null) : load());

/** Like `Load`, for a page of a list. */
type LoadPage = (catalog: Catalog, id: number, page: number, options: CallOptions) => Promise<object | null>;

const listRoutes: Record<string, LoadPage> = {
  ...Object.fromEntries(
    namedLists.flatMap((list): [string, LoadPage][] => [
      [apiPaths.movieList(list), (catalog, _, ...call) => catalog.movieList(list, ...call)],
      [apiPaths.seriesList(list), (catalog, _, ...call) => catalog.seriesList(list, ...call)],
    ]),
  ),
  [pattern((id) => apiPaths.movieList(genreList(id)))]: (catalog, id, ...call) => ifGenre(id, () => catalog.movieList(genreList(id), ...call)),
  [pattern((id) => apiPaths.seriesList(genreList(id)))]: (catalog, id, ...call) => ifGenre(id, () => catalog.seriesList(genreList(id), ...call)),
};

const routes: Record<string, Load> = {
  [apiPaths.heroMovies]: (catalog, _, options) => catalog.heroMovies(options),
  [pattern(apiPaths.movieExtras)]: (catalog, ...call) => catalog.movieExtras(...call),
  [pattern(apiPaths.seriesExtras)]: (catalog, ...call) => catalog.seriesExtras(...call),
  [pattern(apiPaths.knownFor)]: (catalog, ...call) => catalog.knownFor(...call),
  [pattern(apiPaths.person)]: (catalog, ...call) => catalog.person(...call),
  [pattern(apiPaths.personCredits)]: (catalog, ...call) => catalog.personCredits(...call),
};

const idOf = (context: Context): number => Number(context.req.param("id"));

type ApiDeps = {
  catalog: Catalog;
  cache: PageCache;
  headers: Record<string, string>;
  /** How long a visitor waits for data. A refresh in the background has no deadline. */
  deadlineMs: number;
  onError: (error: unknown) => void;
};

/**
 * Serves the catalog as JSON, cached and compressed like pages. Absent is 404, a wrong page number 400, a failing or late provider 502; each has
 * an `error` text.
 */
export function mountApi(app: Hono, { catalog, cache, headers, deadlineMs, onError }: ApiDeps): void {
  const json = { ...headers, "content-type": "application/json" };
  const cached = { ...json, "cache-control": `public, max-age=${limits.queries.freshMs / 1000}` };
  const uncached = { ...json, "cache-control": "no-store" };
  const failed = (status: number, error: string): Rendered => ({ status, headers: uncached, body: JSON.stringify({ error }), cacheable: false });
  // The page cache keeps this function for refreshes: it must not hold the request, or the connection stays in memory.
  const render =
    (load: (options: CallOptions) => Promise<object | null>, priority: Priority, leftMs: number) =>
    async (refresh: boolean): Promise<Rendered> => {
      try {
        const data = await (refresh ? load({ priority: "refresh" }) : within(leftMs, load({ priority })));
        return data === null ? failed(404, "There is no such thing") : { status: 200, headers: cached, body: JSON.stringify(data), cacheable: true };
      } catch (error) {
        onError(error);
        return failed(502, "The film database did not answer");
      }
    };
  const respond = (context: Context, key: string, load: (options: CallOptions) => Promise<object | null>): Promise<Response> =>
    cachedResponse(cache, key, render(load, priorityOf(context), timeLeftMs(context, deadlineMs)), context.req.raw);
  for (const [path, load] of Object.entries(routes))
    app.get(path, (context) => {
      const id = idOf(context);
      return respond(context, context.req.path, (options) => load(catalog, id, options));
    });
  for (const [path, load] of Object.entries(listRoutes))
    app.get(path, async (context) => {
      const { data: page, error } = pageParameter.safeParse(context.req.query("page"));
      if (error) return context.json({ error: `page: ${error.issues[0]?.message}` }, 400, uncached);
      const id = idOf(context);
      return respond(context, pagePath(context.req.path, page), (options) => load(catalog, id, page, options));
    });
  app.all("/api/*", (context) => context.json({ error: "There is no such address" }, 404, { ...headers, "cache-control": "no-store" }));
}
