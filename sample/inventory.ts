import type { DiscoverType } from "#domain/addresses.ts";
import { canonicalCollectionPath, canonicalMoviePath, canonicalSeriesPath, personPath } from "#domain/addresses.ts";
import type { Facets, Inventory, InventoryPage, InventoryType, TitleName } from "#domain/inventory.ts";
import { yearOf } from "#domain/movie.ts";
import type { Collection, Title } from "./collection.ts";

const byId = (pages: InventoryPage[]): InventoryPage[] => pages.toSorted((a, b) => a.id - b.id);

const inOrder = (numbers: number[]): number[] => [...new Set(numbers)].toSorted((a, b) => a - b);

/** Those that the data has. */
const facetsOf = (titles: readonly Title[]): Facets => ({
  genres: inOrder(titles.flatMap(({ genres }) => genres.map(({ id }) => id))),
  years: inOrder(titles.flatMap(({ date }) => yearOf(date) ?? [])),
});

/** The whole embedded catalog, unlike the live one, which lists only titles already loaded. */
export function inventoryOf({ films, series, people, filmCollections }: Collection): Inventory {
  const pages: Record<InventoryType, InventoryPage[]> = {
    movies: byId([...films.values()].map(({ id, title }) => ({ id, path: canonicalMoviePath({ id, title }) }))),
    tv: byId([...series.values()].map(({ id, title }) => ({ id, path: canonicalSeriesPath({ id, name: title }) }))),
    people: byId([...people.values()].map(({ id }) => ({ id, path: personPath(id) }))),
    collections: byId([...filmCollections.values()].map(({ id, name }) => ({ id, path: canonicalCollectionPath({ id, name }) }))),
  };
  const facets: Record<DiscoverType, Facets> = { movies: facetsOf([...films.values()]), tv: facetsOf([...series.values()]) };
  return {
    facets: async (type) => facets[type],
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
