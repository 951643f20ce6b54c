import { z } from "zod";
import type { Language } from "#domain/languages.ts";
import { limits } from "#domain/limits.ts";
import type { MovieSummary } from "#domain/movie.ts";
import type { Page } from "#domain/page.ts";
import type { PersonSummary } from "#domain/person.ts";
import type { SeriesSummary } from "#domain/series.ts";
import { firstOfEach, type Identified, listOf, most, someOf, stored, string } from "./fields.ts";
import { movieSummary, movieSummaryIn, storedMovieSummary } from "./movie-schemas.ts";
import { perLanguage } from "./names-in-language.ts";
import { personSummary } from "./person-schemas.ts";
import { seriesSummary, seriesSummaryIn, storedSeriesSummary } from "./series-schemas.ts";

/** The provider counts further pages, but does not serve them. */
const { lastPage } = limits.search;

/** A page of a list without its number: the request names it, whatever the response says. */
export type ListPart<T> = Omit<Page<T>, "page">;

/** Each id once. The counts of a list without them are those of its items. */
export const listPartOf = <T extends Identified>(item: z.ZodType<T>): z.ZodType<ListPart<T>> =>
  z
    .object({ results: listOf(item, most.page), total_pages: z.int().nonnegative().catch(0), total_results: z.int().nonnegative().catch(0) })
    .transform(({ results, total_pages, total_results }) => {
      const items = firstOfEach(results);
      return { items, totalPages: Math.min(total_pages, lastPage), totalResults: Math.max(total_results, items.length) };
    });

export const moviesIn = perLanguage(listPartOf(movieSummary), (language) => listPartOf(movieSummaryIn(language)));
export const seriesIn = perLanguage(listPartOf(seriesSummary), (language) => listPartOf(seriesSummaryIn(language)));

/** The page of a request. One with items exists, even if the response counts fewer pages. */
export const pageOf = <T>(page: number, { items, totalPages, totalResults }: ListPart<T>): Page<T> => ({
  items,
  page,
  totalPages: items.length > 0 ? Math.max(page, totalPages) : totalPages,
  totalResults,
});

/** A page as it is stored. */
export const storedPageOf = <T>(item: z.ZodType<T>): z.ZodType<Page<T>> =>
  z.object({ items: z.array(item), page: z.int().positive(), totalPages: stored.wholeNumber, totalResults: stored.wholeNumber });

/** The titles and people with a foreign id. */
export type Matches = { movies: MovieSummary[]; series: SeriesSummary[]; people: PersonSummary[] };

const matchesOf = (language: Language | undefined): z.ZodType<Matches> =>
  z
    .object({
      movie_results: listOf(movieSummaryIn(language), most.page),
      tv_results: someOf(seriesSummaryIn(language), most.page),
      person_results: someOf(personSummary, most.page),
    })
    .transform(({ movie_results, tv_results, person_results }) => ({ movies: movie_results, series: tv_results, people: person_results }));

export const matchesIn = perLanguage(matchesOf(undefined), matchesOf);

/** As they are stored: titles alone. */
export const storedMatches: z.ZodType<Matches> = z.object({
  movies: z.array(storedMovieSummary),
  series: z.array(storedSeriesSummary),
  people: z.tuple([]),
});

const alternativeTitle = z.object({ title: string.trim().min(1).max(300) });

/** Films have them under `titles`, series under `results`. */
export const alternativeTitles: z.ZodType<string[]> = z
  .object({ titles: someOf(alternativeTitle, most.page), results: someOf(alternativeTitle, most.page) })
  .transform(({ titles, results }) => [...titles, ...results].map(({ title }) => title));
