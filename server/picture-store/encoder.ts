import { headLimits } from "#domain/limits.ts";
import { type ConcurrencyOptions, createConcurrencyLimit, type Lane } from "#server/async/concurrency-limit.ts";
import { pictureBusyError } from "./picture-error.ts";

/**
 * The provider's largest convertible picture has half of them (1,280 x 1,920). Noise of 25 megapixels takes the encoder half a minute as AVIF, and the
 * process 600 MB, while other visitors' pictures wait.
 */
const maxPixels = 5_000_000;

const { widthPx: cardWidth, heightPx: cardHeight } = headLimits.socialImage;

/** One at a time, so that requests have the other processor. */
const defaultConcurrency: ConcurrencyOptions = { atOnce: 1, maxWaiting: 24, maxWaitMs: 4000 };

/** WebP is made while a visitor waits; AVIF, a quarter smaller at four to eight times the time, in the background (docs/decisions/033). The card is a JPEG for social networks. */
export type Encoder = Record<"webp" | "avif" | "card", (original: Uint8Array) => Promise<Buffer>>;

/** Loads the native library on demand. @throws if there is none for this platform */
export async function openEncoder(concurrency: Partial<ConcurrencyOptions> = {}): Promise<Encoder> {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  const limit = createConcurrencyLimit({ ...defaultConcurrency, ...concurrency, busy: pictureBusyError });
  const decode = (original: Uint8Array) => sharp(original, { limitInputPixels: maxPixels });
  const run = (lane: Lane, encode: () => Promise<Buffer>) => limit(encode, lane);
  return {
    webp: (original) => run("first", () => decode(original).webp({ quality: 80, effort: 2 }).toBuffer()),
    card: (original) => run("first", () => decode(original).resize(cardWidth, cardHeight, { fit: "cover" }).jpeg({ quality: 82 }).toBuffer()),
    avif: (original) => run("last", () => decode(original).avif({ quality: 55, effort: 2 }).toBuffer()),
  };
}
