import { type CallOptions, query } from "#domain/query.ts";
import type { TitleKey } from "#domain/title-key.ts";
import type { TitleBatch } from "./title-batch.ts";

export const savedQueries = {
  /**
   * Titles by their keys, for what a device has stored. On the server, each title that is not stored needs `mayLoad` to return true; without it none is
   * loaded. `region`: adds what is still to come of them in that country, for which stale titles are refreshed in the background.
   */
  titles: query<[keys: readonly TitleKey[]], TitleBatch, CallOptions & { mayLoad?: () => boolean; region?: string }>({
    name: "titles",
    // Sorted, each once: equal batches have one address. Commas and colons need no escape in a query.
    address: (keys, { region } = {}) => `/api/titles?ids=${[...new Set(keys)].toSorted().join(",")}${region === undefined ? "" : `&region=${region}`}`,
    failures: [],
  }),
};
