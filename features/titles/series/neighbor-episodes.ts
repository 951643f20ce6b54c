import type { EpisodeAddress } from "#domain/addresses.ts";
import { countedEpisodeAfter, countedEpisodeBefore, episodeAfterVideo, nextEpisode, previousEpisode } from "#domain/season-neighbors.ts";
import type { ShownEpisode } from "./shown-episode.ts";

export function episodeAfter({ series, season, current, address }: ShownEpisode): EpisodeAddress | null {
  return season && current ? nextEpisode({ series, season, current }) : countedEpisodeAfter(series, address);
}

/** What plays on when the video has ended. */
export function episodeAfterEnd({ series, season, current, address }: ShownEpisode): EpisodeAddress | null {
  return season && current ? episodeAfterVideo({ series, season, current }) : countedEpisodeAfter(series, address);
}

export function episodeBefore({ series, season, current, address }: ShownEpisode): EpisodeAddress | null {
  return season && current ? previousEpisode({ series, season, current }) : countedEpisodeBefore(series, address);
}
