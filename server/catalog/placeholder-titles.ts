import { LRUCache } from "lru-cache";
import type { MovieSummary } from "#domain/movie.ts";
import type { PlaceholderTitles } from "#domain/placeholder-titles.ts";
import type { SeriesSummary } from "#domain/series.ts";
import type { Store } from "#server/store/store.ts";
import type { Provider } from "#server/upstream/provider.ts";
import { storedLists } from "./list-keys.ts";

type Parts = { store: Pick<Store, "read">; onError: (error: unknown) => void; now?: () => number };

/** Titles remembered of each kind, at about a kilobyte each. */
const mostTitles = 5000;
/** Other nodes put lists into the store as well: so often it is looked into again, and only for a title that is missing. */
const rereadMs = 60_000;

type Shelf<T extends { id: number }> = { hear: (titles: readonly T[]) => void; find: (id: number) => Promise<T | null> };

function shelf<T extends { id: number }>(lists: readonly string[], { store, onError, now = Date.now }: Parts): Shelf<T> {
  const titles = new LRUCache<number, T>({ max: mostTitles });
  const hear = (heard: readonly T[]) => {
    for (const title of heard) titles.set(title.id, title);
  };
  const readLists = async (): Promise<void> => {
    // All at once: a visitor waits for it, and a slow store must be waited for once only.
    for (const row of await Promise.all(lists.map((key) => store.read("answers", key))))
      if (row) hear((JSON.parse(row.body) as T[]).filter((title) => !titles.has(title.id)));
  };
  let reading: Promise<void> = Promise.resolve();
  let rereadAt = Number.NEGATIVE_INFINITY;
  const find = async (id: number): Promise<T | null> => {
    if (!titles.has(id) && now() >= rereadAt) {
      rereadAt = now() + rereadMs;
      reading = readLists().catch(onError);
    }
    await reading;
    return titles.get(id) ?? null;
  };
  return { hear, find };
}

/** A call of the provider's that tells `hear` what its answer named. */
const heard =
  <A extends unknown[], R>(call: (...asked: A) => Promise<R>, hear: (answer: R) => void) =>
  async (...asked: A): Promise<R> => {
    const answer = await call(...asked);
    hear(answer);
    return answer;
  };

/** Remembers what lists say of titles: every list that comes from the provider through `heardFrom`, and those that the store holds. */
export function createPlaceholderTitles(parts: Parts): PlaceholderTitles & { heardFrom: (provider: Provider) => Provider } {
  const movies = shelf<MovieSummary>(storedLists.movies, parts);
  const series = shelf<SeriesSummary>(storedLists.series, parts);
  return {
    movie: movies.find,
    series: series.find,
    heardFrom: (provider) => ({
      ...provider,
      trendingMovies: heard(provider.trendingMovies, movies.hear),
      popularMovies: heard(provider.popularMovies, movies.hear),
      topRatedMovies: heard(provider.topRatedMovies, movies.hear),
      moviesByGenre: heard(provider.moviesByGenre, movies.hear),
      movieDetails: heard(provider.movieDetails, ({ extras }) => movies.hear(extras.similar)),
      searchMovies: heard(provider.searchMovies, ({ results }) => movies.hear(results)),
      trendingSeries: heard(provider.trendingSeries, series.hear),
      popularSeries: heard(provider.popularSeries, series.hear),
      topRatedSeries: heard(provider.topRatedSeries, series.hear),
      seriesByGenre: heard(provider.seriesByGenre, series.hear),
      seriesDetails: heard(provider.seriesDetails, ({ extras }) => series.hear(extras.similar)),
      searchSeries: heard(provider.searchSeries, ({ results }) => series.hear(results)),
    }),
  };
}
