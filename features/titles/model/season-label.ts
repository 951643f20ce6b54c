import { regularSeasons, type Seasons, specialsNumber } from "#domain/seasons.ts";

/** M of "Season N of M": section 4's number_of_seasons, default 1; never below the number of the last season. */
export function seasonCount(series: Seasons): number {
  return Math.max(series.number_of_seasons ?? 1, regularSeasons(series).at(-1) ?? 1);
}

type SeasonWords = { episodeGuide: { season: (number: number) => string }; episodes: { seasonOf: (number: number, count: number) => string } };

/** "Season N of M", or 'Specials' (readings.md). An address may contain a season beyond M: "Season N". */
export function seasonLabel({ episodeGuide, episodes }: SeasonWords, series: Seasons, number: number): string {
  const count = seasonCount(series);
  return number === specialsNumber || number > count ? episodeGuide.season(number) : episodes.seasonOf(number, count);
}
