import type { DiscoverType } from "#domain/addresses.ts";
import { canonicalCollectionPath, canonicalMoviePath, canonicalSeriesPath, personPath } from "#domain/addresses.ts";
import { type Inventory, type InventoryPage, type InventoryType, inAllLanguages, type TitleName } from "#domain/inventory.ts";
import { isEnglish, isoOf, type Language, otherLanguages } from "#domain/languages.ts";
import type { Collection, Title } from "./collection.ts";
import type { TranslationData } from "./translation-schema.ts";

const byId = (pages: InventoryPage[]): InventoryPage[] => pages.toSorted((a, b) => a.id - b.id);

/** Those that the data has. */
const genresIn = (titles: readonly Title[]): number[] => [...new Set(titles.flatMap(({ genres }) => genres.map(({ id }) => id)))].toSorted((a, b) => a - b);

/** What a title is called in a language in which it has texts, or was made. */
const nameIn = (iso: string, { original_title, original_language, translations }: Title): string | undefined =>
  translations.find(({ iso_639_1 }) => iso_639_1 === iso)?.texts.title ?? (original_language === iso ? original_title : undefined);

type Named = { id: number; name: string; nameIn: (iso: string) => string | undefined };

/** `path`: of a name in a language, and the English one. */
function pageOf({ id, name, nameIn: translated }: Named, path: (id: number, name: string, englishTitle?: string) => string): InventoryPage {
  const translations = otherLanguages.flatMap((language) => {
    const found = translated(isoOf(language));
    return found === undefined ? [] : [[language, path(id, found, name)] as const];
  });
  return { id, path: path(id, name), ...(translations.length > 0 && { translations: Object.fromEntries(translations) }) };
}

const titled = (title: Title): Named => ({ id: title.id, name: title.title, nameIn: (iso) => nameIn(iso, title) });

/** The whole embedded catalog, unlike the live one, which lists only titles already loaded. */
export function inventoryOf({ films, series, people, filmCollections }: Collection, translations: readonly TranslationData[]): Inventory {
  const collectionNameIn = (collectionId: number) => (iso: string) =>
    translations.find(({ iso_639_1 }) => iso_639_1 === iso)?.collections.find(({ id }) => id === collectionId)?.name;
  const pages: Record<InventoryType, InventoryPage[]> = {
    movies: byId([...films.values()].map((film) => pageOf(titled(film), (id, title, englishTitle) => canonicalMoviePath({ id, title, englishTitle })))),
    tv: byId([...series.values()].map((one) => pageOf(titled(one), (id, name, englishTitle) => canonicalSeriesPath({ id, name, englishTitle })))),
    people: byId([...people.values()].map(({ id }) => ({ id, path: personPath(id), translations: inAllLanguages(personPath(id)) }))),
    collections: byId(
      [...filmCollections.values()].map(({ id, name }) =>
        pageOf({ id, name, nameIn: collectionNameIn(id) }, (collectionId, text, englishTitle) =>
          canonicalCollectionPath({ id: collectionId, name: text, englishTitle }),
        ),
      ),
    ),
  };
  const pagesIn = (type: InventoryType, language: Language | undefined) =>
    isEnglish(language) ? pages[type] : pages[type].filter((page) => page.translations?.[language] !== undefined);
  const genres: Record<DiscoverType, number[]> = { movies: genresIn([...films.values()]), tv: genresIn([...series.values()]) };
  return {
    genres: async (type) => genres[type],
    count: async (type, language) => pagesIn(type, language).length,
    pages: async (type, offset, limit, language) => pagesIn(type, language).slice(offset, offset + limit),
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
