import type { VideoSubject } from "#domain/player.ts";
import type { Catalog } from "#features/catalog.ts";
import { firstEmbeddedId, type PublicFilm } from "./model/copies.ts";
import type { PublicFilms } from "./open-public-films.ts";

const matchTypes = { movie: "movies", tv: "tv" } as const;

/** Public films under a provider's ids: titles that have only an id of the embedded catalog are found by their IMDb id. */
export function underProviderIds(films: PublicFilms, imdbMatch: Catalog["imdbMatch"]) {
  const lookedUp = new Set<string>();
  /** By the provider's id. */
  const ownIds = { movie: new Map<number, number>(), tv: new Map<number, number>() };
  const idsOf = (kind: VideoSubject["kind"], ids: readonly number[]): number[] => {
    const matched = [...ownIds[kind]].flatMap(([providerId, id]) => (ids.includes(id) ? providerId : []));
    return [...ids.filter((id) => id < firstEmbeddedId), ...matched];
  };
  return {
    ...films,
    of: (subject: VideoSubject): PublicFilm | null => {
      const ownId = ownIds[subject.kind].get(subject.id);
      if (ownId === undefined && subject.id >= firstEmbeddedId) return null;
      return films.of({ ...subject, id: ownId ?? subject.id });
    },
    movies: () => idsOf("movie", films.movies()),
    series: () => idsOf("tv", films.series()),
    /** Finds those that it has not found yet, one after another. @throws the provider's failure; what was found before stays */
    async match(): Promise<void> {
      for (const { kind, id, imdbId } of films.imdbIds()) {
        if (id < firstEmbeddedId || lookedUp.has(imdbId)) continue;
        const match = await imdbMatch(imdbId, { stored: true, priority: "refresh" });
        lookedUp.add(imdbId);
        if (match?.type === matchTypes[kind]) ownIds[kind].set(match.item.id, id);
      }
    },
  };
}
