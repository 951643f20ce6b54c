import { z } from "zod";
import type { Language } from "#domain/languages.ts";
import type { Series, SeriesSummary } from "#domain/series.ts";
import type { SeriesExtras } from "#features/titles/model/title-extras.ts";
import { seriesFacts, storedSeriesFacts } from "./fact-schemas.ts";
import { id, imdbId, isObject, most, someOf, stored, storedTitleFields, string, text, textOrNull, titleFields } from "./fields.ts";
import { marked, namesIn, perLanguage, storedMarks } from "./names-in-language.ts";
import { seriesCertifications, storedRegions, type TitleRegions, watchProviders } from "./region-schemas.ts";
import { seasonSummary } from "./season-schemas.ts";
import { appendedTo, genre, sectionsBeside, storedSections } from "./title-sections.ts";
import { storedTranslationsBeside, type Translations, translationParameters, translationParts } from "./translation-schemas.ts";
import { videoParameters, videosBeside } from "./video-schemas.ts";

/** A series with everything that its page shows but the episodes, as `MovieDetails`. */
export type SeriesDetails = {
  series: Omit<Series, "certification">;
  extras: Omit<SeriesExtras, "inRegion">;
  regions: TitleRegions | null;
  translations: Translations | null;
};

const summaryFields = { ...titleFields, name: textOrNull, original_name: textOrNull, first_air_date: text };

function named<T extends { name: string | null; original_name: string | null }>(series: T, context: z.core.$RefinementCtx) {
  const name = series.name ?? series.original_name;
  if (name === null) {
    context.addIssue({ code: "custom", message: "no name" });
    return z.NEVER;
  }
  return { ...series, name, original_name: series.original_name ?? name };
}

export const seriesSummary: z.ZodType<SeriesSummary> = z.object(summaryFields).transform(named);

/** A series of a list in another language. */
const seriesSummaryInLanguage = (language: Language): z.ZodType<SeriesSummary> =>
  z.object({ ...summaryFields, original_language: text }).transform(({ original_language, ...series }, context) => {
    const names = namesIn(language, { ...series, title: series.name, original: series.original_name, original_language });
    if (names === null) return named({ ...series, name: null, original_name: null }, context);
    const { title: name, original, overview, titleLanguage, englishTitle } = names;
    return { ...series, name, original_name: original, overview, ...marked("name", titleLanguage), ...(englishTitle && { englishTitle }) };
  });

export const seriesSummaryIn = perLanguage(seriesSummary, seriesSummaryInLanguage);

const countOrNull = stored.wholeNumber.nullable().catch(null);
const network = z.object({ name: string.min(1) });
const creator = z.object({ id, name: string.min(1) });

/** Unlike films, series have their IMDb id in an appended part. */
const externalIds = z
  .preprocess((part) => (isObject(part) ? part : {}), z.object({ imdb_id: imdbId, tvdb_id: id.optional().catch(undefined) }))
  .transform(({ imdb_id, tvdb_id }) => ({ imdb_id, ...(tvdb_id !== undefined && { tvdb_id }) }));

const series: z.ZodType<SeriesDetails["series"]> = z
  .object({
    ...summaryFields,
    genres: someOf(genre, most.facts),
    number_of_seasons: countOrNull,
    number_of_episodes: countOrNull,
    networks: someOf(network, most.facts),
    seasons: someOf(seasonSummary, most.seasons),
    tagline: text,
    original_language: text,
    created_by: someOf(creator, most.facts),
    external_ids: externalIds,
  })
  .transform(named)
  .transform(({ external_ids, ...entry }) => ({ ...entry, genre_ids: entry.genres.map((one) => one.id), ...external_ids }));

const extras: z.ZodType<SeriesDetails["extras"]> = z.intersection(
  sectionsBeside(seriesSummary),
  z.intersection(
    seriesFacts.transform((facts) => ({ facts })),
    videosBeside.transform((videos) => ({ videos })),
  ),
);

const regions: z.ZodType<TitleRegions> = z
  .object({ content_ratings: seriesCertifications, "watch/providers": watchProviders })
  .transform((parts) => ({ ...parts.content_ratings, ...parts["watch/providers"] }));

/** What `seriesDetails` reads beside the title itself, in the same call, if that is not too large in all languages. */
export const seriesParameters = {
  append_to_response: "credits,similar,reviews,content_ratings,external_ids,videos,keywords,recommendations,watch/providers",
  ...videoParameters,
};
export const seriesParametersInAll = {
  ...seriesParameters,
  append_to_response: `${seriesParameters.append_to_response},${translationParts}`,
  ...translationParameters,
};

export const seriesDetails: z.ZodType<SeriesDetails> = z.intersection(
  series.transform((entry) => ({ series: entry })),
  appendedTo(extras, regions),
);

const storedSummaryFields = { ...storedTitleFields, name: z.string(), original_name: z.string(), first_air_date: z.string() };
const storedInLanguage = { textLanguages: storedMarks("name", "overview"), englishTitle: z.string().optional() };

export const storedSeriesSummary: z.ZodType<SeriesSummary> = z.object({ ...storedSummaryFields, ...storedInLanguage });

export const storedSeriesDetails: z.ZodType<SeriesDetails> = z.object({
  series: z.object({
    ...storedSummaryFields,
    genres: z.array(genre),
    number_of_seasons: stored.wholeNumber.nullable(),
    number_of_episodes: stored.wholeNumber.nullable(),
    networks: z.array(network),
    seasons: z.array(z.object({ season_number: stored.wholeNumber, name: z.string(), episode_count: stored.count, air_date: stored.textOrNull })),
    imdb_id: stored.imdbId,
    tvdb_id: id.optional(),
    tagline: z.string(),
    original_language: z.string(),
    created_by: z.array(creator),
  }),
  extras: z.object({
    ...storedSections(storedSeriesSummary),
    facts: storedSeriesFacts,
  }),
  regions: storedRegions,
  translations: storedTranslationsBeside,
});
