import { randomFrom } from "./artwork/random.ts";
import type { Title } from "./collection.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Descending by score, ties by id, so that pages never overlap. */
export function sortedBy<T extends Title>(titles: Iterable<T>, score: (title: T) => number): T[] {
  return [...titles]
    .map((title) => ({ title, score: score(title) }))
    .toSorted((a, b) => b.score - a.score || a.title.id - b.title.id)
    .map(({ title }) => title);
}

export const popular = <T extends Title>(titles: Iterable<T>): T[] => sortedBy(titles, (title) => title.popularity);

function quantile(sorted: number[], share: number): number {
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}

/** Bayesian average of the rating; the quarter of titles with the fewest votes is left out. */
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

/** Random by day or week, weighted by popularity. Stable within the day or week. */
export function trending<T extends Title>(titles: Iterable<T>, today: Date, everyDays: 1 | 7): T[] {
  const period = Math.floor(today.getTime() / dayMs / everyDays);
  return sortedBy(titles, (title) => title.popularity * (0.4 + 1.6 * randomFrom(`${title.id} ${period}`).next() ** 2));
}
