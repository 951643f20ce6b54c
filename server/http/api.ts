import type { Context, Hono } from "hono";
import { apiPaths } from "#domain/api-paths.ts";
import type { Catalogue } from "#domain/catalog.ts";
import { genresOf } from "#domain/genre.ts";
import { limits } from "#domain/limits.ts";
import type { PageCache, Rendered } from "#server/page-cache/page-cache.ts";
import { keptResponse } from "./cached-response.ts";
import { type Catalogues, catalogueFor } from "./catalogs.ts";

/** `id` is the path's; a path without one has none to ask with. */
type Ask = (catalogue: Catalogue, id: number) => Promise<object | null>;

/** A path parameter that is not a plain id matches no route: a wrong address is 404 and asks nobody. */
const idPattern = ":id{[1-9][0-9]{0,8}}";
/** The makers of `apiPaths` take an id; the pattern is written in its place. */
const pattern = (make: (id: number) => string): string => make(0).replace("/0", `/${idPattern}`);

/** A genre that is none of the 27 is absent: nobody is asked, and nothing is kept of it. */
const ofGenre =
  (ask: Ask): Ask =>
  async (catalogue, id) =>
    genresOf([id]).length === 0 ? null : ask(catalogue, id);

/** The parts of a title or person that is absent are absent as well, not empty. Both are one row of the store: this costs no call. */
const partOf =
  (subject: "movie" | "series" | "person", ask: Ask): Ask =>
  async (catalogue, id) =>
    (await catalogue[subject](id)) === null ? null : ask(catalogue, id);

const lists: Record<string, Ask> = {
  [apiPaths.heroMovies]: (catalogue) => catalogue.heroMovies(),
  [apiPaths.trendingMovies]: (catalogue) => catalogue.trendingMovies(),
  [apiPaths.popularMovies]: (catalogue) => catalogue.popularMovies(),
  [apiPaths.topRatedMovies]: (catalogue) => catalogue.topRatedMovies(),
  [apiPaths.trendingSeries]: (catalogue) => catalogue.trendingSeries(),
  [apiPaths.popularSeries]: (catalogue) => catalogue.popularSeries(),
  [apiPaths.topRatedSeries]: (catalogue) => catalogue.topRatedSeries(),
  [pattern(apiPaths.moviesByGenre)]: ofGenre((catalogue, id) => catalogue.moviesByGenre(id)),
  [pattern(apiPaths.seriesByGenre)]: ofGenre((catalogue, id) => catalogue.seriesByGenre(id)),
  [pattern(apiPaths.movieCredits)]: partOf("movie", (catalogue, id) => catalogue.movieCredits(id)),
  [pattern(apiPaths.similarMovies)]: partOf("movie", (catalogue, id) => catalogue.similarMovies(id)),
  [pattern(apiPaths.movieReviews)]: partOf("movie", (catalogue, id) => catalogue.movieReviews(id)),
  [pattern(apiPaths.similarSeries)]: partOf("series", (catalogue, id) => catalogue.similarSeries(id)),
  [pattern(apiPaths.seriesReviews)]: partOf("series", (catalogue, id) => catalogue.seriesReviews(id)),
  [pattern(apiPaths.knownFor)]: partOf("person", (catalogue, id) => catalogue.knownFor(id)),
  [pattern(apiPaths.person)]: (catalogue, id) => catalogue.person(id),
  [pattern(apiPaths.personMovieCredits)]: partOf("person", (catalogue, id) => catalogue.personMovieCredits(id)),
  [pattern(apiPaths.personSeriesCredits)]: partOf("person", (catalogue, id) => catalogue.personSeriesCredits(id)),
};

type ApiParts = {
  catalogues: Catalogues;
  cache: PageCache;
  headers: Record<string, string>;
  onError: (error: unknown) => void;
};

/** The catalogue's lists and people by GET, kept and compressed as pages are. Absent 404, provider failure 502; both say so in `error`. */
export function answerApi(app: Hono, { catalogues, cache, headers, onError }: ApiParts): void {
  const json = { ...headers, "content-type": "application/json" };
  const kept = { ...json, "cache-control": `public, max-age=${limits.queries.freshMs / 1000}` };
  const notKept = { ...json, "cache-control": "no-store" };
  const failed = (status: number, error: string): Rendered => ({ status, headers: notKept, body: JSON.stringify({ error }), keep: false });
  // The cache keeps it with the answer, for its refreshes: it must not hold the request, whose connection would stay in memory as long.
  const render =
    (ask: Ask, id: number, asked: Catalogue) =>
    async (refresh: boolean): Promise<Rendered> => {
      try {
        const found = await ask(refresh ? catalogues.refresh : asked, id);
        return found === null ? failed(404, "There is no such thing") : { status: 200, headers: kept, body: JSON.stringify(found), keep: true };
      } catch (error) {
        onError(error);
        return failed(502, "The film database did not answer");
      }
    };
  for (const [path, ask] of Object.entries(lists))
    app.get(path, async (context: Context) => {
      const answer = render(ask, Number(context.req.param("id")), catalogueFor(catalogues, context));
      return keptResponse(cache, context.req.path, answer, context.req.raw);
    });
  app.all("/api/*", (context) => context.json({ error: "There is no such address" }, 404, { ...headers, "cache-control": "no-store" }));
}
