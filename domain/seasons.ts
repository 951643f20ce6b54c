import type { EpisodeChoice } from "./addresses.ts";
import type { SeasonSize, Series } from "./series.ts";

/** What the order of seasons depends on. */
export type Seasons = Pick<Series, "number_of_seasons"> & { seasons: readonly SeasonSize[] };

export const specialsNumber = 0;
/** A season count beyond this is an error in the provider's data. */
const lastSeasonNumber = 999;

const isRegular = ({ season_number }: SeasonSize): boolean => season_number !== specialsNumber;

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
