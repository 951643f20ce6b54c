import { randomFrom } from "./artwork/random.ts";
import type { Title } from "./collection.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Most first; the id decides between equals, so that pages never overlap. */
export function sortedBy<T extends Title>(titles: Iterable<T>, score: (title: T) => number): T[] {
  return [...titles]
    .map((title) => ({ title, score: score(title) }))
    .toSorted((a, b) => b.score - a.score || a.title.id - b.title.id)
    .map(({ title }) => title);
}

export const popular = <T extends Title>(titles: Iterable<T>): T[] => sortedBy(titles, (title) => title.popularity);

/** The value that a share of the titles lies below. */
function quantile(sorted: number[], share: number): number {
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}

/** By rating, drawn towards the average where few have voted; the quarter with the fewest votes stays out. */
export function topRated<T extends Title>(titles: Iterable<T>): T[] {
  const all = [...titles];
  const votes = all.map((title) => title.vote_count).toSorted((a, b) => a - b);
  const minVotes = quantile(votes, 0.25);
  const usualVotes = Math.max(1, quantile(votes, 0.5));
  const average = all.reduce((sum, title) => sum + title.vote_average, 0) / Math.max(1, all.length);
  return sortedBy(
    all.filter((title) => title.vote_count >= minVotes),
    ({ vote_average, vote_count }) => (vote_average * vote_count + average * usualVotes) / (vote_count + usualVotes),
  );
}

/** What trends turns with the day or the week: the popular more often, everything at times. The same all day long. */
export function trending<T extends Title>(titles: Iterable<T>, today: Date, everyDays: 1 | 7): T[] {
  const turn = Math.floor(today.getTime() / dayMs / everyDays);
  return sortedBy(titles, (title) => title.popularity * (0.4 + 1.6 * randomFrom(`${title.id} ${turn}`).next() ** 2));
}

/** `28,12`: both; `28|12`: either; as the provider reads it. */
export function ofGenres<T extends Title>(titles: Iterable<T>, wanted: string): T[] {
  const every = wanted
    .split(",")
    .filter(Boolean)
    .map((group) => group.split("|").map(Number));
  return popular([...titles].filter((title) => every.every((either) => title.genres.some((genre) => either.includes(genre.id)))));
}
