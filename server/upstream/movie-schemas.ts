import { z } from "zod";
import type { MovieExtras } from "#domain/catalog.ts";
import type { Genre } from "#domain/genre.ts";
import type { Movie, MovieSummary } from "#domain/movie.ts";
import { creditsBeside, review, storedCredits, storedReview } from "./credit-schemas.ts";
import {
  firstOfEach,
  type Identified,
  id,
  imdbId,
  isObject,
  minutesOrNull,
  most,
  someOf,
  stored,
  storedTitleFields,
  string,
  text,
  textOrNull,
  titleFields,
} from "./fields.ts";

/** A film with everything that its page shows, from one response. */
export type MovieDetails = { movie: Movie; extras: MovieExtras };

export const genre: z.ZodType<Genre> = z.object({ id, name: string.min(1) });

const summaryFields = { ...titleFields, title: textOrNull, original_title: textOrNull, release_date: text };

/** A film needs a title; the original one stands in for it. */
export function named<T extends { title: string | null; original_title: string | null }>(film: T, context: z.core.$RefinementCtx) {
  const title = film.title ?? film.original_title;
  if (title === null) {
    context.addIssue({ code: "custom", message: "no title" });
    return z.NEVER;
  }
  return { ...film, title, original_title: film.original_title ?? title };
}

export const movieSummary: z.ZodType<MovieSummary> = z.object(summaryFields).transform(named);

const company = z.object({ name: string.min(1) });
const release = z.object({ certification: string.trim().min(1), type: z.number().catch(0) });
const country = z.object({ iso_3166_1: z.string(), release_dates: someOf(release, most.facts) });

/** The provider's number for a release in cinemas, whose certification is the film's own. */
const theatrical = 3;

const certification = z
  .object({ results: someOf(country, most.countries) })
  .transform(({ results }) => {
    const releases = results.filter((entry) => entry.iso_3166_1 === "US").flatMap((entry) => entry.release_dates);
    return (releases.find((entry) => entry.type === theatrical) ?? releases[0])?.certification ?? null;
  })
  .catch(null);

const movie: z.ZodType<Movie> = z
  .object({
    ...summaryFields,
    runtime: minutesOrNull,
    genres: someOf(genre, most.facts),
    imdb_id: imdbId,
    tagline: text,
    original_language: text,
    production_companies: someOf(company, most.facts),
    release_dates: certification,
  })
  .transform(named)
  // Details have genres instead of `genre_ids`.
  .transform(({ release_dates, ...film }) => ({ ...film, genre_ids: film.genres.map((entry) => entry.id), certification: release_dates }));

/** An appended list, each id once; empty if it is missing. */
export const resultsBeside = <T extends Identified>(item: z.ZodType<T>) =>
  z.preprocess((response) => (isObject(response) ? response.results : []), someOf(item, most.page).transform(firstOfEach));

const extras: z.ZodType<MovieExtras> = z.object({ credits: creditsBeside, similar: resultsBeside(movieSummary), reviews: resultsBeside(review) });

/** What `movieDetails` reads beside the title itself, in the same call. */
export const movieParameters = { append_to_response: "credits,similar,reviews,release_dates" };

export const movieDetails: z.ZodType<MovieDetails> = z.intersection(
  movie.transform((film) => ({ movie: film })),
  extras.transform((parts) => ({ extras: parts })),
);

const storedSummaryFields = { ...storedTitleFields, title: z.string(), original_title: z.string(), release_date: z.string() };

export const storedMovieSummary: z.ZodType<MovieSummary> = z.object(storedSummaryFields);

export const storedMovieDetails: z.ZodType<MovieDetails> = z.object({
  movie: z.object({
    ...storedSummaryFields,
    runtime: stored.minutesOrNull,
    genres: z.array(genre),
    imdb_id: stored.imdbId,
    tagline: z.string(),
    original_language: z.string(),
    production_companies: z.array(company),
    certification: stored.textOrNull,
  }),
  extras: z.object({ credits: storedCredits, similar: z.array(storedMovieSummary), reviews: z.array(storedReview) }),
});
