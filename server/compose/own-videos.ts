import type { OwnFilm } from "#domain/own-film.ts";
import { formatOf } from "#domain/own-format.ts";
import type { VideoSubject } from "#domain/player.ts";
import type { MediaLibrary } from "#features/media/media-library.ts";
import type { OwnVideos } from "#server/catalog/own-videos.ts";
import type { TitleIds } from "#server/catalog/titles-here.ts";
import { mediaFor, type OperatorMedia } from "#server/config/players-file.ts";

const unique = (...ids: (readonly number[])[]): number[] => [...new Set(ids.flat())];

const keyOf = (kind: VideoSubject["kind"], id: number): string => `${kind}:${id}`;

/** What our player can play of a title from the library. */
export type OwnFilmOf = (subject: VideoSubject) => OwnFilm | null;

export type OwnVideosByTitle = OwnVideos & { ids: TitleIds };

type OwnVideosDeps = { media: readonly OperatorMedia[]; library: MediaLibrary | null; ownFilm: OwnFilmOf | undefined };

/** What players.json names and what the library has. Without a library titles are not marked: only our player shows the videos. */
export function openOwnVideos({ media, library, ownFilm }: OwnVideosDeps): OwnVideosByTitle {
  const named = { movies: media.flatMap(({ movie }) => movie ?? []), series: media.flatMap(({ tv }) => tv ?? []) };
  const isNamed = new Set([...named.movies.map((id) => keyOf("movie", id)), ...named.series.map((id) => keyOf("tv", id))]);
  return {
    owns: (subject) => mediaFor(media, subject).length > 0 || (library?.files(subject) ?? []).length > 0,
    formatOf: (subject) => {
      const film = mediaFor(media, subject).length > 0 ? null : ownFilm?.(subject);
      return film ? formatOf(film) : undefined;
    },
    addedAt: (kind, id) => {
      if (library === null) return undefined;
      const addedMs = library.addedMs(kind, id);
      if (addedMs !== undefined) return Math.trunc(addedMs / 1000);
      return isNamed.has(keyOf(kind, id)) ? 0 : undefined;
    },
    ids: {
      movies: () => unique(library?.movies() ?? [], named.movies),
      series: () => unique(library?.series() ?? [], named.series),
    },
  };
}
