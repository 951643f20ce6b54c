import type { Catalog } from "#domain/catalog.ts";
import type { Inventory, InventoryPage } from "#domain/inventory.ts";
import { canonicalMoviePath, canonicalSeriesPath, personPath, type SearchType } from "#domain/paths.ts";
import type { Store } from "#server/store/store.ts";

/** A title's page; a person's address is the id alone. */
const pagePaths: Record<SearchType, (id: number, title: string) => string> = {
  movies: (id, title) => canonicalMoviePath({ id, title }),
  tv: (id, name) => canonicalSeriesPath({ id, name }),
  people: (id) => personPath(id),
};

const knownPage = (type: SearchType, id: number, title: string): InventoryPage => ({ id, path: pagePaths[type](id, title) });

type Parts = { store: Pick<Store, "countInventory" | "listInventory">; catalog: Catalog; onError: (error: unknown) => void };

/**
 * What the store remembers, which grows with all that was ever listed or asked for. The lists are read first: a store that is new,
 * with a provider that is not, has the titles of the home pages at once.
 */
export function storedInventory({ store, catalog, onError }: Parts): Inventory {
  const lists: Record<SearchType, readonly (() => Promise<unknown>)[]> = {
    movies: [catalog.trendingMovies, catalog.popularMovies, catalog.topRatedMovies],
    tv: [catalog.trendingSeries, catalog.popularSeries, catalog.topRatedSeries],
    people: [],
  };
  return {
    count: async (type) => {
      await Promise.all(lists[type].map((list) => list().catch(onError)));
      return store.countInventory(type);
    },
    pages: async (type, offset, limit) => (await store.listInventory(type, offset, limit)).map(({ id, title }) => knownPage(type, id, title)),
  };
}
