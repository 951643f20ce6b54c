import { z } from "zod";
import type { SearchResultPage } from "#domain/catalog.ts";
import type { MovieSummary } from "#domain/movie.ts";
import type { PersonSummary } from "#domain/person.ts";
import type { SeriesSummary } from "#domain/series.ts";
import { firstOfEach, type Identified, listOf, most, someOf } from "./fields.ts";
import { movieSummary } from "./movie-schemas.ts";
import { personSummary } from "./person-schemas.ts";
import { seriesSummary } from "./series-schemas.ts";

/** The provider counts further pages, but does not serve them. */
const lastPage = 500;

/** `{results: […]}` as a plain list, each id once. */
export const resultsOf = <T extends Identified>(item: z.ZodType<T>): z.ZodType<T[]> =>
  z.object({ results: listOf(item, most.page) }).transform(({ results }) => firstOfEach(results));

export const foundOf = <T extends Identified>(item: z.ZodType<T>): z.ZodType<SearchResultPage<T>> =>
  z
    .object({
      page: z.int().positive().catch(1),
      total_pages: z.int().nonnegative().catch(0),
      total_results: z.int().nonnegative().catch(0),
      results: listOf(item, most.page),
    })
    .transform((page) => ({ ...page, total_pages: Math.min(page.total_pages, lastPage), results: firstOfEach(page.results) }));

/** The titles and people with a foreign id. */
export type Matches = { movies: MovieSummary[]; series: SeriesSummary[]; people: PersonSummary[] };

export const matches: z.ZodType<Matches> = z
  .object({ movie_results: listOf(movieSummary, most.page), tv_results: someOf(seriesSummary, most.page), person_results: someOf(personSummary, most.page) })
  .transform(({ movie_results, tv_results, person_results }) => ({ movies: movie_results, series: tv_results, people: person_results }));
