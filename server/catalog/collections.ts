import type { Catalog } from "#features/catalog.ts";
import type { CollectionPart } from "#features/titles/model/collection.ts";
import type { StoredTitle } from "#server/store/store.ts";
import { storedCollection } from "#server/upstream/collection-calls.ts";
import type { CatalogDeps } from "./catalog-deps.ts";
import { freshFor } from "./fresh-for.ts";
import { movieNames, storedMovies } from "./listed-names.ts";
import { nullOn404 } from "./null-on-404.ts";

/** For the sitemaps: collections have no popularity of their own. */
export const storedCollections = (collections: readonly Pick<CollectionPart, "id" | "name">[]): StoredTitle[] =>
  collections.map(({ id, name }) => ({ type: "collections", id, title: name, popularity: 0 }));

export const collectionCatalog = ({ provider, cache }: CatalogDeps): Pick<Catalog, "collection"> => ({
  collection: (id, options) =>
    cache(
      {
        row: { table: "answers", schema: storedCollection, belongs: (collection) => collection.id === id },
        key: `collection:${id}`,
        freshMs: freshFor.details,
        load: (call) => nullOn404(provider.collection(id, call)),
        titlesIn: (collection) => [...storedCollections([collection]), ...storedMovies(collection.parts)],
        namesIn: ({ parts }) => movieNames(parts),
      },
      options,
    ),
});
