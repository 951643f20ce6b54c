import { z } from "zod";
import type { SeriesExtras } from "#domain/catalog.ts";
import type { Episode, Season, SeasonSummary, Series, SeriesSummary } from "#domain/series.ts";
import { creditsBeside, review } from "./credit-schemas.ts";
import { count, id, imagePath, imdbId, isObject, listOf, minutesOrNull, numberOrNull, someOf, text, textOrNull } from "./lenient.ts";
import { genre, resultsBeside } from "./movie-schemas.ts";

/** A series with everything that its page shows but the episodes, from one response. */
export type SeriesDetails = { series: Series; extras: SeriesExtras };

const listed = {
  id,
  name: textOrNull,
  original_name: textOrNull,
  overview: text,
  first_air_date: text,
  vote_average: numberOrNull,
  vote_count: count,
  popularity: count,
  poster_path: imagePath,
  backdrop_path: imagePath,
  genre_ids: someOf(id),
};

function named<T extends { name: string | null; original_name: string | null }>(series: T, context: z.core.$RefinementCtx) {
  const name = series.name ?? series.original_name;
  if (name === null) {
    context.addIssue({ code: "custom", message: "no name" });
    return z.NEVER;
  }
  return { ...series, name, original_name: series.original_name ?? name };
}

export const seriesSummary: z.ZodType<SeriesSummary> = z.object(listed).transform(named);

/** Season 0 holds the specials. */
const seasonNumber = z.int().nonnegative();
const seasonName = (number: number): string => (number === 0 ? "Specials" : `Season ${number}`);

const seasonSummary: z.ZodType<SeasonSummary> = z
  .object({ season_number: seasonNumber, name: text, episode_count: count, air_date: textOrNull })
  .transform((entry) => ({ ...entry, name: entry.name || seasonName(entry.season_number) }));

const episode: z.ZodType<Episode> = z
  .object({
    episode_number: z.int().nonnegative(),
    name: text,
    air_date: textOrNull,
    overview: text,
    still_path: imagePath,
    runtime: minutesOrNull,
  })
  .transform((entry) => ({ ...entry, name: entry.name || `Episode ${entry.episode_number}` }));

export const season: z.ZodType<Season> = z
  .object({ season_number: seasonNumber, name: text, overview: text, air_date: textOrNull, episodes: listOf(episode) })
  .transform((entry) => ({ ...entry, name: entry.name || seasonName(entry.season_number) }));

const certification = z
  .object({ results: someOf(z.object({ iso_3166_1: z.string(), rating: z.string().trim().min(1) })) })
  .transform(({ results }) => results.find((entry) => entry.iso_3166_1 === "US")?.rating ?? null)
  .catch(null);

const countOrNull = z.int().nonnegative().nullable().catch(null);

const series: z.ZodType<Series> = z
  .object({
    ...listed,
    genres: someOf(genre),
    number_of_seasons: countOrNull,
    number_of_episodes: countOrNull,
    networks: someOf(z.object({ name: z.string().min(1) })),
    seasons: someOf(seasonSummary),
    tagline: text,
    original_language: text,
    created_by: someOf(z.object({ id, name: z.string().min(1) })),
    content_ratings: certification,
    // Series have their IMDb id in another answer than films; it is asked for beside.
    external_ids: z.preprocess((answer) => (isObject(answer) ? answer.imdb_id : null), imdbId),
  })
  .transform(named)
  .transform(({ content_ratings, external_ids, ...entry }) => ({
    ...entry,
    genre_ids: entry.genres.map((one) => one.id),
    imdb_id: external_ids,
    certification: content_ratings,
  }));

const extras: z.ZodType<SeriesExtras> = z.object({ credits: creditsBeside, similar: resultsBeside(seriesSummary), reviews: resultsBeside(review) });

export const seriesDetails: z.ZodType<SeriesDetails> = z.intersection(
  series.transform((entry) => ({ series: entry })),
  extras.transform((parts) => ({ extras: parts })),
);
