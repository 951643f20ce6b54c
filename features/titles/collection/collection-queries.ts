import type { QueryClient } from "@tanstack/react-query";
import type { QueryOptions } from "#app/data/query.ts";
import { extrasKeys } from "#app/data/query-keys.ts";
import { useQueriesOf } from "#app/data/use-queries-of.ts";
import type { CallOptions, Catalog, MovieExtras } from "#domain/catalog.ts";
import type { Collection, CollectionPart } from "#domain/collection.ts";
import { notices } from "#domain/notices.ts";

export const collectionQueries = (catalog: Catalog, call?: CallOptions) => ({
  collection: (id: number): QueryOptions<Collection | null> => ({
    queryKey: ["collection", id],
    queryFn: () => catalog.collection(id, call),
    meta: { failures: [notices.collection] },
  }),
});

export const useCollectionQueries = () => useQueriesOf(collectionQueries);

/** What a film's page has said of the collection: enough for its hero, while the films load. */
export function collectionPlaceholder(client: QueryClient, id: number): CollectionPart | undefined {
  const extras = client.getQueriesData<MovieExtras>({ queryKey: [extrasKeys.movie] });
  return extras.map(([, data]) => data?.collection).find((collection) => collection?.id === id) ?? undefined;
}
