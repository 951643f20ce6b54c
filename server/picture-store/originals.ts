import { LRUCache } from "lru-cache";
import type { ConcurrencyLimit } from "#server/async/concurrency-limit.ts";
import { singleFlight } from "#server/async/single-flight.ts";
import type { Checksummed } from "./checksummed-file.ts";
import type { DiskCache } from "./disk-cache.ts";
import { PictureError } from "./picture-error.ts";
import type { PictureHost } from "./picture-host.ts";
import type { PictureName } from "./picture-name.ts";

/** How long a failure is cached, so that a page of broken pictures does not call the host at each view. */
const failureMs = { absent: 60_000, failed: 5000 };
const maxCachedFailures = 5000;

export type Originals = {
  get(name: PictureName): Promise<Checksummed>;
  /** Deletes a picture that cannot be decoded, and caches that as a failure. */
  markDamaged(name: PictureName, cause: unknown): Promise<PictureError>;
};

type OriginalsDeps = { host: PictureHost; disk: DiskCache; limit: ConcurrencyLimit; onError: (error: unknown) => void };

/** The host's files: from disk, else downloaded once for all concurrent requests. */
export function originalsOf({ host, disk, limit, onError }: OriginalsDeps): Originals {
  const failures = new LRUCache<string, PictureError>({ max: maxCachedFailures });
  const flight = singleFlight<Checksummed>();
  const keyOf = ({ size, file }: PictureName) => `${size}/${file} original`;

  function onFailure(key: string, error: unknown): unknown {
    if (!(error instanceof PictureError) || error.kind === "busy") return error;
    failures.set(key, error, { ttl: failureMs[error.kind] });
    if (error.kind === "failed") onError(error);
    return error;
  }

  async function download(name: PictureName): Promise<Checksummed> {
    const bytes = await limit(() => host.fetch(name)).catch((error: unknown) => {
      throw onFailure(keyOf(name), error);
    });
    return disk.write(keyOf(name), new Uint8Array(bytes));
  }

  return {
    get: (name) =>
      flight(keyOf(name), async () => {
        const failure = failures.get(keyOf(name));
        if (failure) throw failure;
        return (await disk.read(keyOf(name))) ?? download(name);
      }),
    markDamaged: async (name, cause) => {
      const error = new PictureError("failed", "The picture is damaged", cause);
      onFailure(keyOf(name), error);
      await disk.remove(keyOf(name));
      return error;
    },
  };
}
