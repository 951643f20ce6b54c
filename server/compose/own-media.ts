import type { Media } from "#features/media/media-feature.ts";
import { openPublicFilms, type PublicFilms } from "#features/public-films/open-public-films.ts";
import { underProviderIds } from "#features/public-films/provider-ids.ts";
import type { CatalogOfProvider } from "#server/catalog/catalog.ts";
import { isLive } from "#server/config/env.ts";
import type { OperatorMedia } from "#server/config/players-file.ts";
import type { Provider } from "#server/upstream/provider.ts";
import type { DeploymentContext } from "./context.ts";
import { mediaFeature } from "./media.ts";
import { type OwnVideosByTitle, openOwnVideos } from "./own-videos.ts";
import { titleLookups } from "./title-lookups.ts";

type Deps = { provider: Provider; catalog: CatalogOfProvider; media: readonly OperatorMedia[]; root: string };

/** `publicFilms`: under the catalog's ids, once `matchPublicFilms` has found those of a provider. */
export type OwnMedia = { library: Media; videos: OwnVideosByTitle; publicFilms: PublicFilms; matchPublicFilms: () => Promise<void> };

/** What our player plays beside the sample reel: films of players.json, with MEDIA_DIR the library and its streams, and films of public archives. */
export async function openOwnMedia({ provider, catalog, media, root }: Deps, context: DeploymentContext): Promise<OwnMedia> {
  const { env, source, stores, log, metrics, onError } = context;
  const library = await mediaFeature.open({
    ...{ env, root, catalog, log, onError },
    source: source.name,
    ...titleLookups(provider),
    database: stores.shared?.database ?? null,
    leases: stores.cluster.leases,
    collectMetrics: metrics?.collect,
  });
  const films = openPublicFilms(env, root, { log });
  const matched = isLive(env) ? underProviderIds(films, catalog.imdbMatch) : null;
  const publicFilms = matched ?? films;
  return { library, videos: openOwnVideos({ media, library, publicFilms }), publicFilms, matchPublicFilms: matched?.match ?? (async () => undefined) };
}
