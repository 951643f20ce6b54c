import type { SeasonWithVotes } from "#domain/series.ts";

/** A series whose seasons have these episode counts, by season number. */
export const seasonsOf = (
  counts: Record<number, number>,
  number_of_seasons: number | null = Object.keys(counts).filter((season) => season !== "0").length,
) => ({
  number_of_seasons,
  seasons: Object.entries(counts).map(([season, episode_count]) => ({ season_number: Number(season), name: "", episode_count, air_date: null })),
});

/** A season whose episodes have these numbers. */
export const seasonOf = (numbers: number[], season_number = 1): SeasonWithVotes => ({
  season_number,
  name: "",
  overview: "",
  air_date: null,
  episodes: numbers.map((episode_number) => ({
    episode_number,
    name: "",
    air_date: null,
    overview: "",
    still_path: null,
    runtime: null,
    vote_average: null,
    vote_count: 0,
  })),
});

/** `count` episode numbers, from `first` up. */
export const from = (first: number, count: number): number[] => Array.from({ length: count }, (_, index) => first + index);
