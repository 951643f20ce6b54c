import { z } from "zod";
import {
  canonicalCollectionPath,
  canonicalMoviePath,
  canonicalSeriesPath,
  type DiscoverType,
  type NamedList,
  namedLists,
  personPath,
} from "#domain/addresses.ts";
import { type Genre, movieGenres, seriesGenres } from "#domain/genre.ts";
import { type Inventory, type InventoryPage, type InventoryType, inAllLanguages } from "#domain/inventory.ts";
import { isEnglish } from "#domain/languages.ts";
import type { CallOptions } from "#domain/query.ts";
import type { Catalog } from "#features/catalog.ts";
import type { Store, StoredTitleType } from "#server/store/store.ts";
import { id } from "#server/upstream/fields.ts";

/** A title's page; a person's address is the id alone. */
const pagePaths: Record<InventoryType, (id: number, title: string, englishTitle?: string) => string> = {
  movies: (id, title, englishTitle) => canonicalMoviePath({ id, title, englishTitle }),
  tv: (id, name, englishTitle) => canonicalSeriesPath({ id, name, englishTitle }),
  people: (id) => personPath(id),
  collections: (id, name, englishTitle) => canonicalCollectionPath({ id, name, englishTitle }),
};

/** A person has an empty title. */
const inventoryEntry = z.object({ id, title: z.string() });

const genresOf: Record<DiscoverType, readonly Genre[]> = { movies: movieGenres, tv: seriesGenres };

type InventoryStore = Pick<Store, "countInventory" | "listInventory" | "titleNames">;
type Deps = { store: InventoryStore; catalog: Catalog; onError: (error: unknown) => void };

/** The pages of some titles, with their names in all languages. */
async function titlesNamed(store: InventoryStore, type: StoredTitleType, ids: readonly number[]): Promise<InventoryPage[]> {
  const names = Map.groupBy(await store.titleNames(type, ids), (name) => name.id);
  return ids.map((titleId) => {
    const all = names.get(titleId) ?? [];
    const english = all.find(({ language }) => isEnglish(language))?.title ?? "";
    const others = all.filter(({ language }) => !isEnglish(language)).map(({ language, title }) => [language, pagePaths[type](titleId, title, english)]);
    return { id: titleId, path: pagePaths[type](titleId, english), ...(others.length > 0 && { translations: Object.fromEntries(others) }) };
  });
}

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
    count: async (type, language) => {
      if (isEnglish(language)) await Promise.all(namedLists.map((list) => lists[type](list).catch(onError)));
      return store.countInventory(type, language);
    },
    pages: async (type, offset, limit, language) => {
      const entries = (await store.listInventory(type, offset, limit, language)).flatMap((row) => inventoryEntry.safeParse(row).data ?? []);
      if (type === "people") return entries.map(({ id }) => ({ id, path: pagePaths.people(id, ""), translations: inAllLanguages(pagePaths.people(id, "")) }));
      return titlesNamed(
        store,
        type,
        entries.map(({ id }) => id),
      );
    },
  };
}
