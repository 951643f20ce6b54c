import type { SeasonSummary, Series } from "./series.ts";
import type { EpisodeAddress, EpisodeChoice } from "./series-address.ts";

type Seasons = Pick<Series, "seasons" | "number_of_seasons">;

export const specialsNumber = 0;
/** As far as season numbers go: a count beyond it is a slip of the provider's. */
const lastSeasonNumber = 999;

const isRegular = ({ season_number }: SeasonSummary): boolean => season_number !== specialsNumber;

/** The numbers from 1 up, rising. Where the provider lists no seasons, its count stands in (section 4: default 1). */
export function regularSeasons({ seasons, number_of_seasons }: Seasons): number[] {
  const listed = [...new Set(seasons.filter(isRegular).map((season) => season.season_number))].toSorted((a, b) => a - b);
  if (seasons.length > 0) return listed;
  return Array.from({ length: Math.min(number_of_seasons ?? 1, lastSeasonNumber) }, (_, index) => index + 1);
}

export const hasSpecials = ({ seasons }: Seasons): boolean => seasons.some((season) => !isRegular(season));

/** Whether there is such a season; a series that lists none may have any. */
export const mayHaveSeason = ({ seasons }: Seasons, number: number): boolean =>
  seasons.length === 0 || seasons.some((season) => season.season_number === number);

/** The season to show: the one that the address names, else the first from 1 up, else the specials (readings). */
export function seasonToShow(series: Seasons, wish: EpisodeChoice): number {
  return wish.season ?? regularSeasons(series)[0] ?? (hasSpecials(series) ? specialsNumber : 1);
}

/** M of "Season N of M": section 4's number_of_seasons, default 1; never below the number of the last season. */
export function seasonCount(series: Seasons): number {
  return Math.max(series.number_of_seasons ?? 1, regularSeasons(series).at(-1) ?? 1);
}

/** "Season N of M", or 'Specials' (readings). A season beyond the last one, which an address may name, is not one of them. */
export function seasonLabel(series: Seasons, number: number): string {
  if (number === specialsNumber) return "Specials";
  const count = seasonCount(series);
  return number > count ? `Season ${number}` : `Season ${number} of ${count}`;
}

/** Where an episode stands, in the middle of a sentence. */
export const episodeInWords = ({ season, episode }: { season: number; episode: number }): string =>
  season === specialsNumber ? `special ${episode}` : `season ${season}, episode ${episode}`;

/** The arrows: they stop at the first and the last season and never lead to the specials, from which "previous" leads back. */
export function seasonBefore(series: Seasons, number: number): number | null {
  const regular = regularSeasons(series);
  return (number === specialsNumber ? regular : regular.filter((season) => season < number)).at(-1) ?? null;
}

export function seasonAfter(series: Seasons, number: number): number | null {
  return number === specialsNumber ? null : (regularSeasons(series).find((season) => season > number) ?? null);
}

/** Episodes of a season by the series' own list; `null` where it does not say. */
function episodesIn({ seasons }: Seasons, number: number): number | null {
  return seasons.find((season) => season.season_number === number)?.episode_count ?? null;
}

/** The first episode after a season's last one: seasons without episodes are stepped over. */
export function firstEpisodeAfter(series: Seasons, number: number): EpisodeAddress | null {
  for (let season = seasonAfter(series, number); season !== null; season = seasonAfter(series, season)) {
    if (episodesIn(series, season) !== 0) return { season, episode: 1 };
  }
  return null;
}

/** The last episode before a season's first one, told by its season's count (see `currentEpisode`). The specials begin anew. */
export function lastEpisodeBefore(series: Seasons, number: number): EpisodeAddress | null {
  if (number === specialsNumber) return null;
  for (let season = seasonBefore(series, number); season !== null; season = seasonBefore(series, season)) {
    const count = episodesIn(series, season);
    if (count !== 0) return { season, episode: count ?? 1 };
  }
  return null;
}
