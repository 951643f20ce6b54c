import { z } from "zod";
import type { MovieExtras } from "#domain/catalog.ts";
import type { Genre } from "#domain/genre.ts";
import type { Movie, MovieSummary } from "#domain/movie.ts";
import { creditsBeside, review, storedCredits, storedReview } from "./credit-schemas.ts";
import { collectionPart, movieFacts, storedCollectionPart, storedMovieFacts } from "./fact-schemas.ts";
import {
  firstOfEach,
  type Identified,
  id,
  imdbId,
  listIn,
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
import { movieReleases, storedRegions, type TitleRegions, watchProviders } from "./region-schemas.ts";
import { storedVideos, videoParameters, videosBeside } from "./video-schemas.ts";

/** A film with everything that its page shows, from one response. `regions`: `null` in a row of a build that did not ask for them. */
export type MovieDetails = { movie: Omit<Movie, "certification">; extras: Omit<MovieExtras, "inRegion">; regions: TitleRegions | null };

export const genre: z.ZodType<Genre> = z.object({ id, name: string.min(1) });

const summaryFields = { ...titleFields, title: textOrNull, original_title: textOrNull, release_date: text };

/** A film needs a title; the original one stands in for it. */
function named<T extends { title: string | null; original_title: string | null }>(film: T, context: z.core.$RefinementCtx) {
  const title = film.title ?? film.original_title;
  if (title === null) {
    context.addIssue({ code: "custom", message: "no title" });
    return z.NEVER;
  }
  return { ...film, title, original_title: film.original_title ?? title };
}

export const movieSummary: z.ZodType<MovieSummary> = z.object(summaryFields).transform(named);

const company = z.object({ name: string.min(1) });

const movie: z.ZodType<MovieDetails["movie"]> = z
  .object({
    ...summaryFields,
    runtime: minutesOrNull,
    genres: someOf(genre, most.facts),
    imdb_id: imdbId,
    tagline: text,
    original_language: text,
    production_companies: someOf(company, most.facts),
  })
  .transform(named)
  // Details have genres instead of `genre_ids`.
  .transform((film) => ({ ...film, genre_ids: film.genres.map((entry) => entry.id) }));

/** An appended list, each id once; empty if it is missing. */
export const resultsBeside = <T extends Identified>(item: z.ZodType<T>) => listIn("results", item, most.page).transform(firstOfEach);

const extras: z.ZodType<MovieDetails["extras"]> = z.intersection(
  z.object({
    credits: creditsBeside,
    similar: resultsBeside(movieSummary),
    reviews: resultsBeside(review),
    recommendations: resultsBeside(movieSummary),
  }),
  z.intersection(
    z.intersection(
      movieFacts.transform((facts) => ({ facts })),
      videosBeside.transform((videos) => ({ videos })),
    ),
    z.object({ belongs_to_collection: collectionPart }).transform((film) => ({ collection: film.belongs_to_collection })),
  ),
);

const regions: z.ZodType<TitleRegions> = z
  .object({ release_dates: movieReleases, "watch/providers": watchProviders })
  .transform((parts) => ({ ...parts.release_dates, ...parts["watch/providers"] }));

/** What `movieDetails` reads beside the title itself, in the same call. */
export const movieParameters = {
  append_to_response: "credits,similar,reviews,release_dates,videos,keywords,external_ids,recommendations,watch/providers",
  ...videoParameters,
};

export const movieDetails: z.ZodType<MovieDetails> = z.intersection(
  movie.transform((film) => ({ movie: film })),
  z.intersection(
    extras.transform((parts) => ({ extras: parts })),
    regions.transform((found) => ({ regions: found })),
  ),
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
  }),
  extras: z.object({
    credits: storedCredits,
    similar: z.array(storedMovieSummary),
    reviews: z.array(storedReview),
    recommendations: z.array(storedMovieSummary).default([]),
    videos: storedVideos,
    facts: storedMovieFacts,
    collection: storedCollectionPart,
  }),
  regions: storedRegions,
});
