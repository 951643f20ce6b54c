import type { Media } from "#features/media/media-feature.ts";
import { openPublicFilms, type PublicFilms } from "#features/public-films/open-public-films.ts";
import type { CatalogOfProvider } from "#server/catalog/catalog.ts";
import type { OperatorMedia } from "#server/config/players-file.ts";
import type { Provider } from "#server/upstream/provider.ts";
import type { DeploymentContext } from "./context.ts";
import { mediaFeature } from "./media.ts";
import { type OwnVideosByTitle, openOwnVideos } from "./own-videos.ts";
import { titleLookups } from "./title-lookups.ts";

type Deps = { provider: Provider; catalog: CatalogOfProvider; media: readonly OperatorMedia[]; root: string };

/** The operator's own films, those of players.json and with MEDIA_DIR the library and its streams, and public films. */
export async function openOwnMedia(
  { provider, catalog, media, root }: Deps,
  context: DeploymentContext,
): Promise<{ library: Media; videos: OwnVideosByTitle; publicFilms: PublicFilms }> {
  const { env, source, stores, log, metrics, onError } = context;
  const library = await mediaFeature.open({
    ...{ env, root, catalog, log, onError },
    source: source.name,
    ...titleLookups(provider),
    database: stores.shared?.database ?? null,
    leases: stores.cluster.leases,
    collectMetrics: metrics?.collect,
  });
  const publicFilms = openPublicFilms(env, root);
  return { library, videos: openOwnVideos({ media, library }), publicFilms };
}
