import type { DiscoverType } from "#domain/addresses.ts";
import { canonicalCollectionPath, canonicalMoviePath, canonicalSeriesPath, personPath } from "#domain/addresses.ts";
import type { Inventory, InventoryPage, InventoryType, TitleName } from "#domain/inventory.ts";
import type { Collection, Title } from "./collection.ts";

const byId = (pages: InventoryPage[]): InventoryPage[] => pages.toSorted((a, b) => a.id - b.id);

/** Those that the data has. */
const genresIn = (titles: readonly Title[]): number[] => [...new Set(titles.flatMap(({ genres }) => genres.map(({ id }) => id)))].toSorted((a, b) => a - b);

/** The whole embedded catalog, unlike the live one, which lists only titles already loaded. */
export function inventoryOf({ films, series, people, filmCollections }: Collection): Inventory {
  const pages: Record<InventoryType, InventoryPage[]> = {
    movies: byId([...films.values()].map(({ id, title }) => ({ id, path: canonicalMoviePath({ id, title }) }))),
    tv: byId([...series.values()].map(({ id, title }) => ({ id, path: canonicalSeriesPath({ id, name: title }) }))),
    people: byId([...people.values()].map(({ id }) => ({ id, path: personPath(id) }))),
    collections: byId([...filmCollections.values()].map(({ id, name }) => ({ id, path: canonicalCollectionPath({ id, name }) }))),
  };
  const genres: Record<DiscoverType, number[]> = { movies: genresIn([...films.values()]), tv: genresIn([...series.values()]) };
  return {
    genres: async (type) => genres[type],
    count: async (type) => pages[type].length,
    pages: async (type, offset, limit) => pages[type].slice(offset, offset + limit),
  };
}

/** What a search may look for: titles, original titles and people. */
export function namesOf({ films, series, people }: Collection): TitleName[] {
  const ofTitle =
    (type: TitleName["type"]) =>
    ({ id, title, original_title, popularity }: Title) =>
      [...new Set([title, original_title])].map((name) => ({ type, id, name, popularity }));
  return [
    ...[...films.values()].flatMap(ofTitle("movies")),
    ...[...series.values()].flatMap(ofTitle("tv")),
    ...[...people.values()].map(({ id, name, popularity }) => ({ type: "people" as const, id, name, popularity })),
  ];
}
