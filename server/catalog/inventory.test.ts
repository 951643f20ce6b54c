import { expect, test, vi } from "vitest";
import { inAllLanguages } from "#domain/inventory.ts";
import type { Language } from "#domain/languages.ts";
import type { StoredTitle } from "#server/store/store.ts";
import { memoryStore } from "#tests/support/memory-store.ts";
import { failing, movieLists, sampleCatalog, seriesLists } from "#tests/support/sample-catalog.ts";
import { storedInventory } from "./inventory.ts";

const hint = (type: StoredTitle["type"], id: number, title: string): StoredTitle => ({ type, id, title, popularity: 1 });

test("lists what the store has, under canonical addresses", async () => {
  const { store } = memoryStore();
  await store.writeTitles([hint("movies", 1, "The Kid"), hint("movies", 2, "東京"), hint("tv", 7, "Judex")]);
  const people = { ...store, countInventory: async () => 1, listInventory: async () => [{ id: 5, title: "", popularity: 0 }] };
  const inventory = storedInventory({ store, catalog: sampleCatalog(), onError: vi.fn() });
  expect(await inventory.count("movies")).toBe(2);
  expect(await inventory.pages("movies", 0, 10)).toEqual([
    { id: 1, path: "/movie/1-the-kid" },
    { id: 2, path: "/movie/2" },
  ]);
  expect(await inventory.pages("movies", 1, 10)).toEqual([{ id: 2, path: "/movie/2" }]);
  expect(await inventory.pages("tv", 0, 10)).toEqual([{ id: 7, path: "/tv/7-judex" }]);
  expect(await storedInventory({ store: people, catalog: sampleCatalog(), onError: vi.fn() }).pages("people", 0, 10)).toEqual([
    { id: 5, path: "/actor/5", translations: inAllLanguages("/actor/5") },
  ]);
});

test("lists in another language what has a name in it, with its addresses in all; without Latin letters the address is the English one", async () => {
  const { store } = memoryStore();
  await store.writeTitles([hint("movies", 1, "The Gambler"), hint("movies", 2, "The Kid"), hint("movies", 3, "Strike")]);
  const named = (id: number, language: Language, title: string): StoredTitle => ({ ...hint("movies", id, title), language });
  await store.writeTitles([named(1, "de", "Der Spieler"), named(1, "ar", "المقامر"), named(3, "de", "Streik")]);
  const inventory = storedInventory({ store, catalog: sampleCatalog(), onError: vi.fn() });
  const gambler = { id: 1, path: "/movie/1-the-gambler", translations: { de: "/movie/1-der-spieler", ar: "/movie/1-the-gambler" } };
  const strike = { id: 3, path: "/movie/3-strike", translations: { de: "/movie/3-streik" } };
  expect(await inventory.pages("movies", 0, 10)).toEqual([gambler, { id: 2, path: "/movie/2-the-kid" }, strike]);
  expect([await inventory.pages("movies", 0, 10, "de"), await inventory.pages("movies", 0, 10, "ar")]).toEqual([[gambler, strike], [gambler]]);
  expect([await inventory.count("movies", "de"), await inventory.count("movies", "ar"), await inventory.count("movies", "fr")]).toEqual([2, 1, 0]);
});

test("loads the lists before it counts, so that a new store is not empty", async () => {
  const { store } = memoryStore();
  const storing = (type: StoredTitle["type"], id: number) => async () => {
    await store.writeTitles([hint(type, id, `Title ${id}`)]);
    return [];
  };
  const catalog = sampleCatalog({
    movieList: movieLists({ trending: storing("movies", 1), popular: storing("movies", 2), "top-rated": storing("movies", 3) }),
    seriesList: seriesLists({ trending: storing("tv", 4), popular: storing("tv", 5), "top-rated": storing("tv", 6) }),
  });
  const inventory = storedInventory({ store, catalog, onError: vi.fn() });
  expect([await inventory.count("movies"), await inventory.count("tv")]).toEqual([3, 3]);
});

test("works while the provider is down", async () => {
  const { store } = memoryStore();
  await store.writeTitles([hint("movies", 1, "The Kid")]);
  const onError = vi.fn();
  const catalog = sampleCatalog({ movieList: movieLists({ trending: failing, popular: failing }) });
  expect(await storedInventory({ store, catalog, onError }).count("movies")).toBe(1);
  expect(onError).toHaveBeenCalledTimes(2);
});

test("leaves out entries that are no page", async () => {
  const { store } = memoryStore();
  const damaged = {
    ...store,
    listInventory: async () => [
      { id: 0, title: "", popularity: 0 },
      { id: 5, title: "", popularity: 0 },
    ],
  };
  expect(await storedInventory({ store: damaged, catalog: sampleCatalog(), onError: vi.fn() }).pages("people", 0, 10)).toMatchObject([
    { id: 5, path: "/actor/5" },
  ]);
});

test("lists all genres", async () => {
  const inventory = storedInventory({ store: memoryStore().store, catalog: sampleCatalog(), onError: vi.fn() });
  const [films, series] = await Promise.all([inventory.genres("movies"), inventory.genres("tv")]);
  expect([films.length, series.length]).toEqual([19, 16]);
});
