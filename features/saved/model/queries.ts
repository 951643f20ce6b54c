import { type CallOptions, query } from "#domain/query.ts";
import type { TitleKey } from "#domain/title-key.ts";
import type { TitleBatch } from "./title-batch.ts";

export const savedQueries = {
  /** Titles by their keys, for what a device has stored. On the server, each call of the provider needs `mayLoad` to return true; without it none is made. */
  titles: query<[keys: readonly TitleKey[]], TitleBatch, CallOptions & { mayLoad?: () => boolean }>({
    name: "titles",
    // Sorted, each once: equal batches have one address. Commas and colons need no escape in a query.
    address: (keys) => `/api/titles?ids=${[...new Set(keys)].toSorted().join(",")}`,
    failures: [],
  }),
};
