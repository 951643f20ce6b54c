import type { EpisodeAddress } from "#domain/addresses.ts";
import { isoDay } from "#domain/calendar-date.ts";
import { regularSeasons, type Seasons, specialsNumber } from "#domain/seasons.ts";
import type { Episode, Season } from "#domain/series.ts";
import { type EpisodeKey, episodeKey, keyParts, type SeenKey, seriesKey } from "#domain/title-key.ts";
import type { Entry } from "./section.ts";

/** The entries of what was seen, by `SeenKey`. */
export type SeenEntries = ReadonlyMap<string, Entry>;

export type DatedEpisode = EpisodeAddress & { air_date: string | null };

/** The day until which all of a series was seen. An import may not know when: then the day of the import. */
const wholeUntilDay = ({ at, changed }: Entry): string => isoDay(at || changed);

/** Of an episode that was marked, or that had aired when its whole series was. */
export function isEpisodeSeen(seen: SeenEntries, id: number, { season, episode, air_date }: DatedEpisode): boolean {
  if (seen.has(episodeKey(id, season, episode))) return true;
  const whole = seen.get(seriesKey(id));
  return whole !== undefined && (air_date ?? "") <= wholeUntilDay(whole);
}

/** The last episode that was marked; of a series that was marked as a whole, the day on which it was. Specials have an order of their own. */
export type LastSeen = { episode: EpisodeAddress | null; special: number | null; wholeUntil: string | null };

const isAfter = (a: EpisodeAddress, b: EpisodeAddress): boolean => (a.season === b.season ? a.episode > b.episode : a.season > b.season);

export function lastSeen(seen: SeenEntries, id: number): LastSeen {
  const whole = seen.get(seriesKey(id));
  const last: LastSeen = { episode: null, special: null, wholeUntil: whole ? wholeUntilDay(whole) : null };
  const prefix = `${seriesKey(id)}:`;
  for (const key of seen.keys()) {
    if (!key.startsWith(prefix)) continue;
    const { season, episode } = keyParts(key as EpisodeKey);
    if (season === null || episode === null) continue;
    if (season === specialsNumber) last.special = Math.max(episode, last.special ?? 0);
    else if (last.episode === null || isAfter({ season, episode }, last.episode)) last.episode = { season, episode };
  }
  return last;
}

/** Whether an episode comes after all that was seen of its series. */
export function comesAfter({ episode: regular, special, wholeUntil }: LastSeen, episode: DatedEpisode): boolean {
  if (wholeUntil !== null && (episode.air_date ?? "") <= wholeUntil) return false;
  if (episode.season === specialsNumber) return episode.episode > (special ?? -1);
  return regular === null || isAfter(episode, regular);
}

const numbers = (first: number, last: number): number[] => Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

type ListedSeason = Pick<Season, "season_number" | "slice"> & { episodes: readonly Pick<Episode, "episode_number" | "air_date">[] };

/** The episodes of a season that have aired by `today`, also those of a long season that its shown range leaves out: their dates are not known. */
export function airedInSeason({ season_number: season, episodes, slice }: ListedSeason, today: string): DatedEpisode[] {
  const dates = new Map(episodes.map(({ episode_number, air_date }) => [episode_number, air_date]));
  const all = slice ? slice.ranges.flatMap(({ first, last }) => numbers(first, last)) : [...dates.keys()];
  return all.map((episode) => ({ season, episode, air_date: dates.get(episode) ?? null })).filter(({ air_date }) => (air_date ?? "") <= today);
}

/**
 * The regular episodes of a series by its seasons' counts, until the last one that has aired, if the provider names it.
 * Seasons whose episodes are not numbered from 1 have other numbers: hence a series that is marked as a whole has an entry of its own.
 */
export function airedInSeries(series: Seasons, lastAired: EpisodeAddress | null): EpisodeAddress[] {
  const counts = new Map(series.seasons.map(({ season_number, episode_count }) => [season_number, episode_count]));
  const all = regularSeasons(series).flatMap((season) => numbers(1, counts.get(season) ?? 0).map((episode) => ({ season, episode })));
  return lastAired && lastAired.season !== specialsNumber ? all.filter((episode) => !isAfter(episode, lastAired)) : all;
}

type WholeSeries = { id: number; series: Seasons; lastAired: DatedEpisode | null };

/** Whether all that has aired was seen. A later episode makes it false again. */
export function isSeriesSeen(seen: SeenEntries, { id, series, lastAired }: WholeSeries): boolean {
  if (seen.has(seriesKey(id))) return lastAired === null || isEpisodeSeen(seen, id, lastAired);
  const aired = airedInSeries(series, lastAired);
  return aired.length > 0 && aired.every(({ season, episode }) => seen.has(episodeKey(id, season, episode)));
}

/** All entries of a series: its own and its episodes'. */
export const keysOfSeries = (seen: SeenEntries, id: number): SeenKey[] => {
  const key = seriesKey(id);
  return [...seen.keys()].filter((one): one is SeenKey => one === key || one.startsWith(`${key}:`));
};
