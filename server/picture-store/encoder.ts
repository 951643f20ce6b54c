import { type ConcurrencyOptions, createConcurrencyLimit, type Lane } from "#server/async/concurrency-limit.ts";
import { busyWithPictures } from "./picture-error.ts";

/** A photograph is well below; whoever sends more wants memory, not a picture shown. */
const maxPixels = 25_000_000;

/** One at a time: the other processor is the visitors'. */
const defaultLimits: ConcurrencyOptions = { atOnce: 1, maxWaiting: 24, maxWaitMs: 4000 };

/** WebP is made while somebody waits, AVIF behind everything: a quarter smaller at four to eight times the time (docs/decisions/033). */
export type Encoder = Record<"webp" | "avif", (original: Uint8Array) => Promise<Buffer>>;

/** Loads the native library, which nothing else needs. @throws where this platform has none */
export async function openEncoder(limits: Partial<ConcurrencyOptions> = {}): Promise<Encoder> {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  const turns = createConcurrencyLimit({ ...defaultLimits, ...limits, busy: busyWithPictures });
  const decoded = (original: Uint8Array) => sharp(original, { limitInputPixels: maxPixels });
  const inTurn = (lane: Lane, encode: () => Promise<Buffer>) => turns(encode, lane);
  return {
    webp: (original) => inTurn("first", () => decoded(original).webp({ quality: 80, effort: 2 }).toBuffer()),
    avif: (original) => inTurn("last", () => decoded(original).avif({ quality: 55, effort: 2 }).toBuffer()),
  };
}
