import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip, gzip, zstdCompress, zstdDecompress } from "node:zlib";
import { createConcurrencyLimit, type Lane } from "#server/async/concurrency-limit.ts";

export type Encoding = "br" | "zstd" | "gzip" | "identity";
type Bytes = Uint8Array<ArrayBuffer>;
/** A body in at least one encoding. `bytes` is the size of all its variants, `etag` the unquoted hash of the unencoded body. */
export type EncodedBody = { variants: Partial<Record<Encoding, Bytes>>; etag: string; bytes: number };
type UnencodedBody = EncodedBody & { variants: { identity: Bytes } };
type Variant = { encoding: Encoding; bytes: Bytes };

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const compressZstd = promisify(zstdCompress);

/** Smaller bodies gain less from compression than the header costs. */
const minCompressedBytes = 512;
/** Brotli levels: while a visitor waits, and in the background for pages with many hits. */
const brotliQuality = { onFill: 6, hot: 10 } as const;

const utf8 = new TextEncoder();
/** `Buffer.from` takes half the encoder's time, but cuts small ones out of a pool, which they would hold as a whole. */
const bytesOfText = (text: string): Bytes => (text.length < Buffer.poolSize >>> 1 ? utf8.encode(text) : Buffer.from(text));
/** An encoder holds megabytes and zlib has four threads: hundreds at once took a gigabyte and were no faster. */
const limitEncoding = createConcurrencyLimit({ atOnce: 2 });

const bytesOf = (buffer: Buffer): Bytes => new Uint8Array(buffer);
/** The smallest window (a power of two) that holds the body. The default makes each compression allocate 4 MB. */
const windowBits = (body: Uint8Array): number => Math.min(constants.BROTLI_MAX_WINDOW_BITS, Math.max(16, Math.ceil(Math.log2(body.length))));
const brotliOf = async (body: Uint8Array, quality: number) => {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_LGWIN]: windowBits(body),
  };
  return bytesOf(await compressBrotli(body, { params }));
};

const encoders: Record<Exclude<Encoding, "identity">, (body: Bytes) => Promise<Bytes>> = {
  br: (body) => brotliOf(body, brotliQuality.onFill),
  gzip: async (body) => bytesOf(await compressGzip(body, { level: 6 })),
  zstd: async (body) => bytesOf(await compressZstd(body, { pledgedSrcSize: body.length, params: { [constants.ZSTD_c_compressionLevel]: 9 } })),
};
const decoders = { br: promisify(brotliDecompress), gzip: promisify(gunzip), zstd: promisify(zstdDecompress) } as const;

const withSize = <T extends EncodedBody["variants"]>(variants: T, etag: string) => ({
  variants,
  etag,
  bytes: Object.values(variants).reduce((sum, variant) => sum + variant.byteLength, 0),
});

export function unencodedBody(text: string): UnencodedBody {
  const identity = bytesOfText(text);
  return withSize({ identity }, hash("sha256", identity, "base64url").slice(0, 22));
}

/** Whether `variantFor` has bytes for this encoding without further work. Small bodies are sent unencoded. */
export const hasVariant = ({ variants }: EncodedBody, wanted: Encoding): boolean =>
  variants[wanted] !== undefined || (variants.identity !== undefined && variants.identity.byteLength < minCompressedBytes);

/** The bytes to send to a client that accepts this encoding; `null` if they have to be encoded first. */
export function variantFor(body: EncodedBody, wanted: Encoding): Variant | null {
  if (!hasVariant(body, wanted)) return null;
  const encoding = body.variants[wanted] ? wanted : "identity";
  const bytes = body.variants[encoding];
  return bytes ? { encoding, bytes } : null;
}

/** Adds a variant. Drops the unencoded one: it is four times the size of all others together, and few clients want it. */
export function withVariant({ variants: { identity: _identity, ...compressed }, etag }: EncodedBody, encoding: Encoding, bytes: Bytes): EncodedBody {
  return withSize({ ...compressed, [encoding]: bytes }, etag);
}

async function decode({ variants }: EncodedBody): Promise<Bytes> {
  if (variants.identity) return variants.identity;
  for (const name of ["br", "zstd", "gzip"] as const) if (variants[name]) return bytesOf(await decoders[name](variants[name]));
  throw new Error("A body without any variant");
}

/** Takes a millisecond or two, on zlib's threads. */
export const encode = (body: EncodedBody, encoding: Encoding, lane?: Lane): Promise<Bytes> =>
  limitEncoding(async () => {
    const decoded = await decode(body);
    return encoding === "identity" ? decoded : encoders[encoding](decoded);
  }, lane);

/** A tenth smaller. Takes 40 ms and more, on zlib's threads; level 11 takes three times as long for 2 % more. */
export const encodeSmallest = async (body: EncodedBody): Promise<Bytes> => brotliOf(await decode(body), brotliQuality.hot);
