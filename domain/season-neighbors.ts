import type { EpisodeAddress } from "./addresses.ts";
import { regularSeasons, type Seasons, specialsNumber } from "./seasons.ts";
import type { Episode, Season } from "./series.ts";

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

/** `season` may be a range of the season (season-range.ts). */
type EpisodePosition = { series: Seasons; season: Season; current: Episode };

export function nextEpisode({ series, season, current }: EpisodePosition): EpisodeAddress | null {
  const index = season.episodes.indexOf(current);
  const number = season.episodes[index + 1]?.episode_number ?? season.slice?.ranges[season.slice.index + 1]?.first;
  return number === undefined ? firstEpisodeAfter(series, season.season_number) : { season: season.season_number, episode: number };
}

/** After a video of several episodes, the one behind its last. */
export function episodeAfterVideo({ series, season, current }: EpisodePosition): EpisodeAddress | null {
  const last = current.own_until;
  if (last === undefined) return nextEpisode({ series, season, current });
  const further = season.slice?.ranges.find((range) => range.last > last);
  const number = season.episodes.find(({ episode_number }) => episode_number > last)?.episode_number ?? (further && Math.max(further.first, last + 1));
  return number === undefined ? firstEpisodeAfter(series, season.season_number) : { season: season.season_number, episode: number };
}

export function previousEpisode({ series, season, current }: EpisodePosition): EpisodeAddress | null {
  const index = season.episodes.indexOf(current);
  const number = season.episodes[index - 1]?.episode_number ?? season.slice?.ranges[season.slice.index - 1]?.last;
  return number === undefined ? lastEpisodeBefore(series, season.season_number) : { season: season.season_number, episode: number };
}

/** Without the season's list, which may be late or have failed, the series' counts lead on; `null` if they lack the season. */
export function countedEpisodeAfter(series: Seasons, { season, episode }: EpisodeAddress): EpisodeAddress | null {
  const count = episodesIn(series, season);
  if (count === null) return null;
  return episode < count ? { season, episode: episode + 1 } : firstEpisodeAfter(series, season);
}

export function countedEpisodeBefore(series: Seasons, { season, episode }: EpisodeAddress): EpisodeAddress | null {
  if (episodesIn(series, season) === null) return null;
  return episode > 1 ? { season, episode: episode - 1 } : lastEpisodeBefore(series, season);
}
