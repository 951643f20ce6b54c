import type { CompositionName } from "./artwork/motifs.ts";
import { motifsOf } from "./artwork/scene.ts";
import type { ArtworkSubject } from "./artwork/subject.ts";
import { directorOf, type Title } from "./collection.ts";
import { popular, topRated } from "./rankings.ts";

/** In a wall of 2 to 5 columns, a poster's neighbors are at most this many places away in the list. */
const reach = 5;

/** The neighbors of each title on the walls, by id. */
function neighborsIn<T extends Title>(walls: readonly T[][]): Map<number, number[]> {
  const all = new Map<number, number[]>();
  for (const wall of walls)
    for (const [place, { id }] of wall.entries()) {
      const around = wall.slice(Math.max(0, place - reach), place + reach + 1).map((title) => title.id);
      all.set(id, [...(all.get(id) ?? []), ...around]);
    }
  return all;
}

const subjectOf = (title: Title): ArtworkSubject => ({
  id: title.id,
  title: title.title,
  year: Number(title.date.slice(0, 4)) || null,
  director: directorOf(title),
  genres: title.genres.map((genre) => genre.name),
});

/**
 * Two neighboring posters with one motif look like a mistake: the less popular one takes the next motif that fits it,
 * or its first choice if all are taken.
 */
export function subjectsOf<T extends Title>(titles: Iterable<T>): [T, ArtworkSubject][] {
  const byPopularity = popular(titles);
  const neighbors = neighborsIn([byPopularity, topRated(byPopularity)]);
  const motifs = new Map<number, CompositionName>();
  return byPopularity.map((title) => {
    const subject = subjectOf(title);
    const taken = new Set(neighbors.get(title.id)?.map((id) => motifs.get(id)));
    const fitting = motifsOf(subject);
    const motifIndex = Math.max(
      0,
      fitting.findIndex((motif) => !taken.has(motif)),
    );
    motifs.set(title.id, fitting[motifIndex] ?? fitting[0]);
    return [title, { ...subject, motifIndex }];
  });
}
