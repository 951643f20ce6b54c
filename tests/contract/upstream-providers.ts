import { createEmbeddedService } from "#sample/service.ts";
import { withStandInExtras } from "#sample/stand-in-extras.ts";
import { createBreaker } from "#server/upstream/breaker.ts";
import type { Fetch } from "#server/upstream/exchange.ts";
import { networkFetch } from "#server/upstream/network-fetch.ts";
import { createQuota } from "#server/upstream/quota.ts";
import { createTransport, type Transport } from "#server/upstream/transport.ts";

// What the site expects of a provider (section 7). The tests always run against the embedded service, and also against TMDB_BASE_URL
// with TMDB_API_KEY if CONTRACT_LIVE is set: `CONTRACT_LIVE=1 TMDB_BASE_URL=… TMDB_API_KEY=… vitest run tests/contract`.

export type ProviderUnderTest = { name: string; open: () => { transport: Transport; close: () => Promise<void> } };

const inProcess = (name: string, serviceFetch: () => Fetch): ProviderUnderTest => ({
  name,
  open() {
    const transport = createTransport({
      baseUrl: "http://embedded/3",
      credential: null,
      fetch: serviceFetch(),
      quota: createQuota({ limit: 10_000 }),
      breaker: createBreaker(),
    });
    return { transport, close: async () => {} };
  },
});

const embedded = inProcess("the embedded service", () => createEmbeddedService().fetch);
/** With artificial data for what the embedded service has no facts for. */
export const standIn = inProcess("the stand-in provider", () => withStandInExtras(createEmbeddedService().fetch));

const live: ProviderUnderTest = {
  name: "the provider at TMDB_BASE_URL",
  open() {
    const { TMDB_BASE_URL: baseUrl, TMDB_API_KEY: apiKey } = process.env;
    if (!baseUrl || !apiKey) throw new Error("CONTRACT_LIVE needs TMDB_BASE_URL and TMDB_API_KEY");
    const { fetch, close } = networkFetch();
    const transport = createTransport({ baseUrl, credential: { apiKey }, fetch, quota: createQuota(), breaker: createBreaker() });
    return { transport, close };
  },
};

export const providers = process.env.CONTRACT_LIVE ? [embedded, live] : [embedded];

/** No title or person has this id. */
export const absentId = 999_999_998;

/** Fails the test if the list has no such item. */
export function required<T>(item: T | undefined): T {
  if (item === undefined) throw new Error("The list has no such item");
  return item;
}
