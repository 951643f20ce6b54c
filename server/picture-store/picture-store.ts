import { join } from "node:path";
import { LRUCache } from "lru-cache";
import type { ConcurrencyOptions } from "#server/async/concurrency-limit.ts";
import { createFairConcurrencyLimit } from "#server/async/fair-concurrency-limit.ts";
import { singleFlight } from "#server/async/single-flight.ts";
import type { Checksummed } from "./checksummed-file.ts";
import { type DiskCache, openDiskCache } from "./disk-cache.ts";
import { type Encoder, openEncoder } from "./encoder.ts";
import { type Originals, originalsOf } from "./originals.ts";
import { PictureError, pictureBusyError, pictureExcessError } from "./picture-error.ts";
import { type AcceptedFormats, formatOf, type PictureFormat } from "./picture-format.ts";
import { type HostLimits, pictureHost } from "./picture-host.ts";
import type { PictureName } from "./picture-name.ts";

/** Views until a picture is worth the time of AVIF. A browser caches its copy, so these are different visitors. */
const popularAfter = 3;
const countedPictures = 10_000;

function createViewCounter({ onError }: { onError: (error: unknown) => void }) {
  const views = new LRUCache<string, number>({ max: countedPictures });
  const running = new Set<Promise<void>>();
  return {
    count(key: string, onPopular: () => Promise<unknown>): void {
      const count = (views.get(key) ?? 0) + 1;
      views.set(key, count % popularAfter);
      if (count < popularAfter) return;
      const work: Promise<void> = onPopular()
        .then(() => undefined)
        // A PictureError (busy, failed download) is reported elsewhere; later views try again.
        .catch((error: unknown) => (error instanceof PictureError ? undefined : onError(error)))
        .finally(() => running.delete(work));
      running.add(work);
    },
    settled: async () => void (await Promise.all(running)),
  };
}

const defaultMaxBytes = 1024 ** 3;
/** Downloads of one client: half of all, so that those which hang leave places. About 60 pictures of a home page wait at once. */
const defaultClientConcurrency: ConcurrencyOptions = { atOnce: 8, maxWaiting: 256, maxWaitMs: 5000 };
const defaultHostConcurrency: ConcurrencyOptions = { atOnce: 16, maxWaiting: 256, maxWaitMs: 2500 };

/** `isFinal`: browsers may cache it as immutable; false for an original that was sent because the encoder was busy. */
export type Picture = Checksummed & { format: PictureFormat; isFinal: boolean };

export type PictureStore = {
  /** `client`: a key of whom to serve. @throws PictureError */
  picture(name: PictureName, accepted: AcceptedFormats, client: string): Promise<Picture>;
  /** The picture of a shared link, cut from the backdrop. @throws PictureError */
  card(file: string, client: string): Promise<Picture>;
  /** Resolves once no background work is running. */
  settled(): Promise<void>;
  close(): Promise<void>;
};

type PictureStoreDeps = {
  /** The provider's image host, ends in a slash. */
  baseUrl: string;
  dataDir: string;
  onError: (error: unknown) => void;
  maxBytes?: number;
  hostLimits?: Partial<HostLimits>;
  hostConcurrency?: Partial<ConcurrencyOptions>;
  clientConcurrency?: Partial<ConcurrencyOptions>;
  encoderConcurrency?: Partial<ConcurrencyOptions>;
};

function variantsOf(originals: Originals, encoder: Encoder, disk: DiskCache, onError: (error: unknown) => void): Omit<PictureStore, "close"> {
  const flight = singleFlight<Checksummed>();
  const keyOf = ({ size, file }: PictureName, format: keyof Encoder) => `${size}/${file} ${format}`;
  const encode = (name: PictureName, format: keyof Encoder, { bytes }: Checksummed): Promise<Checksummed> =>
    flight(keyOf(name, format), async () => disk.write(keyOf(name, format), new Uint8Array(await encoder[format](bytes))));
  const viewCounter = createViewCounter({ onError });

  /** Returns `null` if the encoder is busy: the caller sends the larger original at once. */
  async function webp(name: PictureName, client: string): Promise<Checksummed | null> {
    const cached = await disk.read(keyOf(name, "webp"));
    if (cached) return cached;
    return encode(name, "webp", await originals.get(name, client)).catch(async (error: unknown) => {
      if (error instanceof PictureError) return null;
      throw await originals.markDamaged(name, error);
    });
  }

  const avif = async (name: PictureName, client: string): Promise<Checksummed> => encode(name, "avif", await originals.get(name, client));

  async function picture(name: PictureName, accepted: AcceptedFormats, client: string): Promise<Picture> {
    // Only crawlers request the largest size, and it would block the encoder.
    const convertible = name.size !== "original";
    const smallest = convertible && accepted.avif ? await disk.read(keyOf(name, "avif")) : null;
    if (smallest) return { ...smallest, format: "avif", isFinal: true };
    const smaller = convertible && accepted.webp ? await webp(name, client) : null;
    if (smaller && accepted.avif) viewCounter.count(keyOf(name, "avif"), () => avif(name, client));
    if (smaller) return { ...smaller, format: "webp", isFinal: true };
    const original = await originals.get(name, client);
    return { ...original, format: formatOf(original.bytes) ?? "jpeg", isFinal: !(convertible && accepted.webp) };
  }

  async function card(file: string, client: string): Promise<Picture> {
    const name: PictureName = { size: "w1280", file };
    const cached = await disk.read(keyOf(name, "card"));
    if (cached) return { ...cached, format: "jpeg", isFinal: true };
    const original = await originals.get(name, client);
    const cut = await encode(name, "card", original).catch(async (error: unknown) => {
      throw error instanceof PictureError ? error : await originals.markDamaged(name, error);
    });
    return { ...cut, format: "jpeg", isFinal: true };
  }

  return { picture, card, settled: viewCounter.settled };
}

/** The provider's pictures, cached on disk as originals, WebP and AVIF. @throws if this platform has no encoder */
export async function openPictureStore({ baseUrl, dataDir, onError, ...options }: PictureStoreDeps): Promise<PictureStore> {
  const encoder = await openEncoder(options.encoderConcurrency);
  const disk = openDiskCache({ folder: join(dataDir, "pictures"), maxBytes: options.maxBytes ?? defaultMaxBytes, onError });
  const host = pictureHost(baseUrl, options.hostLimits);
  const limit = createFairConcurrencyLimit({
    inAll: { ...defaultHostConcurrency, ...options.hostConcurrency, busy: pictureBusyError },
    ofEach: { ...defaultClientConcurrency, ...options.clientConcurrency, busy: pictureExcessError },
  });
  const originals = originalsOf({ host, disk, limit, onError });
  const variants = variantsOf(originals, encoder, disk, onError);
  return {
    ...variants,
    settled: async () => {
      await variants.settled();
      await disk.settled();
    },
    close: () => host.close(),
  };
}
