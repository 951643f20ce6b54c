import { LRUCache } from "lru-cache";
import { isEnglish, type Language } from "#domain/languages.ts";
import type { Page } from "#domain/page.ts";
import type { PlaceholderTitles } from "#domain/placeholder-titles.ts";
import type { CallOptions } from "#domain/query.ts";
import type { Provider } from "#server/upstream/provider.ts";
import { keyIn } from "./in-language.ts";
import { movieListRow, seriesListRow, storedLists } from "./list-keys.ts";
import type { RowType, StoredRows } from "./stored-rows.ts";
import { englishMovie, englishSeries } from "./translated-title.ts";

type Deps = { rows: Pick<StoredRows, "read">; now?: () => number };

/** Of each kind, at about a kilobyte each. */
const maxTitles = 5000;
/** Other nodes store lists as well: they are read again at this interval, for titles that are missing. */
const rereadMs = 60_000;

type Identified = { id: number };
type TitleCache<T extends Identified> = {
  add: (titles: readonly T[], language?: Language) => void;
  find: (id: number, language?: Language) => Promise<T | null>;
};
type ListRows<T> = { type: RowType<Page<T>>; keys: readonly string[]; markEnglish: (title: T) => T };

function titleCache<T extends Identified>({ type, keys, markEnglish }: ListRows<T>, { rows, now = () => performance.now() }: Deps): TitleCache<T> {
  /** English ones by their ids. */
  const titles = new LRUCache<number | string, T>({ max: maxTitles });
  const keyOf = (id: number, language?: Language) => (isEnglish(language) ? id : keyIn(String(id), language));
  const add = (list: readonly T[], language?: Language) => {
    for (const title of list) titles.set(keyOf(title.id, language), title);
  };
  const readLists = async (): Promise<void> => {
    // Together: a visitor waits for it.
    const lists = await Promise.all(keys.map((key) => rows.read(type, key)));
    for (const list of lists) add((list?.value?.items ?? []).filter((title) => !titles.has(title.id)));
  };
  let reading: Promise<void> = Promise.resolve();
  let rereadAt = Number.NEGATIVE_INFINITY;
  const findEnglish = async (id: number): Promise<T | null> => {
    if (!titles.has(id) && now() >= rereadAt) {
      rereadAt = now() + rereadMs;
      reading = readLists();
    }
    await reading;
    return titles.get(id) ?? null;
  };
  const find = async (id: number, language?: Language): Promise<T | null> => {
    if (isEnglish(language)) return findEnglish(id);
    const own = titles.get(keyOf(id, language));
    if (own) return own;
    const english = await findEnglish(id);
    return english && markEnglish(english);
  };
  return { add, find };
}

/** A call's options stand behind its `inputs`. */
const observed =
  <A extends unknown[], R>(inputs: number, call: (...args: A) => Promise<R>, onResult: (result: R, language: Language | undefined) => void) =>
  async (...args: A): Promise<R> => {
    const result = await call(...args);
    onResult(result, (args[inputs] as CallOptions | undefined)?.language);
    return result;
  };

/** Titles of lists: those that the provider returns through `observe`, and those in the store. */
export function createPlaceholderTitles(deps: Deps): PlaceholderTitles & { observe: (provider: Provider) => Provider } {
  const movies = titleCache({ type: movieListRow, keys: storedLists.movies, markEnglish: englishMovie }, deps);
  const series = titleCache({ type: seriesListRow, keys: storedLists.series, markEnglish: englishSeries }, deps);
  return {
    movie: movies.find,
    series: series.find,
    observe: (provider) => ({
      ...provider,
      movieList: observed(2, provider.movieList, ({ items }, language) => movies.add(items, language)),
      movieDetails: observed(1, provider.movieDetails, ({ extras }) => movies.add([...extras.similar, ...extras.recommendations])),
      discoverMovies: observed(1, provider.discoverMovies, ({ items }, language) => movies.add(items, language)),
      upcomingMovies: observed(2, provider.upcomingMovies, ({ items }, language) => movies.add(items, language)),
      searchMovies: observed(2, provider.searchMovies, ({ items }, language) => movies.add(items, language)),
      seriesList: observed(2, provider.seriesList, ({ items }, language) => series.add(items, language)),
      seriesDetails: observed(1, provider.seriesDetails, ({ extras }) => series.add([...extras.similar, ...extras.recommendations])),
      discoverSeries: observed(1, provider.discoverSeries, ({ items }, language) => series.add(items, language)),
      airingSeries: observed(2, provider.airingSeries, ({ items }, language) => series.add(items, language)),
      searchSeries: observed(2, provider.searchSeries, ({ items }, language) => series.add(items, language)),
    }),
  };
}
