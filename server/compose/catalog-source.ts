import { createHash } from "node:crypto";
import type { Inventory } from "#domain/inventory.ts";
import { ConfigurationError, type Env } from "#server/config/env.ts";
import { providerImageBase } from "#server/config/site-config.ts";
import type { PictureStore } from "#server/picture-store/picture-store.ts";
import type { Fetch } from "#server/upstream/exchange.ts";
import { networkFetch } from "#server/upstream/network-fetch.ts";
import { createQuota, type Quota } from "#server/upstream/quota.ts";
import type { Credential } from "#server/upstream/transport.ts";

const providerBaseUrl = "https://api.themoviedb.org/3";
/** Never asked over a network: the embedded service answers in this process. */
const embeddedBaseUrl = "http://embedded.invalid/3";
/** No quota binds a service of our own; a bound there is all the same, so that a loop of ours shows. */
const embeddedCallsPerSecond = 10_000;

/** Changes whenever the shape of stored rows does: rows of an older build are then not read. */
const schemaVersion = "rows-1";

/** Who answers for the film database, and for its pictures. */
export type Source = {
  /** Rows in the store belong to the source that said them: another provider, or another edition of the embedded data, starts afresh. */
  name: string;
  baseUrl: string;
  credential: Credential | null;
  fetch: Fetch;
  budget: Quota;
  /** Draws the embedded catalog's pictures; `null` with a live provider, whose pictures are elsewhere. */
  artwork: ((request: Request) => Response | Promise<Response>) | null;
  /** The live provider's pictures under this origin, where `IMAGE_PROXY` is on. */
  pictures: PictureStore | null;
  /** All that the embedded catalog knows; `null` with a live provider, of whom only what the store remembers is known. */
  inventory: Inventory | null;
  close: () => Promise<void>;
};

function credentialIn(env: Env): Credential | null {
  if (env.TMDB_API_KEY) return { apiKey: env.TMDB_API_KEY };
  return env.TMDB_READ_TOKEN ? { readToken: env.TMDB_READ_TOKEN } : null;
}

/** Loaded only where it is wanted: the encoder is a native library. @throws ConfigurationError where this platform has none */
async function picturesOf(env: Env, onError: (error: unknown) => void): Promise<PictureStore | null> {
  if (env.IMAGE_PROXY === "off") return null;
  const { openPictureStore } = await import("#server/picture-store/picture-store.ts");
  return openPictureStore({ baseUrl: env.IMAGE_BASE_URL ?? providerImageBase, dataDir: env.DATA_DIR, onError }).catch((error: unknown) => {
    const [reason] = error instanceof Error ? error.message.trim().split("\n") : [String(error)];
    throw new ConfigurationError(`IMAGE_PROXY: must be off here, because the package sharp does not load on this platform (${reason})`);
  });
}

/** The provider where there is a key, else the embedded catalog. Chosen here, once: a failing provider is never papered over. */
export async function chooseSource(env: Env, onError: (error: unknown) => void): Promise<Source> {
  const credential = credentialIn(env);
  if (credential) {
    const baseUrl = env.TMDB_BASE_URL ?? providerBaseUrl;
    const pictures = await picturesOf(env, onError);
    const network = networkFetch();
    const close = async () => void (await Promise.all([network.close(), pictures?.close()]));
    const name = `${baseUrl} ${schemaVersion}`;
    return { name, baseUrl, credential, fetch: network.fetch, budget: createQuota(), artwork: null, pictures, inventory: null, close };
  }
  // Loaded only here: with a live provider its data would lie in memory for nothing.
  const [{ createEmbeddedService }, { readData }] = await Promise.all([import("#sample/service.ts"), import("#sample/read-data.ts")]);
  const data = readData();
  const edition = createHash("sha256").update(JSON.stringify(data)).digest("hex").slice(0, 12);
  const service = createEmbeddedService({ data });
  return {
    name: `embedded ${edition}`,
    baseUrl: embeddedBaseUrl,
    credential: null,
    fetch: service.fetch,
    budget: createQuota({ limit: embeddedCallsPerSecond }),
    artwork: service.fetch,
    pictures: null,
    inventory: service.inventory,
    close: async () => undefined,
  };
}
