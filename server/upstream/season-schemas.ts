import { z } from "zod";
import type { Language } from "#domain/languages.ts";
import type { EpisodeWithVotes, SeasonSummary, SeasonWithVotes } from "#domain/series.ts";
import { count, imagePath, isObject, listOf, minutesOrNull, most, numberOrNull, stored, text, textOrNull } from "./fields.ts";
import { perLanguage } from "./names-in-language.ts";
import type { ResponseBody } from "./response.ts";
import { textIn, titleIn } from "./text-in-language.ts";

/** Season 0 holds the specials. */
const seasonName = (number: number): string => (number === 0 ? "Specials" : `Season ${number}`);

/** Whether the number says as much, in English. */
export const isGenericName = (name: string): boolean => /^(?:Season \d+|Specials|Episode \d+)$/.test(name);

export const seasonSummary: z.ZodType<SeasonSummary> = z
  .object({ season_number: stored.wholeNumber, name: text, episode_count: count, air_date: textOrNull })
  .transform((entry) => ({ ...entry, name: entry.name || seasonName(entry.season_number) }));

/** The provider says "finale" of a season's last episode, once that is known. */
export const finaleMark = (episodeType: string): { finale?: true } => (episodeType === "finale" ? { finale: true } : {});

const rawEpisode = z
  .object({
    episode_number: stored.wholeNumber,
    name: text,
    air_date: textOrNull,
    overview: text,
    still_path: imagePath,
    runtime: minutesOrNull,
    vote_average: numberOrNull,
    vote_count: count,
    episode_type: text,
  })
  .transform(({ episode_type, ...entry }) => ({ ...entry, ...finaleMark(episode_type) }));
const episode: z.ZodType<EpisodeWithVotes> = rawEpisode.transform((entry) => ({ ...entry, name: entry.name || `Episode ${entry.episode_number}` }));

const rawSeason = <Item extends EpisodeWithVotes>(item: z.ZodType<Item>) =>
  z.object({ season_number: stored.wholeNumber, name: text, overview: text, air_date: textOrNull, episodes: listOf(item, most.episodes) });

export const season: z.ZodType<SeasonWithVotes> = rawSeason(episode).transform((entry) => ({ ...entry, name: entry.name || seasonName(entry.season_number) }));

type Texts = { name: string; overview: string };

/** In another language a page makes the name from the number. */
const textsOf = <T extends Texts>(language: Language, entry: T): T => ({
  ...entry,
  name: isGenericName(entry.name) ? "" : titleIn(language, entry.name),
  overview: textIn(language, entry.overview),
});

export const seasonIn = perLanguage(season, (language) =>
  rawSeason<EpisodeWithVotes>(rawEpisode.transform((entry) => textsOf(language, entry))).transform((entry) => textsOf(language, entry)),
);

/** A season names its series in its episodes alone. One that names none counts as requested. */
export function isOfSeries({ episodes }: ResponseBody, seriesId: number): boolean {
  const named: unknown[] = Array.isArray(episodes) ? episodes.slice(0, most.episodes) : [];
  return named.every((entry) => !isObject(entry) || typeof entry.show_id !== "number" || entry.show_id === seriesId);
}

const storedEpisode: z.ZodType<EpisodeWithVotes> = z.object({
  episode_number: stored.wholeNumber,
  name: z.string(),
  air_date: stored.textOrNull,
  overview: z.string(),
  still_path: stored.imagePath,
  runtime: stored.minutesOrNull,
  // Rows of earlier builds lack both.
  vote_average: stored.numberOrNull.default(null),
  vote_count: stored.count.default(0),
  finale: z.literal(true).optional(),
});

export const storedSeason: z.ZodType<SeasonWithVotes> = z.object({
  season_number: stored.wholeNumber,
  name: z.string(),
  overview: z.string(),
  air_date: stored.textOrNull,
  episodes: z.array(storedEpisode),
});
