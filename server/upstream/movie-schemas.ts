import { z } from "zod";
import type { Language } from "#domain/languages.ts";
import type { Movie, MovieSummary } from "#domain/movie.ts";
import type { MovieExtras } from "#features/titles/model/title-extras.ts";
import { collectionPart, movieFacts, storedCollectionPart, storedMovieFacts } from "./fact-schemas.ts";
import { imdbId, minutesOrNull, most, someOf, stored, storedTitleFields, string, text, textOrNull, titleFields } from "./fields.ts";
import { marked, namesIn, perLanguage, storedMarks } from "./names-in-language.ts";
import { movieReleases, storedRegions, type TitleRegions, watchProviders } from "./region-schemas.ts";
import { appendedTo, genre, sectionsBeside, storedSections } from "./title-sections.ts";
import { storedTranslationsBeside, type Translations, translationParameters, translationParts } from "./translation-schemas.ts";
import { videoParameters, videosBeside } from "./video-schemas.ts";

/**
 * A film with everything that its page shows, in all languages, from one response. `regions`, `translations`: `null` in a row of a build that did not ask
 * for them; `translations` also where the response would have been too large.
 */
export type MovieDetails = {
  movie: Omit<Movie, "certification">;
  extras: Omit<MovieExtras, "inRegion">;
  regions: TitleRegions | null;
  translations: Translations | null;
};

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

/** A film of a list in another language. */
const movieSummaryInLanguage = (language: Language): z.ZodType<MovieSummary> =>
  z.object({ ...summaryFields, original_language: text }).transform(({ original_language, ...film }, context) => {
    const names = namesIn(language, { ...film, original: film.original_title, original_language });
    if (names === null) return named({ ...film, title: null, original_title: null }, context);
    const { title, original, overview, titleLanguage, englishTitle } = names;
    return { ...film, title, original_title: original, overview, ...marked("title", titleLanguage), ...(englishTitle && { englishTitle }) };
  });

export const movieSummaryIn = perLanguage(movieSummary, movieSummaryInLanguage);

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

const extras: z.ZodType<MovieDetails["extras"]> = z.intersection(
  sectionsBeside(movieSummary),
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

/** What `movieDetails` reads beside the title itself, in the same call, if that is not too large in all languages. */
export const movieParameters = {
  append_to_response: "credits,similar,reviews,release_dates,videos,keywords,external_ids,recommendations,watch/providers",
  ...videoParameters,
};
export const movieParametersInAll = {
  ...movieParameters,
  append_to_response: `${movieParameters.append_to_response},${translationParts}`,
  ...translationParameters,
};

export const movieDetails: z.ZodType<MovieDetails> = z.intersection(
  movie.transform((film) => ({ movie: film })),
  appendedTo(extras, regions),
);

const storedSummaryFields = { ...storedTitleFields, title: z.string(), original_title: z.string(), release_date: z.string() };
const storedInLanguage = { textLanguages: storedMarks("title", "overview"), englishTitle: z.string().optional() };

export const storedMovieSummary: z.ZodType<MovieSummary> = z.object({ ...storedSummaryFields, ...storedInLanguage });

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
    ...storedSections(storedMovieSummary),
    facts: storedMovieFacts,
    collection: storedCollectionPart,
  }),
  regions: storedRegions,
  translations: storedTranslationsBeside,
});
