import { createEmbeddedService } from "#sample/service.ts";
import { createBreaker } from "#server/upstream/breaker.ts";
import { networkFetch } from "#server/upstream/network-fetch.ts";
import { createQuota } from "#server/upstream/quota.ts";
import { createTransport, type Transport } from "#server/upstream/transport.ts";

// What the site takes for granted of whoever answers section 7's paths. Run against the embedded service always, and against
// TMDB_BASE_URL with TMDB_API_KEY when CONTRACT_LIVE is set: `CONTRACT_LIVE=1 TMDB_BASE_URL=… TMDB_API_KEY=… vitest run tests/contract`.

/** Somebody who answers as the film-database provider does. */
export type Keeper = { name: string; open: () => { transport: Transport; close: () => Promise<void> } };

const embedded: Keeper = {
  name: "the embedded service",
  open() {
    const { fetch } = createEmbeddedService();
    const transport = createTransport({
      baseUrl: "http://embedded/3",
      credential: null,
      fetch,
      budget: createQuota({ limit: 10_000 }),
      breaker: createBreaker(),
    });
    return { transport, close: async () => {} };
  },
};

const live: Keeper = {
  name: "the provider at TMDB_BASE_URL",
  open() {
    const { TMDB_BASE_URL: baseUrl, TMDB_API_KEY: apiKey } = process.env;
    if (!baseUrl || !apiKey) throw new Error("CONTRACT_LIVE needs TMDB_BASE_URL and TMDB_API_KEY");
    const { fetch, close } = networkFetch();
    const transport = createTransport({ baseUrl, credential: { apiKey }, fetch, budget: createQuota(), breaker: createBreaker() });
    return { transport, close };
  },
};

export const keepers = process.env.CONTRACT_LIVE ? [embedded, live] : [embedded];

/** No title and nobody has this id. */
export const absentId = 999_999_998;

/** A list's item, or a failed test where the list is shorter. */
export function existing<T>(item: T | undefined): T {
  if (item === undefined) throw new Error("The list is empty");
  return item;
}
