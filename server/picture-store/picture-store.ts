import { join } from "node:path";
import { type ConcurrencyOptions, createConcurrencyLimit } from "#server/async/concurrency-limit.ts";
import { singleFlight } from "#server/async/single-flight.ts";
import type { Checksummed } from "./checksummed-file.ts";
import { type DiskCache, openDiskCache } from "./disk-cache.ts";
import { type Encoder, openEncoder } from "./encoder.ts";
import { type Originals, originalsOf } from "./originals.ts";
import { busyWithPictures, PictureError } from "./picture-error.ts";
import { type AcceptedFormats, formatOf, type PictureFormat } from "./picture-format.ts";
import { type HostLimits, pictureHost } from "./picture-host.ts";
import type { PictureName } from "./picture-name.ts";
import { createViewCounter } from "./view-counter.ts";

const usualBytes = 1024 ** 3;
/** Pictures that are asked of the host at once, and how many more may wait for that. */
const defaultLimits: ConcurrencyOptions = { atOnce: 8, maxWaiting: 256, maxWaitMs: 5000 };

/** `lasting`: it is what it will be, so that a browser may keep it for good. */
export type Picture = Checksummed & { format: PictureFormat; lasting: boolean };

export type PictureStore = {
  /** @throws PictureError */
  picture(name: PictureName, accepted: AcceptedFormats): Promise<Picture>;
  /** Once nothing goes on behind an answer. */
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
  hostLimit?: Partial<ConcurrencyOptions>;
  encoderLimit?: Partial<ConcurrencyOptions>;
};

type Variants = Pick<PictureStore, "picture"> & { madeBehind(): Promise<void> };

function variantsOf(originals: Originals, encoder: Encoder, disk: DiskCache, onError: (error: unknown) => void): Variants {
  const oneRun = singleFlight<Checksummed>();
  const keyOf = ({ size, file }: PictureName, format: keyof Encoder) => `${size}/${file} ${format}`;
  const made = (name: PictureName, format: keyof Encoder): Promise<Checksummed> =>
    oneRun(keyOf(name, format), async () => {
      const { bytes } = await originals.get(name);
      return disk.write(keyOf(name, format), new Uint8Array(await encoder[format](bytes)));
    });
  const hotness = createViewCounter({ onError });

  /** `null` where too many wait for the encoder: a larger picture now is better than a smaller one late. */
  async function webp(name: PictureName): Promise<Checksummed | null> {
    const kept = await disk.read(keyOf(name, "webp"));
    if (kept) return kept;
    return made(name, "webp").catch(async (error: unknown) => {
      if (!(error instanceof PictureError)) throw await originals.damaged(name, error);
      if (error.kind === "busy") return null;
      throw error;
    });
  }

  async function picture(name: PictureName, accepted: AcceptedFormats): Promise<Picture> {
    // The largest size is for crawlers, and would hold up the encoder.
    const convertible = name.size !== "original";
    const avif = convertible && accepted.avif ? await disk.read(keyOf(name, "avif")) : null;
    if (avif) return { ...avif, format: "avif", lasting: true };
    const smaller = convertible && accepted.webp ? await webp(name) : null;
    if (smaller && accepted.avif) hotness.count(keyOf(name, "avif"), () => made(name, "avif"));
    if (smaller) return { ...smaller, format: "webp", lasting: true };
    const asItCame = await originals.get(name);
    return { ...asItCame, format: formatOf(asItCame.bytes) ?? "jpeg", lasting: !(convertible && accepted.webp) };
  }

  return { picture, madeBehind: hotness.settled };
}

/** The provider's pictures, kept on disk as they came and as WebP and AVIF. @throws where this platform has no encoder */
export async function openPictureStore({ baseUrl, dataDir, onError, ...own }: PictureStoreDeps): Promise<PictureStore> {
  const encoder = await openEncoder(own.encoderLimit);
  const disk = openDiskCache({ folder: join(dataDir, "pictures"), maxBytes: own.maxBytes ?? usualBytes, onError });
  const host = pictureHost(baseUrl, own.hostLimits);
  const originals = originalsOf({ host, disk, turns: createConcurrencyLimit({ ...defaultLimits, ...own.hostLimit, busy: busyWithPictures }), onError });
  const { picture, madeBehind } = variantsOf(originals, encoder, disk, onError);
  return {
    picture,
    settled: async () => {
      await madeBehind();
      await disk.settled();
    },
    close: () => host.close(),
  };
}
