import type { Episode, EpisodeRange, Season } from "#domain/series.ts";

/** A page contains this many episodes at most: a season of 2,868 episodes would be a megabyte. */
export const rangeEpisodes = 50;

/**
 * The index of the wanted episode. A number that the season lacks means the last episode if it is at least the episode count,
 * else the first. So 1 and the count address the ends of a season that is numbered from 26.
 */
function indexOf(numbers: readonly number[], total: number, wanted: number | null): number {
  if (wanted === null) return 0;
  const exact = numbers.indexOf(wanted);
  if (exact >= 0) return exact;
  return wanted >= total ? numbers.length - 1 : 0;
}

const rangeOf = (episodes: readonly Episode[]): EpisodeRange => ({ first: episodes[0]?.episode_number ?? 0, last: episodes.at(-1)?.episode_number ?? 0 });

/** Cuts a long season to the range that contains the wanted episode. A short season, or one already cut, is returned unchanged. */
export function rangeAround(season: Season, wanted: number | null): Season {
  const { episodes } = season;
  if (season.slice || episodes.length <= rangeEpisodes) return season;
  const wantedIndex = indexOf(
    episodes.map((episode) => episode.episode_number),
    episodes.length,
    wanted,
  );
  const index = Math.floor(wantedIndex / rangeEpisodes);
  const slices = Array.from({ length: Math.ceil(episodes.length / rangeEpisodes) }, (_, slice) =>
    episodes.slice(slice * rangeEpisodes, (slice + 1) * rangeEpisodes),
  );
  return { ...season, episodes: slices[index] ?? [], slice: { index, total: episodes.length, ranges: slices.map(rangeOf) } };
}

/** Whether the season, whole or cut, is the one to show for the wanted episode. */
export const containsEpisode = (season: Season, wanted: number | null): boolean =>
  season.slice === undefined || season.episodes.some((episode) => episode.episode_number === wanted);

/** The episode to show; `null` in a season without episodes. Expects a season for which `containsEpisode` is true. */
export function currentEpisode({ episodes, slice }: Season, wanted: number | null): Episode | null {
  const numbers = episodes.map((episode) => episode.episode_number);
  return episodes[indexOf(numbers, slice?.total ?? episodes.length, wanted)] ?? null;
}
