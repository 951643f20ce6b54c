import type { QueryClient } from "@tanstack/react-query";
import { optionsOf } from "#app/data/ask-context.tsx";
import { extrasKeys } from "#app/data/query-keys.ts";
import { useQueriesOf } from "#app/data/use-queries-of.ts";
import type { Ask } from "#domain/query.ts";
import type { CollectionPart } from "#features/titles/model/collection.ts";
import type { MovieExtras } from "#features/titles/model/title-extras.ts";
import { titleQueries } from "../model/queries.ts";

export const collectionQueries = (ask: Ask) => ({ collection: (id: number) => optionsOf(ask, titleQueries.collection, [id]) });

export const useCollectionQueries = () => useQueriesOf(collectionQueries);

/** What a film's page has said of the collection: enough for its hero, while the films load. */
export function collectionPlaceholder(client: QueryClient, id: number): CollectionPart | undefined {
  const extras = client.getQueriesData<MovieExtras>({ queryKey: [extrasKeys.movie] });
  return extras.map(([, data]) => data?.collection).find((collection) => collection?.id === id) ?? undefined;
}
