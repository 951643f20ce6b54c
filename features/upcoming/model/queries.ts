import { withSearch } from "#domain/addresses.ts";
import type { MovieSummary } from "#domain/movie.ts";
import { notices } from "#domain/notices.ts";
import type { Page } from "#domain/page.ts";
import { query } from "#domain/query.ts";
import type { SeriesSummary } from "#domain/series.ts";
import { type AiringChoice, airingParameters, type InRegion, type ReleaseChoice, releaseParameters } from "./release-choice.ts";

/** `today`: in the country, when the list was made. */
export type DatedPage<T> = Page<T> & { today: string };

export const upcomingQueries = {
  /** Films by their releases in a country, whose date is `release_date`. */
  upcomingMovies: query<[choice: InRegion<ReleaseChoice>], DatedPage<MovieSummary>>({
    name: "upcomingMovies",
    address: (choice) => withSearch("/api/upcoming", releaseParameters(choice)),
    failures: [notices.upcoming],
    contains: { items: "movies" },
  }),
  /** Series with an episode on a day, or in the week, of a country. */
  airingSeries: query<[choice: InRegion<AiringChoice>], DatedPage<SeriesSummary>>({
    name: "airingSeries",
    address: (choice) => withSearch("/api/airing", airingParameters(choice)),
    failures: [notices.airing],
    contains: { items: "series" },
  }),
};
