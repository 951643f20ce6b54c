import { pagePath } from "./addresses.ts";
import type { Movie, MovieSummary } from "./movie.ts";
import { notices } from "./notices.ts";
import type { Page } from "./page.ts";
import { type CallOptions, idQuery, type Query, query } from "./query.ts";
import type { Season, Series, SeriesSummary } from "./series.ts";
import type { TitleBatch } from "./title-batch.ts";
import type { MovieExtras, SeriesExtras } from "./title-extras.ts";
import type { TitleKey } from "./title-key.ts";
import { genreIdOf, isGenreList, isRelatedList, relatedTitleOf, type TitleList } from "./title-list.ts";

// The queries of films and series that several features ask.

/** Which notice a list's failure shows depends on the page. */
const listQuery = <T>(name: string, medium: "movies" | "tv", kind: "movies" | "series"): Query<[list: TitleList, page: number], Page<T>> => ({
  name,
  address: (list, page) => pagePath(listPath(medium, list), page),
  failures: [],
  contains: { items: kind },
});

function listPath(medium: "movies" | "tv", list: TitleList): string {
  if (isGenreList(list)) return `/api/genres/${genreIdOf(list)}/${medium}`;
  if (!isRelatedList(list)) return `/api/${medium}/${list}`;
  const { kind, id } = relatedTitleOf(list);
  return `/api/${medium}/${id}/${kind}`;
}

/** specification.md, section 7. */
const functionPath = (name: string): string => `/functions/v1/${name}`;

const people = { "credits.cast": "people", "credits.crew": "people" } as const;

export const titleQueries = {
  movieList: listQuery<MovieSummary>("movieList", "movies", "movies"),
  seriesList: listQuery<SeriesSummary>("seriesList", "tv", "series"),

  movie: query<[id: number], Movie | null>({
    name: "movie",
    address: () => functionPath("get-movie"),
    body: (movieId) => ({ movieId }),
    failures: [notices.movie],
    mayBeAbsent: true,
    about: "movies",
  }),
  series: query<[id: number], Series | null>({
    name: "series",
    address: () => functionPath("get-tv-series"),
    body: (seriesId) => ({ seriesId }),
    failures: [notices.series],
    about: "series",
    mayBeAbsent: true,
    contains: { created_by: "people" },
  }),
  /** With `around` (an episode number, `null` for the first) a long season may come cut to the range that contains that episode. */
  season: query<[seriesId: number, seasonNumber: number], Season | null, CallOptions & { around?: number | null }>({
    name: "season",
    address: () => functionPath("get-tv-season"),
    body: (seriesId, seasonNumber) => ({ seriesId, seasonNumber }),
    failures: [notices.season],
    mayBeAbsent: true,
    about: "series",
  }),

  /** The sections of a page fail together, each with its notice. */
  movieExtras: idQuery<MovieExtras | null>("movieExtras", "/api/movies/:id/extras", {
    failures: [notices.cast, notices.reviews, notices.similarMovies],
    about: "movies",
    contains: { ...people, similar: "movies", recommendations: "movies" },
  }),
  /** Without a notice for the cast: "get-tv-credits failure is logged and treated as no data" (specification.md, section 8). */
  seriesExtras: idQuery<SeriesExtras | null>("seriesExtras", "/api/tv/:id/extras", {
    failures: [notices.reviews, notices.similarSeries],
    about: "series",
    contains: { ...people, similar: "series", recommendations: "series" },
  }),

  /** Titles by their keys, for what a device has stored. On the server, each call of the provider needs `mayLoad` to return true; without it none is made. */
  titles: query<[keys: readonly TitleKey[]], TitleBatch, CallOptions & { mayLoad?: () => boolean }>({
    name: "titles",
    // Sorted, each once: equal batches have one address. Commas and colons need no escape in a query.
    address: (keys) => `/api/titles?ids=${[...new Set(keys)].toSorted().join(",")}`,
    failures: [],
  }),
};
