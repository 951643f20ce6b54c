import { z } from "zod";
import type { DiscoverType } from "#domain/addresses.ts";
import { canonicalCollectionPath, canonicalMoviePath, canonicalSeriesPath, personPath } from "#domain/addresses.ts";
import { type Genre, movieGenres, seriesGenres } from "#domain/genre.ts";
import type { Inventory, InventoryType } from "#domain/inventory.ts";
import type { CallOptions } from "#domain/query.ts";
import type { Catalog } from "#features/catalog.ts";
import { type NamedList, namedLists } from "#features/lists/model/title-list.ts";
import type { Store } from "#server/store/store.ts";
import { id } from "#server/upstream/fields.ts";

/** A title's page; a person's address is the id alone. */
const pagePaths: Record<InventoryType, (id: number, title: string) => string> = {
  movies: (id, title) => canonicalMoviePath({ id, title }),
  tv: (id, name) => canonicalSeriesPath({ id, name }),
  people: (id) => personPath(id),
  collections: (id, name) => canonicalCollectionPath({ id, name }),
};

/** A person has an empty title. */
const inventoryEntry = z.object({ id, title: z.string() });

const genresOf: Record<DiscoverType, readonly Genre[]> = { movies: movieGenres, tv: seriesGenres };

type Deps = { store: Pick<Store, "countInventory" | "listInventory">; catalog: Catalog; onError: (error: unknown) => void };

/** The pages of all titles and people in the store. Loads the home pages' lists first, so that a new store is not empty. */
export function storedInventory({ store, catalog, onError }: Deps): Inventory {
  const options: CallOptions = { priority: "refresh" };
  const lists: Record<InventoryType, (list: NamedList) => Promise<unknown>> = {
    movies: (list) => catalog.movieList(list, 1, options),
    tv: (list) => catalog.seriesList(list, 1, options),
    people: async () => undefined,
    collections: async () => undefined,
  };
  return {
    genres: async (type) => genresOf[type].map(({ id }) => id),
    count: async (type) => {
      await Promise.all(namedLists.map((list) => lists[type](list).catch(onError)));
      return store.countInventory(type);
    },
    pages: async (type, offset, limit) =>
      (await store.listInventory(type, offset, limit)).flatMap((row) => {
        const { success, data } = inventoryEntry.safeParse(row);
        return success ? [{ id: data.id, path: pagePaths[type](data.id, data.title) }] : [];
      }),
  };
}
