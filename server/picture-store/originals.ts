import { LRUCache } from "lru-cache";
import type { FairConcurrencyLimit } from "#server/async/fair-concurrency-limit.ts";
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
  /** A picture that is not cached waits in the client's queue for the host. */
  get(name: PictureName, client: string): Promise<Checksummed>;
  /** Deletes a picture that cannot be decoded, and caches that as a failure. */
  markDamaged(name: PictureName, cause: unknown): Promise<PictureError>;
};

type OriginalsDeps = { host: PictureHost; disk: DiskCache; limit: FairConcurrencyLimit; onError: (error: unknown) => void };

/** The host's files: from disk, else downloaded once for all concurrent requests. Each client waits in its own queue, even for a picture that others wait for. */
export function originalsOf({ host, disk, limit, onError }: OriginalsDeps): Originals {
  const failures = new LRUCache<string, PictureError>({ max: maxCachedFailures });
  const flight = singleFlight<Checksummed>();
  const keyOf = ({ size, file }: PictureName) => `${size}/${file} original`;

  function onFailure(key: string, error: unknown): unknown {
    if (!(error instanceof PictureError) || error.kind === "busy" || error.kind === "excess") return error;
    failures.set(key, error, { ttl: failureMs[error.kind] });
    if (error.kind === "failed") onError(error);
    return error;
  }

  async function cached(name: PictureName): Promise<Checksummed | null> {
    const failure = failures.get(keyOf(name));
    if (failure) throw failure;
    return disk.read(keyOf(name));
  }

  async function download(name: PictureName): Promise<Checksummed> {
    const bytes = await host.fetch(name).catch((error: unknown) => {
      throw onFailure(keyOf(name), error);
    });
    return disk.write(keyOf(name), new Uint8Array(bytes));
  }

  const downloadInQueue = (name: PictureName, client: string): Promise<Checksummed> =>
    limit(client, () => flight(keyOf(name), async () => (await cached(name)) ?? download(name)));

  return {
    get: (name, client) => flight(`${client} ${keyOf(name)}`, async () => (await cached(name)) ?? downloadInQueue(name, client)),
    markDamaged: async (name, cause) => {
      const error = new PictureError("failed", "The picture is damaged", cause);
      onFailure(keyOf(name), error);
      await disk.remove(keyOf(name));
      return error;
    },
  };
}
