import { setImmediate } from "node:timers/promises";
import { limits } from "#domain/limits.ts";
import type { MovieSummary } from "#domain/movie.ts";
import type { Page } from "#domain/page.ts";
import type { CallOptions } from "#domain/query.ts";
import type { SeriesSummary } from "#domain/series.ts";
import type { Catalog } from "#features/catalog.ts";
import type { DiscoverFilters } from "#features/discover/model/discover-filters.ts";
import { type Entry, movieEntry, seriesEntry, titlesMatching } from "./titles-matching.ts";

/** What can be watched here, in lists. Answers from memory. */
export type TitlesHere = {
  newestMovies(): MovieSummary[];
  newestSeries(): SeriesSummary[];
  /** A page past the last one has no items. */
  discoverMovies(filters: DiscoverFilters): Page<MovieSummary>;
  discoverSeries(filters: DiscoverFilters): Page<SeriesSummary>;
};

export type TitleIds = { movies(): readonly number[]; series(): readonly number[] };

type Deps = {
  catalog: Pick<Catalog, "movie" | "movieExtras" | "series" | "seriesExtras">;
  ids: TitleIds;
  /** As in `OwnVideos`. */
  addedAt: (kind: "movie" | "tv", id: number) => number | undefined;
  onError: (error: unknown) => void;
};

/** A title and its extras are one row. */
async function both<T, E>(title: Promise<T | null>, extras: Promise<E | null>): Promise<{ title: T; extras: E } | null> {
  const [row, rest] = await Promise.all([title, extras]);
  return row && rest && { title: row, extras: rest };
}

type ListDeps<T, D> = {
  kind: "movie" | "tv";
  ids: () => readonly number[];
  load: (id: number, options: CallOptions) => Promise<D | null>;
  entryOf: (details: D) => Entry<T>;
};

/** The films, or the series. Titles are read from the store; those that it lacks are loaded from the provider in the background. */
function createList<T extends { id: number; vote_count: number }, D>({ kind, ids, load, entryOf }: ListDeps<T, D>, { addedAt, onError }: Deps) {
  const entries = new Map<number, Entry<T>>();
  /** Without those that have gone since the last refresh, such as a film whose last copy a check has refused. */
  const current = (): Entry<T>[] => {
    const wanted = new Set(ids());
    return [...entries.values()].filter(({ title }) => wanted.has(title.id));
  };
  const read = async (id: number): Promise<D | null> => {
    try {
      return (await load(id, { cachedOnly: true, priority: "refresh" })) ?? (await load(id, { priority: "refresh" }));
    } catch (error) {
      onError(error);
      return null;
    }
  };
  return {
    /** Reads the titles that are new, or with `whole` all of them. One that cannot be loaded keeps what is known of it. */
    async refresh(whole: boolean): Promise<void> {
      const wanted = new Set(ids());
      for (const id of entries.keys()) if (!wanted.has(id)) entries.delete(id);
      for (const id of wanted) {
        if (!whole && entries.has(id)) continue;
        const details = await read(id);
        if (details) entries.set(id, entryOf(details));
        // Rows in memory resolve without a turn of the event loop: visitors come between.
        await setImmediate();
      }
    },
    /** Newest file first, then what is in no library, the best known first. */
    newest: (): T[] =>
      current()
        .map(({ title }) => ({ title, addedAt: addedAt(kind, title.id) ?? 0 }))
        .toSorted((a, b) => b.addedAt - a.addedAt || b.title.vote_count - a.title.vote_count || a.title.id - b.title.id)
        .slice(0, limits.home.readyToWatch)
        .map(({ title }) => title),
    discover(filters: DiscoverFilters): Page<T> {
      const { pageSize } = limits.lists;
      const found = titlesMatching(current(), filters);
      const items = found.slice((filters.page - 1) * pageSize, filters.page * pageSize).map(({ title }) => title);
      return { items, page: filters.page, totalPages: Math.min(limits.search.lastPage, Math.ceil(found.length / pageSize)), totalResults: found.length };
    },
  };
}

/**
 * `refresh` after each change of the library, and as a `whole` from time to time, because ratings and pictures change. One runs at a time; those
 * that are requested meanwhile are one more.
 */
export function createTitlesHere(deps: Deps): TitlesHere & { refresh(options?: { whole?: boolean }): Promise<void> } {
  const { catalog, ids } = deps;
  const movies = createList(
    { kind: "movie", ids: ids.movies, load: (id, call) => both(catalog.movie(id, call), catalog.movieExtras(id, call)), entryOf: movieEntry },
    deps,
  );
  const series = createList(
    { kind: "tv", ids: ids.series, load: (id, call) => both(catalog.series(id, call), catalog.seriesExtras(id, call)), entryOf: seriesEntry },
    deps,
  );
  let last: Promise<void> = Promise.resolve();
  let next: { isWhole: boolean; run: Promise<void> } | null = null;
  return {
    newestMovies: movies.newest,
    newestSeries: series.newest,
    discoverMovies: movies.discover,
    discoverSeries: series.discover,
    refresh({ whole = false } = {}) {
      if (next === null) {
        const planned = { isWhole: whole, run: last };
        next = planned;
        planned.run = last.then(async () => {
          next = null;
          await movies.refresh(planned.isWhole);
          await series.refresh(planned.isWhole);
        });
        last = planned.run;
      }
      next.isWhole ||= whole;
      return next.run;
    },
  };
}
