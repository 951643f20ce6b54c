import { calendarDate } from "#domain/calendar-date.ts";
import { limits } from "#domain/limits.ts";
import { type Movie, yearOf } from "#domain/movie.ts";
import type { CallOptions } from "#domain/query.ts";
import { earliestDay } from "#domain/region-day.ts";
import { specialsNumber } from "#domain/seasons.ts";
import type { Episode, Season } from "#domain/series.ts";
import type { Catalog } from "#features/catalog.ts";
import { type ComingDay, type ComingMark, inOrderOfDays, isToCome } from "#features/saved/model/coming-day.ts";
import type { Release } from "#features/titles/model/in-region.ts";
import type { AiredEpisode } from "#features/titles/model/title-facts.ts";

type Titles = Pick<Catalog, "movieExtras" | "movieInRegion" | "seriesExtras" | "season">;

/** The day, or as much of the date as says something: of "2027-00-00" the year. */
function knownDate(text: string | null): string {
  if (text === null || calendarDate(text)) return text ?? "";
  return /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text) ? text : (yearOf(text)?.toString() ?? "");
}

type Numbered = { season_number: number; episode_number: number; finale?: true | undefined };

function markOf({ season_number, episode_number, finale }: Numbered): { mark?: ComingMark } {
  if (season_number === specialsNumber) return {};
  if (episode_number === 1) return { mark: season_number === 1 ? "premiere" : "return" };
  return finale ? { mark: "finale" } : {};
}

const placeOf = ({ season_number, episode_number }: Numbered) => ({ season: season_number, episode: episode_number });

/** The provider names a next episode in English. */
const nextDay = (next: AiredEpisode, language: string | undefined): ComingDay => ({
  date: knownDate(next.air_date),
  episode: { ...placeOf(next), name: next.name, ...(language !== undefined && next.name !== "" && { language: "en" }) },
  ...markOf(next),
});

const seasonDay = (season_number: number, { textLanguages, ...episode }: Episode): ComingDay => ({
  date: knownDate(episode.air_date),
  episode: { ...placeOf({ ...episode, season_number }), name: episode.name, ...(textLanguages?.name && { language: textLanguages.name }) },
  ...markOf({ ...episode, season_number }),
});

/** The next episode, and those of its season that follow it, as far as the season is stored. */
export function comingEpisodes(next: AiredEpisode | null, season: Season | null, since: string, language?: string): ComingDay[] {
  if (next === null) return [];
  const first = nextDay(next, language);
  const days = (season?.episodes ?? []).map((episode) => seasonDay(next.season_number, episode));
  const same = days.find(({ episode }) => episode?.episode === next.episode_number);
  // The series' row says the day, the season's the name in the page's language.
  const named = same?.episode && same.episode.name !== "" ? { ...first, episode: same.episode } : first;
  const later = days.filter(({ date, episode }) => Number(episode?.episode) > next.episode_number && date >= first.date && date !== "");
  return [named, ...(first.date === "" ? [] : later)].filter(({ date }) => isToCome(date, since)).slice(0, limits.calendar.daysOfTitle);
}

/** The provider's number of a premiere, such as at a festival: not for the public. */
const premiere = 1;
const isOver = (status: string): boolean => status === "Released" || status === "Canceled";

type FilmDates = { releaseDate: string; status: string; releases: readonly Release[] };

/** The days of the region, if it has any; else the film's own date. */
export function comingReleases({ releaseDate, status, releases }: FilmDates, since: string): ComingDay[] {
  const inRegion = releases.filter(({ type }) => type > premiere);
  if (inRegion.length > 0) {
    const later = inRegion.filter(({ date }) => calendarDate(date) && isToCome(date, since));
    const days = new Map(later.toReversed().map(({ date, type }) => [date, { date, release: type }]));
    return [...days.values()].toSorted(inOrderOfDays);
  }
  const date = knownDate(releaseDate);
  if (date === "" && isOver(status)) return [];
  return isToCome(date, since) ? [{ date }] : [];
}

const stored = { cachedOnly: true } as const;

/** What is still to come of titles whose rows are stored. */
export const comingDaysIn = (catalog: Titles) => ({
  movie: async (movie: Movie, region: string, options: CallOptions): Promise<ComingDay[]> => {
    const inRegion = await catalog.movieInRegion(movie.id, region, { ...options, ...stored });
    const extras = movie.release_date === "" ? await catalog.movieExtras(movie.id, { ...options, ...stored }) : null;
    const dates = { releaseDate: movie.release_date, status: extras?.facts.status ?? "", releases: inRegion?.releases ?? [] };
    return comingReleases(dates, earliestDay(Date.now()));
  },
  series: async (id: number, next: AiredEpisode | null, options: CallOptions): Promise<ComingDay[]> => {
    const season = next && (await catalog.season(id, next.season_number, { ...options, ...stored }));
    return comingEpisodes(next, season, earliestDay(Date.now()), options.language);
  },
});
