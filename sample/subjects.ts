import type { CompositionName } from "./artwork/motifs.ts";
import { motifsOf } from "./artwork/scene.ts";
import type { ArtworkSubject } from "./artwork/subject.ts";
import { directorOf, type Title } from "./collection.ts";
import { popular, topRated } from "./rankings.ts";

/** So many places before and after it in a list stand a poster's neighbours: beside it, above it and below it, in walls of 2 to 5 columns. */
const reach = 5;

/** By id, the titles that stand around each on the popular and on the top rated wall. */
function neighboursIn<T extends Title>(walls: readonly T[][]): Map<number, number[]> {
  const all = new Map<number, number[]>();
  for (const wall of walls)
    for (const [place, { id }] of wall.entries()) {
      const around = wall.slice(Math.max(0, place - reach), place + reach + 1).map((title) => title.id);
      all.set(id, [...(all.get(id) ?? []), ...around]);
    }
  return all;
}

const alone = (title: Title): ArtworkSubject => ({
  id: title.id,
  title: title.title,
  year: Number(title.date.slice(0, 4)) || null,
  director: directorOf(title),
  genres: title.genres.map((genre) => genre.name),
});

/**
 * What each title's pictures are drawn from. Two posters side by side with one motif look like a slip: the less popular one takes
 * the next motif that fits it, and its own first choice where all are taken.
 */
export function subjectsOf<T extends Title>(titles: Iterable<T>): [T, ArtworkSubject][] {
  const byPopularity = popular(titles);
  const neighbours = neighboursIn([byPopularity, topRated(byPopularity)]);
  const motifs = new Map<number, CompositionName>();
  return byPopularity.map((title) => {
    const subject = alone(title);
    const taken = new Set(neighbours.get(title.id)?.map((id) => motifs.get(id)));
    const fitting = motifsOf(subject);
    const motifIndex = Math.max(
      0,
      fitting.findIndex((motif) => !taken.has(motif)),
    );
    motifs.set(title.id, fitting[motifIndex] ?? fitting[0]);
    return [title, { ...subject, motifIndex }];
  });
}
