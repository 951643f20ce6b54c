import { LRUCache } from "lru-cache";
import type { ConcurrencyLimit } from "#server/async/concurrency-limit.ts";
import { singleFlight } from "#server/async/single-flight.ts";
import type { Checksummed } from "./checksummed-file.ts";
import type { DiskCache } from "./disk-cache.ts";
import { PictureError } from "./picture-error.ts";
import type { PictureHost } from "./picture-host.ts";
import type { PictureName } from "./picture-name.ts";

/** How long a failure is remembered, so that a page of broken pictures does not ask the host at every view. */
const failureMs = { absent: 60_000, failed: 5000 };
const rememberedFailures = 5000;

export type Originals = {
  /** The picture as the host has it. @throws PictureError */
  get(name: PictureName): Promise<Checksummed>;
  /** It cannot be decoded: it goes, and is not asked for again at once. */
  damaged(name: PictureName, cause: unknown): Promise<PictureError>;
};

type OriginalsDeps = { host: PictureHost; disk: DiskCache; turns: ConcurrencyLimit; onError: (error: unknown) => void };

/** The host's own files: from disk, else by one flight for each, a few at once. */
export function originalsOf({ host, disk, turns, onError }: OriginalsDeps): Originals {
  const failures = new LRUCache<string, PictureError>({ max: rememberedFailures });
  const oneRun = singleFlight<Checksummed>();
  const keyOf = ({ size, file }: PictureName) => `${size}/${file} original`;

  /** Reported once: whoever asks again meanwhile is answered from memory. */
  function remember(key: string, error: unknown): unknown {
    if (!(error instanceof PictureError) || error.kind === "busy") return error;
    failures.set(key, error, { ttl: failureMs[error.kind] });
    if (error.kind === "failed") onError(error);
    return error;
  }

  async function fetched(name: PictureName): Promise<Checksummed> {
    const bytes = await turns(() => host.fetch(name)).catch((error: unknown) => {
      throw remember(keyOf(name), error);
    });
    return disk.write(keyOf(name), new Uint8Array(bytes));
  }

  return {
    get: (name) =>
      oneRun(keyOf(name), async () => {
        const failure = failures.get(keyOf(name));
        if (failure) throw failure;
        return (await disk.read(keyOf(name))) ?? fetched(name);
      }),
    damaged: async (name, cause) => {
      const error = new PictureError("failed", "The picture is damaged", cause);
      remember(keyOf(name), error);
      await disk.remove(keyOf(name));
      return error;
    },
  };
}
