import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { MediaDeps } from "#features/media/http/media.ts";
import type { MediaLibrary } from "#features/media/media-library.ts";
import { openMediaServer } from "#features/media/serving/media-server.ts";
import type { DeploymentContext } from "./context.ts";

const gigabyte = 1024 ** 3;

/** The code of the threads that read films: a file of the build, or, in development and tests, its source. */
const readerAddress = (root: string): URL =>
  import.meta.url.endsWith(".ts")
    ? pathToFileURL(join(root, "features/media/reading/reader.worker.ts"))
    : pathToFileURL(join(root, "build/server/media-reader.js"));

/** Serves the films of MEDIA_DIR. */
export async function openMediaServing(
  library: MediaLibrary,
  root: string,
  { env, log, onError }: DeploymentContext,
): Promise<Pick<MediaDeps, "media" | "acceleration">> {
  const options = {
    dataDir: env.DATA_DIR,
    cacheBytes: env.MEDIA_CACHE_GB * gigabyte,
    streams: env.MEDIA_STREAMS,
    tokenHours: env.MEDIA_TOKEN_HOURS,
    allowsDownloads: env.MEDIA_DOWNLOADS === "on",
    readerAddress: readerAddress(root),
  };
  const media = await openMediaServer({ library, log, onError, options });
  const acceleration = env.MEDIA_ACCEL === undefined ? null : { prefix: env.MEDIA_ACCEL, trustedProxyHops: env.TRUSTED_PROXY_HOPS };
  return { media, acceleration };
}
