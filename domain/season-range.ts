import { firstEpisodeAfter, lastEpisodeBefore } from "./season-order.ts";
import type { Episode, EpisodeRange, Season, Series } from "./series.ts";
import type { EpisodeAddress } from "./series-address.ts";

/** A page sends and shows this many episodes at a time (our own number): a season of 2,868 would weigh a megabyte. */
export const rangeEpisodes = 50;

/**
 * The place of the wanted episode. A number that the season does not have is the last episode where it lies beyond the count of
 * its episodes, else the first: so that "the next season's first" and "the previous season's last" can be addressed by a count
 * even where a season is numbered from 26.
 */
function placeOf(numbers: readonly number[], total: number, wanted: number | null): number {
  if (wanted === null) return 0;
  const exact = numbers.indexOf(wanted);
  if (exact >= 0) return exact;
  return wanted >= total ? numbers.length - 1 : 0;
}

const rangeOf = (episodes: readonly Episode[]): EpisodeRange => ({ first: episodes[0]?.episode_number ?? 0, last: episodes.at(-1)?.episode_number ?? 0 });

/** The season with the stretch of its episodes that holds the wanted one; a season that is short enough, or cut already, as it is. */
export function rangeAround(season: Season, wanted: number | null): Season {
  const { episodes } = season;
  if (season.stretch || episodes.length <= rangeEpisodes) return season;
  const place = placeOf(
    episodes.map((episode) => episode.episode_number),
    episodes.length,
    wanted,
  );
  const index = Math.floor(place / rangeEpisodes);
  const stretches = Array.from({ length: Math.ceil(episodes.length / rangeEpisodes) }, (_, part) =>
    episodes.slice(part * rangeEpisodes, (part + 1) * rangeEpisodes),
  );
  return { ...season, episodes: stretches[index] ?? [], stretch: { index, total: episodes.length, ranges: stretches.map(rangeOf) } };
}

/** Whether this answer, whole or a stretch, is the one to show for the wanted episode. */
export const containsEpisode = (season: Season, wanted: number | null): boolean =>
  season.stretch === undefined || season.episodes.some((episode) => episode.episode_number === wanted);

/** The episode to show, of a season that `containsEpisode` or was asked for around it; `null` in a season without episodes. */
export function currentEpisode({ episodes, stretch }: Season, wanted: number | null): Episode | null {
  const numbers = episodes.map((episode) => episode.episode_number);
  return episodes[placeOf(numbers, stretch?.total ?? episodes.length, wanted)] ?? null;
}

type Around = { series: Pick<Series, "seasons" | "number_of_seasons">; season: Season; current: Episode };

export function nextEpisode({ series, season, current }: Around): EpisodeAddress | null {
  const place = season.episodes.indexOf(current);
  const number = season.episodes[place + 1]?.episode_number ?? season.stretch?.ranges[season.stretch.index + 1]?.first;
  return number === undefined ? firstEpisodeAfter(series, season.season_number) : { season: season.season_number, episode: number };
}

export function previousEpisode({ series, season, current }: Around): EpisodeAddress | null {
  const place = season.episodes.indexOf(current);
  const number = season.episodes[place - 1]?.episode_number ?? season.stretch?.ranges[season.stretch.index - 1]?.last;
  return number === undefined ? lastEpisodeBefore(series, season.season_number) : { season: season.season_number, episode: number };
}
