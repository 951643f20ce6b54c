import { pagePath } from "#domain/addresses.ts";
import type { Movie } from "#domain/movie.ts";
import { notices } from "#domain/notices.ts";
import { type CallOptions, idQuery, query, regionQuery } from "#domain/query.ts";
import type { Season, Series } from "#domain/series.ts";
import type { Collection } from "./collection.ts";
import type { GuidePage } from "./episode-guide.ts";
import type { FullCredits } from "./full-credits.ts";
import type { Image } from "./images.ts";
import type { InRegion } from "./in-region.ts";
import type { MovieExtras, SeriesExtras } from "./title-extras.ts";

/** specification.md, section 7. */
const functionPath = (name: string): string => `/functions/v1/${name}`;

const people = { "credits.cast": "people", "credits.crew": "people" } as const;

const allCredits = { cast: "people", "departments.people": "people" } as const;

/** What the pages of titles ask. */
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

  /** What depends on the country, from the film's own data. An unknown country has nothing. Said in place alone: the page may load it without a press. */
  movieInRegion: regionQuery<InRegion | null>("movieInRegion", "/api/movies/:id/region", "movies"),
  seriesInRegion: regionQuery<InRegion | null>("seriesInRegion", "/api/tv/:id/region", "series"),

  movieCredits: idQuery<FullCredits | null>("movieCredits", "/api/movies/:id/credits", {
    failures: [notices.fullCredits],
    about: "movies",
    contains: allCredits,
  }),
  seriesCredits: idQuery<FullCredits | null>("seriesCredits", "/api/tv/:id/credits", {
    failures: [notices.fullCredits],
    about: "series",
    contains: allCredits,
  }),

  movieImages: idQuery<Image[] | null>("movieImages", "/api/movies/:id/images", { failures: [notices.pictures], about: "movies" }),
  /** With stills of the first season, if that is cached. */
  seriesImages: idQuery<Image[] | null>("seriesImages", "/api/tv/:id/images", { failures: [notices.pictures], about: "series" }),

  collection: idQuery<Collection | null>("collection", "/api/collections/:id", { failures: [notices.collection], contains: { parts: "movies" } }),

  /** A page of the series' episode guide (features/titles/model/episode-guide.ts), from 1 up; `null` past the last one. */
  guidePage: query<[seriesId: number, page: number], GuidePage | null>({
    name: "guidePage",
    address: (id, page) => pagePath(`/api/tv/${id}/episodes`, page),
    route: { pattern: "/api/tv/:id/episodes", parameter: "page" },
    mayBeAbsent: true,
    failures: [notices.episodeGuide],
    about: "series",
  }),
};
