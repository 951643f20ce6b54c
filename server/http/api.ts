import type { Context, Hono } from "hono";
import { apiPaths } from "#domain/api-paths.ts";
import type { CallOptions, Catalog, Priority } from "#domain/catalog.ts";
import { genresOf } from "#domain/genre.ts";
import { limits } from "#domain/limits.ts";
import { within } from "#server/async/deadline.ts";
import type { PageCache, Rendered } from "#server/page-cache/page-cache.ts";
import { cachedResponse } from "./cached-response.ts";
import { priorityOf, timeLeftMs } from "./request-env.ts";

/** `id` is the path's; paths without one ignore it. Returns `null` for 404. */
type Load = (catalog: Catalog, id: number, options: CallOptions) => Promise<object | null>;

/** Matches ids of 1 to 9 digits alone: other addresses are 404 without a call. */
const idPattern = ":id{[1-9][0-9]{0,8}}";
/** The route pattern of a path of `apiPaths`. */
const pattern = (pathOf: (id: number) => string): string => pathOf(0).replace("/0", `/${idPattern}`);

/** An unknown genre is 404 without a call. */
const ofGenre =
  (load: Load): Load =>
  async (catalog, id, options) =>
    genresOf([id]).length === 0 ? null : load(catalog, id, options);

const routes: Record<string, Load> = {
  [apiPaths.heroMovies]: (catalog, _, options) => catalog.heroMovies(options),
  [apiPaths.trendingMovies]: (catalog, _, options) => catalog.trendingMovies(options),
  [apiPaths.popularMovies]: (catalog, _, options) => catalog.popularMovies(options),
  [apiPaths.topRatedMovies]: (catalog, _, options) => catalog.topRatedMovies(options),
  [apiPaths.trendingSeries]: (catalog, _, options) => catalog.trendingSeries(options),
  [apiPaths.popularSeries]: (catalog, _, options) => catalog.popularSeries(options),
  [apiPaths.topRatedSeries]: (catalog, _, options) => catalog.topRatedSeries(options),
  [pattern(apiPaths.moviesByGenre)]: ofGenre((catalog, ...call) => catalog.moviesByGenre(...call)),
  [pattern(apiPaths.seriesByGenre)]: ofGenre((catalog, ...call) => catalog.seriesByGenre(...call)),
  [pattern(apiPaths.movieExtras)]: (catalog, ...call) => catalog.movieExtras(...call),
  [pattern(apiPaths.seriesExtras)]: (catalog, ...call) => catalog.seriesExtras(...call),
  [pattern(apiPaths.knownFor)]: (catalog, ...call) => catalog.knownFor(...call),
  [pattern(apiPaths.person)]: (catalog, ...call) => catalog.person(...call),
  [pattern(apiPaths.personCredits)]: (catalog, ...call) => catalog.personCredits(...call),
};

type ApiDeps = {
  catalog: Catalog;
  cache: PageCache;
  headers: Record<string, string>;
  /** How long a visitor waits for data. A refresh in the background has no deadline. */
  deadlineMs: number;
  onError: (error: unknown) => void;
};

/** Serves the catalog as JSON, cached and compressed like pages. Absent is 404, a failing or late provider 502; both have an `error` text. */
export function mountApi(app: Hono, { catalog, cache, headers, deadlineMs, onError }: ApiDeps): void {
  const json = { ...headers, "content-type": "application/json" };
  const cached = { ...json, "cache-control": `public, max-age=${limits.queries.freshMs / 1000}` };
  const uncached = { ...json, "cache-control": "no-store" };
  const failed = (status: number, error: string): Rendered => ({ status, headers: uncached, body: JSON.stringify({ error }), cacheable: false });
  // The page cache keeps this function for refreshes: it must not hold the request, or the connection stays in memory.
  const render =
    (load: Load, id: number, priority: Priority, leftMs: number) =>
    async (refresh: boolean): Promise<Rendered> => {
      try {
        const data = await (refresh ? load(catalog, id, { priority: "refresh" }) : within(leftMs, load(catalog, id, { priority })));
        return data === null ? failed(404, "There is no such thing") : { status: 200, headers: cached, body: JSON.stringify(data), cacheable: true };
      } catch (error) {
        onError(error);
        return failed(502, "The film database did not answer");
      }
    };
  for (const [path, load] of Object.entries(routes))
    app.get(path, async (context: Context) => {
      const id = Number(context.req.param("id"));
      return cachedResponse(cache, context.req.path, render(load, id, priorityOf(context), timeLeftMs(context, deadlineMs)), context.req.raw);
    });
  app.all("/api/*", (context) => context.json({ error: "There is no such address" }, 404, { ...headers, "cache-control": "no-store" }));
}
