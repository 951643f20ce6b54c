import type { Context, Hono } from "hono";
import { apiPaths } from "#domain/api-paths.ts";
import type { Catalog } from "#domain/catalog.ts";
import { genresOf } from "#domain/genre.ts";
import { limits } from "#domain/limits.ts";
import type { PageCache, Rendered } from "#server/page-cache/page-cache.ts";
import { cachedResponse } from "./cached-response.ts";
import { type Catalogs, catalogFor } from "./catalogs.ts";

/** `id` is the path's; a path without one has none to ask with. */
type Ask = (catalog: Catalog, id: number) => Promise<object | null>;

/** A path parameter that is not a plain id matches no route: a wrong address is 404 and asks nobody. */
const idPattern = ":id{[1-9][0-9]{0,8}}";
/** The makers of `apiPaths` take an id; the pattern is written in its place. */
const pattern = (make: (id: number) => string): string => make(0).replace("/0", `/${idPattern}`);

/** A genre that is none of the 27 is absent: nobody is asked, and nothing is kept of it. */
const ofGenre =
  (ask: Ask): Ask =>
  async (catalog, id) =>
    genresOf([id]).length === 0 ? null : ask(catalog, id);

const lists: Record<string, Ask> = {
  [apiPaths.heroMovies]: (catalog) => catalog.heroMovies(),
  [apiPaths.trendingMovies]: (catalog) => catalog.trendingMovies(),
  [apiPaths.popularMovies]: (catalog) => catalog.popularMovies(),
  [apiPaths.topRatedMovies]: (catalog) => catalog.topRatedMovies(),
  [apiPaths.trendingSeries]: (catalog) => catalog.trendingSeries(),
  [apiPaths.popularSeries]: (catalog) => catalog.popularSeries(),
  [apiPaths.topRatedSeries]: (catalog) => catalog.topRatedSeries(),
  [pattern(apiPaths.moviesByGenre)]: ofGenre((catalog, id) => catalog.moviesByGenre(id)),
  [pattern(apiPaths.seriesByGenre)]: ofGenre((catalog, id) => catalog.seriesByGenre(id)),
  [pattern(apiPaths.movieExtras)]: (catalog, id) => catalog.movieExtras(id),
  [pattern(apiPaths.seriesExtras)]: (catalog, id) => catalog.seriesExtras(id),
  [pattern(apiPaths.knownFor)]: (catalog, id) => catalog.knownFor(id),
  [pattern(apiPaths.person)]: (catalog, id) => catalog.person(id),
  [pattern(apiPaths.personCredits)]: (catalog, id) => catalog.personCredits(id),
};

type ApiDeps = {
  catalogs: Catalogs;
  cache: PageCache;
  headers: Record<string, string>;
  onError: (error: unknown) => void;
};

/** The catalog's lists and people by GET, kept and compressed as pages are. Absent 404, provider failure 502; both say so in `error`. */
export function mountApi(app: Hono, { catalogs, cache, headers, onError }: ApiDeps): void {
  const json = { ...headers, "content-type": "application/json" };
  const kept = { ...json, "cache-control": `public, max-age=${limits.queries.freshMs / 1000}` };
  const notKept = { ...json, "cache-control": "no-store" };
  const failed = (status: number, error: string): Rendered => ({ status, headers: notKept, body: JSON.stringify({ error }), cacheable: false });
  // The cache keeps it with the answer, for its refreshes: it must not hold the request, whose connection would stay in memory as long.
  const render =
    (ask: Ask, id: number, asked: Catalog) =>
    async (refresh: boolean): Promise<Rendered> => {
      try {
        const found = await ask(refresh ? catalogs.refresh : asked, id);
        return found === null ? failed(404, "There is no such thing") : { status: 200, headers: kept, body: JSON.stringify(found), cacheable: true };
      } catch (error) {
        onError(error);
        return failed(502, "The film database did not answer");
      }
    };
  for (const [path, ask] of Object.entries(lists))
    app.get(path, async (context: Context) => {
      const answer = render(ask, Number(context.req.param("id")), catalogFor(catalogs, context));
      return cachedResponse(cache, context.req.path, answer, context.req.raw);
    });
  app.all("/api/*", (context) => context.json({ error: "There is no such address" }, 404, { ...headers, "cache-control": "no-store" }));
}
