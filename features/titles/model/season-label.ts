import { regularSeasons, type Seasons, specialsNumber } from "#domain/seasons.ts";

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
