import type { Movie } from "#domain/movie.ts";
import { notices } from "#domain/notices.ts";
import { type CallOptions, idQuery, query } from "#domain/query.ts";
import type { Season, Series } from "#domain/series.ts";
import type { MovieExtras, SeriesExtras } from "./title-extras.ts";

/** specification.md, section 7. */
const functionPath = (name: string): string => `/functions/v1/${name}`;

const people = { "credits.cast": "people", "credits.crew": "people" } as const;

export const titleQueries = {
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
};
