import { parseGenreChoice } from "#domain/genre-address.ts";
import { paths } from "#domain/paths.ts";
import { parseFilmographyView } from "#domain/person-address.ts";
import { parseSearchChoice } from "#domain/search-address.ts";
import { parseImdbId } from "#domain/search-query.ts";
import { mayHaveSeason, seasonToShow } from "#domain/season-order.ts";
import { parseEpisodeChoice } from "#domain/series-address.ts";
import type { Queries } from "./data/queries.ts";
import type { QueryOptions } from "./data/query.ts";
import type { Route } from "./pages.ts";

/** What a row's questions depend on. `id` is 0 on pages that have none. */
export type PageRequest = { ask: Queries; id: number; parameters: URLSearchParams };

/** The answer to a question that has one. */
export type Known = <T>(question: QueryOptions<T>) => T | undefined;

type RouteQueries = {
  /** Their failure is the page's failure, their `null` is "not found". */
  critical?: (request: PageRequest) => QueryOptions<unknown>[];
  /** These may fail, or come late, alone. */
  rest?: (request: PageRequest) => QueryOptions<unknown>[];
  /** The same for questions that hang on what the critical ones have brought. */
  following?: (request: PageRequest, known: Known) => QueryOptions<unknown>[];
};

const homeRest = ({ ask }: PageRequest) => [ask.trendingMovies(), ask.trendingSeries()];

/** Nothing is asked for an empty query, and an IMDb id is looked up by itself. */
function searched({ ask, parameters }: PageRequest): QueryOptions<unknown>[] {
  const { query, type, page } = parseSearchChoice(parameters);
  return query === "" || parseImdbId(query) ? [] : [ask.search(type, query, page)];
}

function imdbMatches({ ask, parameters }: PageRequest): QueryOptions<unknown>[] {
  const imdbId = parseImdbId(parseSearchChoice(parameters).query);
  return imdbId ? [ask.imdbMatch(imdbId)] : [];
}

/** The season that the address names, or the first; nobody is asked for one that the series does not have. */
function seasonOf({ ask, id, parameters }: PageRequest, known: Known): QueryOptions<unknown>[] {
  const series = known(ask.series(id));
  const wish = parseEpisodeChoice(parameters);
  if (!series || !mayHaveSeason(series, seasonToShow(series, wish))) return [];
  return [ask.season(id, seasonToShow(series, wish), wish.episode)];
}

function genreContents({ ask, parameters }: PageRequest): QueryOptions<unknown>[] {
  const choice = parseGenreChoice(parameters);
  if (!choice) return [];
  return [choice.tab === "movies" ? ask.moviesByGenre(choice.genre.id) : ask.seriesByGenre(choice.genre.id)];
}

function worksOf({ ask, id, parameters }: PageRequest): QueryOptions<unknown>[] {
  const { whole } = parseFilmographyView(parameters);
  return [ask.personCredits(id, whole)];
}

const homeQuestions: RouteQueries = {
  critical: ({ ask }) => [ask.popularMovies()],
  rest: (request) => [request.ask.heroMovies(), ...homeRest(request)],
};

/** What each row of the page table asks the catalog, by its pattern. Apart from the table, because a first visit needs the screen alone. */
const byPattern: Record<string, RouteQueries> = {
  [paths.landing]: homeQuestions,
  [paths.home]: homeQuestions,
  [paths.top]: { critical: ({ ask }) => [ask.topRatedMovies()], rest: homeRest },
  "/movie/:key": {
    critical: ({ ask, id }) => [ask.movie(id)],
    rest: ({ ask, id }) => [ask.movieExtras(id)],
  },
  [paths.series]: { critical: ({ ask }) => [ask.popularSeries()] },
  [paths.topSeries]: { critical: ({ ask }) => [ask.topRatedSeries()] },
  "/tv/:key": {
    critical: ({ ask, id }) => [ask.series(id)],
    rest: ({ ask, id }) => [ask.seriesExtras(id)],
    following: seasonOf,
  },
  [paths.genres]: { rest: genreContents },
  "/actor/:key": { critical: ({ ask, id }) => [ask.person(id)], rest: worksOf },
  [paths.search]: { critical: searched, rest: imdbMatches },
};

/** A page that asks nothing has no entry. */
export const routeQueries = ({ pattern }: Route): RouteQueries => byPattern[pattern] ?? {};
