import type { CatalogOfProvider } from "#server/catalog/catalog.ts";
import type { OperatorMedia } from "#server/config/players-file.ts";
import type { PageCache } from "#server/page-cache/page-cache.ts";
import type { MediaInfo } from "#server/process/metric-sources.ts";
import type { Provider } from "#server/upstream/provider.ts";
import type { DeploymentContext } from "./context.ts";
import { followLibrary } from "./library-pages.ts";
import { openMediaLibrary } from "./media.ts";
import { openMediaServing } from "./media-serving.ts";
import { openOwnVideos } from "./own-videos.ts";

type OpenLibrary = NonNullable<Awaited<ReturnType<typeof openMediaLibrary>>>;
type Serving = Awaited<ReturnType<typeof openMediaServing>>;

function infoOf(library: OpenLibrary, { media }: Serving): MediaInfo {
  const { matched, unmatched, ignored, extras } = library.counts();
  const scan = library.lastScan();
  return { ...media.figures(), files: { matched, unmatched, ignored, extra: extras }, scan: scan && { ...scan, unreadable: scan.unreadable.length } };
}

type Deps = { provider: Provider; catalog: CatalogOfProvider; media: readonly OperatorMedia[]; root: string };

/** The operator's own films: those of players.json, and with MEDIA_DIR the library and its streams. */
export async function openOwnMedia({ provider, catalog, media, root }: Deps, context: DeploymentContext) {
  const library = await openMediaLibrary({ provider, catalog }, context);
  const serving = library && (await openMediaServing(library, root, context));
  const ownFilm = serving?.media.films.find;
  if (library && serving) context.metrics?.collectMedia(() => infoOf(library, serving));
  let unfollow = () => {};
  return {
    serving,
    ownFilm,
    videos: openOwnVideos({ media, library, ownFilm }),
    /** Keeps pages and lists up with the library from now on. */
    follow(cache: PageCache, refreshTitlesHere: (options?: { whole?: boolean }) => Promise<void>): void {
      if (library) unfollow = followLibrary({ library, cache, refreshTitlesHere, onError: context.onError });
    },
    /** A player requests the rest of its film from another node. */
    stopStreams: () => serving?.media.limits.stop(),
    async close(): Promise<void> {
      unfollow();
      await serving?.media.close();
      await library?.close();
    },
  };
}
