import type { Catalog } from "#domain/catalog.ts";
import type { VideoSubject } from "#domain/player.ts";
import type { Episode, Season } from "#domain/series.ts";

/** Whether the operator has supplied a video. */
export type OwnsVideo = (subject: VideoSubject) => boolean;

/** Says of each movie and episode whether our player has its video, and nothing about the files. */
export function withOwnVideos(catalog: Catalog, ownsVideo: OwnsVideo): Catalog {
  const marked = (id: number, season: Season): Season => {
    const owned = ({ episode_number: episode }: Episode) => ownsVideo({ kind: "tv", id, season: season.season_number, episode });
    if (!season.episodes.some(owned)) return season;
    return { ...season, episodes: season.episodes.map((episode) => (owned(episode) ? { ...episode, own_video: true } : episode)) };
  };
  return {
    ...catalog,
    movie: async (id, options) => {
      const movie = await catalog.movie(id, options);
      return movie && { ...movie, own_video: ownsVideo({ kind: "movie", id }) };
    },
    season: async (id, number, options) => {
      const season = await catalog.season(id, number, options);
      return season && marked(id, season);
    },
  };
}
