import type { QueryOptions } from "#app/data/query.ts";
import type { CallOptions, Catalog } from "#domain/catalog.ts";
import type { TitleBatch } from "#domain/title-batch.ts";
import type { TitleKey } from "#domain/title-key.ts";

export const sharedListQueries = (catalog: Catalog, call?: CallOptions) => ({
  /** For the server alone: what it has stored of a shared list, because an address must not cost calls of the provider. The keys are the visitor's, and are not logged. */
  storedTitles: (keys: readonly TitleKey[]): QueryOptions<TitleBatch> => ({
    queryKey: ["stored-titles", keys.join()],
    queryFn: () => catalog.titles(keys, call),
    // Said in place.
    meta: { failures: [], secretKey: true },
  }),
});
