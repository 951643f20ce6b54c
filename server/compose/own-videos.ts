import { formatOf, type PublicFilmSource } from "#domain/own-film.ts";
import type { VideoSubject } from "#domain/player.ts";
import type { Media } from "#features/media/media-feature.ts";
import type { PublicFilm } from "#features/public-films/model/copies.ts";
import type { PublicFilms } from "#features/public-films/open-public-films.ts";
import type { OwnVideos } from "#server/catalog/own-videos.ts";
import type { TitleIds } from "#server/catalog/titles-here.ts";
import { mediaFor, type OperatorMedia } from "#server/config/players-file.ts";

const unique = (...ids: (readonly number[])[]): number[] => [...new Set(ids.flat())];

const keyOf = (kind: VideoSubject["kind"], id: number): string => `${kind}:${id}`;

const sourceOf = ({ title, year, basis, copies }: PublicFilm): PublicFilmSource => ({
  title: `${title} (${year})`,
  basis,
  copies: copies.map(({ hostName, licence, attribution, page }) => ({ hostName, licence, attribution, page })),
});

export type OwnVideosByTitle = OwnVideos & { ids: TitleIds };

type OwnVideosDeps = { media: readonly OperatorMedia[]; library: Pick<Media, "titles" | "ownFilm">; publicFilms: Omit<PublicFilms, "imdbIds"> };

/** What players.json names, what the library has, and public films. With neither of the last two titles are not marked: only our player shows the videos. */
export function openOwnVideos({ media, library: { titles, ownFilm }, publicFilms }: OwnVideosDeps): OwnVideosByTitle {
  const named = { movies: media.flatMap(({ movie }) => movie ?? []), series: media.flatMap(({ tv }) => tv ?? []) };
  const isNamed = new Set([...named.movies.map((id) => keyOf("movie", id)), ...named.series.map((id) => keyOf("tv", id))]);
  const isMarked = titles !== null || publicFilms.origins.length > 0;
  const isPublic = (kind: VideoSubject["kind"], id: number) => (kind === "movie" ? publicFilms.of({ kind, id }) !== null : publicFilms.series().includes(id));
  return {
    owns: (subject) => mediaFor(media, subject).length > 0 || (titles?.has(subject) ?? false),
    publicFilm: (subject) => {
      const film = publicFilms.of(subject);
      return film && sourceOf(film);
    },
    formatOf: (subject, language) => {
      const film = mediaFor(media, subject).length > 0 ? null : ownFilm(subject, language);
      return film ? formatOf(film) : undefined;
    },
    lastEpisode: (subject) => (mediaFor(media, subject).length > 0 ? null : (titles?.lastEpisode(subject) ?? null)),
    addedAt: (kind, id) => {
      if (!isMarked) return undefined;
      const addedMs = titles?.addedMs(kind, id);
      if (addedMs !== undefined) return Math.trunc(addedMs / 1000);
      return isNamed.has(keyOf(kind, id)) || isPublic(kind, id) ? 0 : undefined;
    },
    ids: {
      movies: () => unique(titles?.movies() ?? [], named.movies, publicFilms.movies()),
      series: () => unique(titles?.series() ?? [], named.series, publicFilms.series()),
    },
  };
}
