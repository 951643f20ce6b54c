import type { Context, Hono } from "hono";
import { apiPaths } from "#domain/api-paths.ts";
import type { Catalogue } from "#domain/catalogue.ts";
import { limits } from "#domain/limits.ts";

type Ask = (catalogue: Catalogue, context: Context) => Promise<object | null>;

/** A path parameter that is not a plain id matches no route: a wrong address is 404 and asks nobody. */
const idPattern = ":id{[1-9][0-9]{0,8}}";
const idIn = (context: Context): number => Number(context.req.param("id"));
/** The makers of `apiPaths` take an id; the pattern is written in its place. */
const pattern = (make: (id: number) => string): string => make(0).replace("/0", `/${idPattern}`);

const lists: Record<string, Ask> = {
  [apiPaths.heroMovies]: (catalogue) => catalogue.heroMovies(),
  [apiPaths.trendingMovies]: (catalogue) => catalogue.trendingMovies(),
  [apiPaths.popularMovies]: (catalogue) => catalogue.popularMovies(),
  [apiPaths.topRatedMovies]: (catalogue) => catalogue.topRatedMovies(),
  [apiPaths.trendingSeries]: (catalogue) => catalogue.trendingSeries(),
  [apiPaths.popularSeries]: (catalogue) => catalogue.popularSeries(),
  [apiPaths.topRatedSeries]: (catalogue) => catalogue.topRatedSeries(),
  [pattern(apiPaths.moviesByGenre)]: (catalogue, context) => catalogue.moviesByGenre(idIn(context)),
  [pattern(apiPaths.seriesByGenre)]: (catalogue, context) => catalogue.seriesByGenre(idIn(context)),
  [pattern(apiPaths.movieCredits)]: (catalogue, context) => catalogue.movieCredits(idIn(context)),
  [pattern(apiPaths.similarMovies)]: (catalogue, context) => catalogue.similarMovies(idIn(context)),
  [pattern(apiPaths.movieReviews)]: (catalogue, context) => catalogue.movieReviews(idIn(context)),
  [pattern(apiPaths.similarSeries)]: (catalogue, context) => catalogue.similarSeries(idIn(context)),
  [pattern(apiPaths.seriesReviews)]: (catalogue, context) => catalogue.seriesReviews(idIn(context)),
  [pattern(apiPaths.person)]: (catalogue, context) => catalogue.person(idIn(context)),
  [pattern(apiPaths.personMovieCredits)]: (catalogue, context) => catalogue.personMovieCredits(idIn(context)),
  [pattern(apiPaths.personSeriesCredits)]: (catalogue, context) => catalogue.personSeriesCredits(idIn(context)),
};

type ApiParts = { catalogue: Catalogue; headers: Record<string, string>; onError: (error: unknown) => void };

/** The catalogue's lists and people by GET. Absent 404, provider failure 502; both say so in `error`. */
export function answerApi(app: Hono, { catalogue, headers, onError }: ApiParts): void {
  const kept = { ...headers, "cache-control": `public, max-age=${limits.queries.freshMs / 1000}` };
  const notKept = { ...headers, "cache-control": "no-store" };
  const answer = (ask: Ask) => async (context: Context) => {
    try {
      const found = await ask(catalogue, context);
      return found === null ? context.json({ error: "There is no such thing" }, 404, notKept) : context.json(found, 200, kept);
    } catch (error) {
      onError(error);
      return context.json({ error: "The film database did not answer" }, 502, notKept);
    }
  };
  for (const [path, ask] of Object.entries(lists)) app.get(path, answer(ask));
  app.all("/api/*", (context) => context.json({ error: "There is no such address" }, 404, notKept));
}
