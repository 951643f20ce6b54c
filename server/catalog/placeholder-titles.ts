import { LRUCache } from "lru-cache";
import type { Page } from "#domain/page.ts";
import type { PlaceholderTitles } from "#domain/placeholder-titles.ts";
import type { Provider } from "#server/upstream/provider.ts";
import { movieListRow, seriesListRow, storedLists } from "./list-keys.ts";
import type { RowType, StoredRows } from "./stored-rows.ts";

type Deps = { rows: Pick<StoredRows, "read">; now?: () => number };

/** Of each kind, at about a kilobyte each. */
const maxTitles = 5000;
/** Other nodes store lists as well: they are read again at this interval, for titles that are missing. */
const rereadMs = 60_000;

type Identified = { id: number };
type TitleCache<T extends Identified> = { add: (titles: readonly T[]) => void; find: (id: number) => Promise<T | null> };

function titleCache<T extends Identified>(type: RowType<Page<T>>, keys: readonly string[], { rows, now = () => performance.now() }: Deps): TitleCache<T> {
  const titles = new LRUCache<number, T>({ max: maxTitles });
  const add = (list: readonly T[]) => {
    for (const title of list) titles.set(title.id, title);
  };
  const readLists = async (): Promise<void> => {
    // Together: a visitor waits for it.
    const lists = await Promise.all(keys.map((key) => rows.read(type, key)));
    for (const list of lists) add((list?.value?.items ?? []).filter((title) => !titles.has(title.id)));
  };
  let reading: Promise<void> = Promise.resolve();
  let rereadAt = Number.NEGATIVE_INFINITY;
  const find = async (id: number): Promise<T | null> => {
    if (!titles.has(id) && now() >= rereadAt) {
      rereadAt = now() + rereadMs;
      reading = readLists();
    }
    await reading;
    return titles.get(id) ?? null;
  };
  return { add, find };
}

const observed =
  <A extends unknown[], R>(call: (...args: A) => Promise<R>, onResult: (result: R) => void) =>
  async (...args: A): Promise<R> => {
    const result = await call(...args);
    onResult(result);
    return result;
  };

/** Titles of lists: those that the provider returns through `observe`, and those in the store. */
export function createPlaceholderTitles(deps: Deps): PlaceholderTitles & { observe: (provider: Provider) => Provider } {
  const movies = titleCache(movieListRow, storedLists.movies, deps);
  const series = titleCache(seriesListRow, storedLists.series, deps);
  return {
    movie: movies.find,
    series: series.find,
    observe: (provider) => ({
      ...provider,
      movieList: observed(provider.movieList, ({ items }) => movies.add(items)),
      movieDetails: observed(provider.movieDetails, ({ extras }) => movies.add([...extras.similar, ...extras.recommendations])),
      discoverMovies: observed(provider.discoverMovies, ({ items }) => movies.add(items)),
      searchMovies: observed(provider.searchMovies, ({ items }) => movies.add(items)),
      seriesList: observed(provider.seriesList, ({ items }) => series.add(items)),
      seriesDetails: observed(provider.seriesDetails, ({ extras }) => series.add([...extras.similar, ...extras.recommendations])),
      discoverSeries: observed(provider.discoverSeries, ({ items }) => series.add(items)),
      searchSeries: observed(provider.searchSeries, ({ items }) => series.add(items)),
    }),
  };
}
