import { isEnglish, type Language } from "#domain/languages.ts";
import type { CallOptions } from "#domain/query.ts";
import type { Catalog } from "#features/catalog.ts";
import type { Collection, CollectionPart } from "#features/titles/model/collection.ts";
import type { StoredTitle } from "#server/store/store.ts";
import { storedCollection } from "#server/upstream/collection-calls.ts";
import type { CatalogDeps } from "./catalog-deps.ts";
import { filledCollection } from "./filled-in-english.ts";
import { freshFor } from "./fresh-for.ts";
import { cachedInEnglish, callIn, keyIn } from "./in-language.ts";
import { movieNames, storedMovies } from "./listed-names.ts";
import { nullOn404 } from "./null-on-404.ts";

/** For the sitemaps: collections have no popularity of their own. One without a name in the language is not in that language's. */
export const storedCollections = (collections: readonly Pick<CollectionPart, "id" | "name">[], language?: Language): StoredTitle[] =>
  collections.filter(({ name }) => name !== "").map(({ id, name }) => ({ type: "collections", id, title: name, popularity: 0, ...(language && { language }) }));

export function collectionCatalog({ provider, cache }: CatalogDeps): Pick<Catalog, "collection"> {
  const stored = (id: number, options: CallOptions): Promise<Collection | null> =>
    cache(
      {
        row: { table: "answers", schema: storedCollection, belongs: (collection) => collection.id === id },
        key: keyIn(`collection:${id}`, options.language),
        freshMs: freshFor.details,
        load: (call) => nullOn404(provider.collection(id, callIn(call, options.language))),
        titlesIn: (collection) => [
          ...storedCollections([collection], options.language),
          ...(isEnglish(options.language) ? storedMovies(collection.parts) : []),
        ],
        namesIn: ({ parts }) => movieNames(parts, options.language),
      },
      options,
    );
  return {
    collection: async (id, options = {}) => {
      const found = await stored(id, options);
      if (found === null || isEnglish(options.language)) return found;
      const inEnglish = cachedInEnglish(options);
      // A collection without a name has no page: the English name is worth a call.
      const english = await stored(id, found.name === "" && !options.cachedOnly ? { ...inEnglish, cachedOnly: undefined } : inEnglish);
      const filled = filledCollection(found, english);
      return filled.name === "" ? null : filled;
    },
  };
}
