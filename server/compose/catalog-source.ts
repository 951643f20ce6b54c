import { createHash } from "node:crypto";
import type { DiscoverType } from "#domain/addresses.ts";
import type { Inventory, TitleName } from "#domain/inventory.ts";
import { limits } from "#domain/limits.ts";
import { ConfigurationError, type Env } from "#server/config/env.ts";
import { providerImageBase } from "#server/config/site-config.ts";
import type { Artwork } from "#server/http/artwork.ts";
import type { PictureStore } from "#server/picture-store/picture-store.ts";
import type { Fetch } from "#server/upstream/exchange.ts";
import { createQuota, type Quota } from "#server/upstream/quota.ts";
import type { Credential } from "#server/upstream/transport.ts";

const providerBaseUrl = "https://api.themoviedb.org/3";
/** No request goes there: the embedded service responds in this process. */
const embeddedBaseUrl = "http://embedded.invalid/3";
/** The embedded service needs no quota. This one exposes endless loops. */
const embeddedCallsPerSecond = 10_000;

/**
 * Raise it when a stored field changes its meaning: builds then do not read each other's rows. A changed shape alone needs no new version,
 * because a row that does not match its schema is a cache miss (server/catalog/stored-rows.ts).
 */
const schemaVersion = "rows-2";
/** Names of titles have had one shape in all releases: a sitemap survives an upgrade, and the way back. */
const titlesVersion = "rows-1";

export type Source = {
  /** Identifies its rows in the store. Another provider, or other embedded data, starts with an empty store. */
  name: string;
  /** Identifies its names of titles in the store, which sitemaps list. */
  titlesName: string;
  baseUrl: string;
  /** `null` for the embedded catalog. */
  credential: Credential | null;
  fetch: Fetch;
  quota: Quota;
  /** Votes that a title needs to be ranked by rating. */
  ratingFloor: Record<DiscoverType, number>;
  artwork: Artwork | null;
  pictures: PictureStore | null;
  /** Every page of the embedded catalog; `null` with a live provider, whose inventory is what the store holds. */
  inventory: Inventory | null;
  /** Every name of the embedded catalog; `null` with a live provider. */
  names: readonly TitleName[] | null;
  close: () => Promise<void>;
};

function credentialIn(env: Env): Credential | null {
  if (env.TMDB_API_KEY) return { apiKey: env.TMDB_API_KEY };
  return env.TMDB_READ_TOKEN ? { readToken: env.TMDB_READ_TOKEN } : null;
}

/** Imported on demand: the encoder is a native library. @throws ConfigurationError if it does not load on this platform */
async function openPictures(env: Env, onError: (error: unknown) => void): Promise<PictureStore | null> {
  if (env.IMAGE_PROXY === "off") return null;
  const { openPictureStore } = await import("#server/picture-store/picture-store.ts");
  return openPictureStore({ baseUrl: env.IMAGE_BASE_URL ?? providerImageBase, dataDir: env.DATA_DIR, onError }).catch((error: unknown) => {
    const [reason] = error instanceof Error ? error.message.trim().split("\n") : [String(error)];
    throw new ConfigurationError(`IMAGE_PROXY: must be off here, because the package sharp does not load on this platform (${reason})`);
  });
}

/** The HTTP client is imported on demand: the embedded catalog needs none. */
async function openLiveSource(env: Env, credential: Credential, onError: (error: unknown) => void): Promise<Source> {
  const baseUrl = env.TMDB_BASE_URL ?? providerBaseUrl;
  const pictures = await openPictures(env, onError);
  const { networkFetch } = await import("#server/upstream/network-fetch.ts");
  const network = networkFetch();
  return {
    name: `${baseUrl} ${schemaVersion}`,
    titlesName: `${baseUrl} ${titlesVersion}`,
    baseUrl,
    credential,
    fetch: network.fetch,
    quota: createQuota(),
    ratingFloor: limits.discover.ratingFloor,
    artwork: null,
    pictures,
    inventory: null,
    names: null,
    close: async () => void (await Promise.all([network.close(), pictures?.close()])),
  };
}

/** Imported on demand: a site with a live provider does not load the data. */
async function openEmbeddedSource(root: string): Promise<Source> {
  const [{ createEmbeddedService }, { readData }] = await Promise.all([import("#sample/service.ts"), import("#sample/read-data.ts")]);
  const data = readData(root);
  const version = createHash("sha256").update(JSON.stringify(data)).digest("hex").slice(0, 12);
  const service = createEmbeddedService({ data });
  return {
    name: `embedded ${version} ${schemaVersion}`,
    titlesName: `embedded ${version} ${titlesVersion}`,
    baseUrl: embeddedBaseUrl,
    credential: null,
    fetch: service.fetch,
    quota: createQuota({ limit: embeddedCallsPerSecond }),
    // Its votes are samples.
    ratingFloor: { movies: 0, tv: 0 },
    artwork: service.fetch,
    pictures: null,
    inventory: service.inventory,
    names: service.names,
    close: async () => undefined,
  };
}

/** The provider if there is a key, else the embedded catalog, which never replaces a failing provider. `root`: the project's folder. */
export async function openSource(env: Env, root: string, onError: (error: unknown) => void): Promise<Source> {
  const credential = credentialIn(env);
  return credential ? openLiveSource(env, credential, onError) : openEmbeddedSource(root);
}
