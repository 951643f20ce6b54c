import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createFolderGate } from "./folder-gate.ts";
import { mountMedia } from "./http/media.ts";
import { followLibrary } from "./library/library-pages.ts";
import { openLibrary } from "./library/open-library.ts";
import { catalogTitles } from "./match/catalog-titles.ts";
import type { Media, MediaContext } from "./media-feature.ts";
import type { MediaFile } from "./media-file.ts";
import type { MediaLibrary } from "./media-library.ts";
import { collectMedia } from "./media-metrics.ts";
import { openMediaRows } from "./rows/open-media-rows.ts";
import { type MediaServer, openMediaServer } from "./serving/media-server.ts";

const gigabyte = 1024 ** 3;

/** The code of the threads that read films: a file of the build, or, in development and tests, its source. */
const readerAddress = (root: string): URL =>
  import.meta.url.endsWith(".ts")
    ? pathToFileURL(join(root, "features/media/reading/reader.worker.ts"))
    : pathToFileURL(join(root, "build/server/media-reader.js"));

/** Scanned in the background. */
async function libraryIn(folders: readonly string[], context: MediaContext): Promise<MediaLibrary> {
  const { env, source, leases, log } = context;
  return openLibrary({
    ...{ folders, leases, source, log },
    rows: await openMediaRows(context),
    titles: () => catalogTitles(context),
    call: createFolderGate(),
    rescanMs: env.MEDIA_RESCAN_MINUTES * 60_000,
  });
}

async function serverOf(library: MediaLibrary, { env, root, log, onError }: MediaContext): Promise<MediaServer> {
  const options = {
    dataDir: env.DATA_DIR,
    cacheBytes: env.MEDIA_CACHE_GB * gigabyte,
    streams: env.MEDIA_STREAMS,
    tokenHours: env.MEDIA_TOKEN_HOURS,
    allowsDownloads: env.MEDIA_DOWNLOADS === "on",
    readerAddress: readerAddress(root),
  };
  return openMediaServer({ library, log, onError, options });
}

function lastEpisodeIn(file: MediaFile | undefined): number | null {
  const last = file?.subjects.length === 1 ? undefined : file?.subjects.at(-1);
  return last?.kind === "tv" ? last.episode : null;
}

/** The films in these folders, and their streams. */
export async function openMedia(folders: readonly string[], context: MediaContext): Promise<Media> {
  const { env, onError, collectMetrics } = context;
  const library = await libraryIn(folders, context);
  const server = await serverOf(library, context);
  if (collectMetrics) collectMedia(collectMetrics, { library, figures: server.figures });
  const acceleration = env.MEDIA_ACCEL === undefined ? null : { prefix: env.MEDIA_ACCEL, trustedProxyHops: env.TRUSTED_PROXY_HOPS };
  let unfollow = () => {};
  return {
    titles: {
      has: (subject) => library.files(subject).length > 0,
      lastEpisode: (subject) => lastEpisodeIn(library.files(subject)[0]),
      movies: library.movies,
      series: library.series,
      addedMs: library.addedMs,
    },
    ownFilm: server.films.find,
    firstRequests: server.firstRequests,
    mount: (app, deps) => mountMedia(app, { ...deps, media: server, acceleration }),
    follow: (pages) => {
      unfollow = followLibrary({ library, ...pages, onError });
    },
    stopStreams: () => server.limits.stop(),
    close: async () => {
      unfollow();
      await server.close();
      await library.close();
    },
  };
}
