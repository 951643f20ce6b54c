import type { QueryOptions } from "#app/data/query.ts";
import type { Ask } from "#domain/query.ts";
import type { TitleKey } from "#domain/title-key.ts";
import { savedQueries } from "#features/saved/model/queries.ts";
import type { TitleBatch } from "#features/saved/model/title-batch.ts";

export const sharedListQueries = (ask: Ask) => ({
  /** For the server alone: what it has stored of a shared list, because an address must not cost calls of the provider. The keys are the visitor's, and are not logged. */
  storedTitles: (keys: readonly TitleKey[]): QueryOptions<TitleBatch> => ({
    queryKey: ["stored-titles", keys.join()],
    queryFn: () => ask(savedQueries.titles, [keys]),
    // Said in place.
    meta: { failures: [], secretKey: true },
  }),
});
