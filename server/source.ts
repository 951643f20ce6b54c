import { createHash } from "node:crypto";
import type { Inventory } from "#domain/inventory.ts";
import type { Env } from "./env.ts";
import { type Budget, createBudget } from "./upstream/budget.ts";
import type { Fetch } from "./upstream/exchange.ts";
import { networkFetch } from "./upstream/network-fetch.ts";
import type { Credential } from "./upstream/transport.ts";

const providerBaseUrl = "https://api.themoviedb.org/3";
/** Never asked over a network: the embedded service answers in this process. */
const embeddedBaseUrl = "http://embedded.invalid/3";
/** No quota binds a service of our own; a bound there is all the same, so that a loop of ours shows. */
const embeddedCallsPerSecond = 10_000;

/** Changes whenever the shape of stored rows does: rows of an older build are then not read. */
const rowEdition = "rows-1";

/** Who answers for the film database, and for its pictures. */
export type Source = {
  /** Rows in the store belong to the source that said them: another provider, or another edition of the embedded data, starts afresh. */
  name: string;
  baseUrl: string;
  credential: Credential | null;
  fetch: Fetch;
  budget: Budget;
  /** Draws the embedded catalogue's pictures; `null` with a live provider, whose pictures are elsewhere. */
  artwork: ((request: Request) => Response | Promise<Response>) | null;
  /** All that the embedded catalogue knows; `null` with a live provider, of whom only what the store remembers is known. */
  inventory: Inventory | null;
  close: () => Promise<void>;
};

function credentialIn(env: Env): Credential | null {
  if (env.TMDB_API_KEY) return { apiKey: env.TMDB_API_KEY };
  return env.TMDB_READ_TOKEN ? { readToken: env.TMDB_READ_TOKEN } : null;
}

/** The provider where there is a key, else the embedded catalogue. Chosen here, once: a failing provider is never papered over. */
export async function chooseSource(env: Env): Promise<Source> {
  const credential = credentialIn(env);
  if (credential) {
    const baseUrl = env.TMDB_BASE_URL ?? providerBaseUrl;
    return { name: `${baseUrl} ${rowEdition}`, baseUrl, credential, ...networkFetch(), budget: createBudget(), artwork: null, inventory: null };
  }
  // Loaded only here: with a live provider its data would lie in memory for nothing.
  const [{ createEmbeddedService }, { readData }] = await Promise.all([import("./embedded/service.ts"), import("./embedded/read-data.ts")]);
  const data = readData();
  const edition = createHash("sha256").update(JSON.stringify(data)).digest("hex").slice(0, 12);
  const service = createEmbeddedService({ data });
  return {
    name: `embedded ${edition}`,
    baseUrl: embeddedBaseUrl,
    credential: null,
    fetch: service.fetch,
    budget: createBudget({ limit: embeddedCallsPerSecond }),
    artwork: service.fetch,
    inventory: service.inventory,
    close: async () => undefined,
  };
}
