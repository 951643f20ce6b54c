import { formatOf } from "#domain/own-film.ts";
import type { VideoSubject } from "#domain/player.ts";
import type { Media } from "#features/media/media-feature.ts";
import type { OwnVideos } from "#server/catalog/own-videos.ts";
import type { TitleIds } from "#server/catalog/titles-here.ts";
import { mediaFor, type OperatorMedia } from "#server/config/players-file.ts";

const unique = (...ids: (readonly number[])[]): number[] => [...new Set(ids.flat())];

const keyOf = (kind: VideoSubject["kind"], id: number): string => `${kind}:${id}`;

export type OwnVideosByTitle = OwnVideos & { ids: TitleIds };

type OwnVideosDeps = { media: readonly OperatorMedia[]; library: Pick<Media, "titles" | "ownFilm"> };

/** What players.json names and what the library has. Without a library titles are not marked: only our player shows the videos. */
export function openOwnVideos({ media, library: { titles, ownFilm } }: OwnVideosDeps): OwnVideosByTitle {
  const named = { movies: media.flatMap(({ movie }) => movie ?? []), series: media.flatMap(({ tv }) => tv ?? []) };
  const isNamed = new Set([...named.movies.map((id) => keyOf("movie", id)), ...named.series.map((id) => keyOf("tv", id))]);
  return {
    owns: (subject) => mediaFor(media, subject).length > 0 || (titles?.has(subject) ?? false),
    formatOf: (subject) => {
      const film = mediaFor(media, subject).length > 0 ? null : ownFilm(subject);
      return film ? formatOf(film) : undefined;
    },
    lastEpisode: (subject) => (mediaFor(media, subject).length > 0 ? null : (titles?.lastEpisode(subject) ?? null)),
    addedAt: (kind, id) => {
      if (titles === null) return undefined;
      const addedMs = titles.addedMs(kind, id);
      if (addedMs !== undefined) return Math.trunc(addedMs / 1000);
      return isNamed.has(keyOf(kind, id)) ? 0 : undefined;
    },
    ids: {
      movies: () => unique(titles?.movies() ?? [], named.movies),
      series: () => unique(titles?.series() ?? [], named.series),
    },
  };
}
