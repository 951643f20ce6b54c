import type { SeasonSummary, Series } from "./series.ts";
import type { EpisodeAddress, EpisodeChoice } from "./series-address.ts";

type Seasons = Pick<Series, "seasons" | "number_of_seasons">;

export const specialsNumber = 0;
/** A season count beyond this is an error in the provider's data. */
const lastSeasonNumber = 999;

const isRegular = ({ season_number }: SeasonSummary): boolean => season_number !== specialsNumber;

/** Season numbers from 1 up, ascending. If the provider lists no seasons, its count is used (section 4: default 1). */
export function regularSeasons({ seasons, number_of_seasons }: Seasons): number[] {
  const listed = [...new Set(seasons.filter(isRegular).map((season) => season.season_number))].toSorted((a, b) => a - b);
  if (seasons.length > 0) return listed;
  return Array.from({ length: Math.min(number_of_seasons ?? 1, lastSeasonNumber) }, (_, index) => index + 1);
}

export const hasSpecials = ({ seasons }: Seasons): boolean => seasons.some((season) => !isRegular(season));

/** A series that lists no seasons may have any number. */
export const mayHaveSeason = ({ seasons }: Seasons, number: number): boolean =>
  seasons.length === 0 || seasons.some((season) => season.season_number === number);

/** The season in the address, else the first from 1 up, else the specials (readings.md). */
export function seasonToShow(series: Seasons, choice: EpisodeChoice): number {
  return choice.season ?? regularSeasons(series)[0] ?? (hasSpecials(series) ? specialsNumber : 1);
}

/** M of "Season N of M": section 4's number_of_seasons, default 1; never below the number of the last season. */
export function seasonCount(series: Seasons): number {
  return Math.max(series.number_of_seasons ?? 1, regularSeasons(series).at(-1) ?? 1);
}

/** "Season N of M", or 'Specials' (readings.md). An address may contain a season beyond M: "Season N". */
export function seasonLabel(series: Seasons, number: number): string {
  if (number === specialsNumber) return "Specials";
  const count = seasonCount(series);
  return number > count ? `Season ${number}` : `Season ${number} of ${count}`;
}

/** For the middle of a sentence. */
export const episodeInWords = ({ season, episode }: { season: number; episode: number }): string =>
  season === specialsNumber ? `special ${episode}` : `season ${season}, episode ${episode}`;

/** The arrows stop at the first and the last season and skip the specials. From the specials, "previous" leads to the last season. */
export function seasonBefore(series: Seasons, number: number): number | null {
  const regular = regularSeasons(series);
  return (number === specialsNumber ? regular : regular.filter((season) => season < number)).at(-1) ?? null;
}

export function seasonAfter(series: Seasons, number: number): number | null {
  return number === specialsNumber ? null : (regularSeasons(series).find((season) => season > number) ?? null);
}

/** A season's episode count in the series' details; `null` if they lack it. */
function episodesIn({ seasons }: Seasons, number: number): number | null {
  return seasons.find((season) => season.season_number === number)?.episode_count ?? null;
}

/** The first episode of the next season that has episodes. */
export function firstEpisodeAfter(series: Seasons, number: number): EpisodeAddress | null {
  for (let season = seasonAfter(series, number); season !== null; season = seasonAfter(series, season)) {
    if (episodesIn(series, season) !== 0) return { season, episode: 1 };
  }
  return null;
}

/** The last episode of the previous season that has episodes, by its count (see `currentEpisode`). The specials have none before them. */
export function lastEpisodeBefore(series: Seasons, number: number): EpisodeAddress | null {
  if (number === specialsNumber) return null;
  for (let season = seasonBefore(series, number); season !== null; season = seasonBefore(series, season)) {
    const count = episodesIn(series, season);
    if (count !== 0) return { season, episode: count ?? 1 };
  }
  return null;
}
