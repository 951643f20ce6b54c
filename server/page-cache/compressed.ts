import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip, gzip, zstdCompress, zstdDecompress } from "node:zlib";
import { parseAccept } from "hono/utils/accept";
import { createConcurrencyLimit } from "#server/async/concurrency-limit.ts";

export type Encoding = "br" | "zstd" | "gzip" | "identity";
type Bytes = Uint8Array<ArrayBuffer>;
/** One body, in at least one encoding; `bytes` counts all that are there. `etag` is the unquoted hash of the plain body. */
export type Compressed = { variants: Partial<Record<Encoding, Bytes>>; etag: string; bytes: number };
/** A body as it was made. */
type Plain = Compressed & { variants: { identity: Bytes } };
/** What is sent to one visitor. */
type Variant = { encoding: Encoding; bytes: Bytes };

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const zstd = promisify(zstdCompress);
/** Below this the headers weigh more than what compression saves. */
const worthwhileBytes = 512;
/** On the way to a visitor who waits; and in the background for what stays hot. */
const quality = { onFill: 5, hot: 11 } as const;

const utf8 = new TextEncoder();
/** So many bodies are encoded at once for visitors who wait. An encoder holds megabytes, and zlib has four threads: hundreds took a gigabyte and were no faster. */
const oneOfTwo = createConcurrencyLimit({ atOnce: 2 });

const bytesOf = (buffer: Buffer): Bytes => new Uint8Array(buffer);
/** The smallest window (a power of two) that holds a whole body. With the default of 4 MB each compression claims that much. */
const windowBits = (body: Uint8Array): number => Math.min(constants.BROTLI_MAX_WINDOW_BITS, Math.max(16, Math.ceil(Math.log2(body.length))));
const inBrotli = async (body: Uint8Array, level: number) => {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_LGWIN]: windowBits(body),
  };
  return bytesOf(await brotli(body, { params }));
};

const encoders: Record<Exclude<Encoding, "identity">, (body: Bytes) => Promise<Bytes>> = {
  br: (body) => inBrotli(body, quality.onFill),
  gzip: async (body) => bytesOf(await gzipped(body, { level: 6 })),
  zstd: async (body) => bytesOf(await zstd(body, { pledgedSrcSize: body.length, params: { [constants.ZSTD_c_compressionLevel]: 9 } })),
};
const decoders = { br: promisify(brotliDecompress), gzip: promisify(gunzip), zstd: promisify(zstdDecompress) } as const;

const counted = <T extends Compressed["variants"]>(variants: T, etag: string) => ({
  variants,
  etag,
  bytes: Object.values(variants).reduce((sum, variant) => sum + variant.byteLength, 0),
});

/** A body as it is, in no other encoding yet. */
export function plain(body: string): Plain {
  const identity = utf8.encode(body);
  return counted({ identity }, createHash("sha256").update(identity).digest("base64url").slice(0, 22));
}

/** Whether nothing is left to be made for a visitor who takes this encoding. */
export const isReady = ({ variants }: Compressed, wanted: Encoding): boolean =>
  variants[wanted] !== undefined || (variants.identity !== undefined && variants.identity.byteLength < worthwhileBytes);

/** What a visitor who takes this encoding gets, or `null` where that has yet to be made. */
export function variantFor(body: Compressed, wanted: Encoding): Variant | null {
  if (!isReady(body, wanted)) return null;
  const encoding = body.variants[wanted] ? wanted : "identity";
  const bytes = body.variants[encoding];
  return bytes ? { encoding, bytes } : null;
}

/**
 * With one encoding more. The plain body, four times the size of all the others together, goes: hardly anybody asks for it, and whoever
 * does has it made of one of them.
 */
export function withVariant({ variants: { identity: _plain, ...compressed }, etag }: Compressed, encoding: Encoding, bytes: Bytes): Compressed {
  return counted({ ...compressed, [encoding]: bytes }, etag);
}

async function plainOf({ variants }: Compressed): Promise<Bytes> {
  if (variants.identity) return variants.identity;
  for (const name of ["br", "zstd", "gzip"] as const) if (variants[name]) return bytesOf(await decoders[name](variants[name]));
  throw new Error("A body in no encoding at all");
}

/** A body in one encoding: a millisecond or two, on zlib's threads. */
export const encoded = (body: Compressed, encoding: Encoding): Promise<Bytes> =>
  oneOfTwo(async () => {
    const whole = await plainOf(body);
    return encoding === "identity" ? whole : encoders[encoding](whole);
  });

/** The smallest brotli there is. Slow (a tenth of a second and more), on zlib's threads. */
export const encodedHarder = async (body: Compressed): Promise<Bytes> => inBrotli(await plainOf(body), quality.hot);

/** Browsers send a handful of different headers: each is read once. Bounded, since a header is anybody's to write. */
const read = new Map<string, Encoding>();
const mostRead = 200;

/** The best encoding that an Accept-Encoding header allows. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  const header = acceptEncoding ?? "";
  const known = read.get(header);
  if (known) return known;
  const offered = parseAccept(header.toLowerCase())
    .filter(({ q }) => q > 0)
    .map(({ type }) => type);
  const encoding = (["br", "zstd", "gzip"] as const).find((name) => offered.includes(name)) ?? "identity";
  if (read.size < mostRead) read.set(header, encoding);
  return encoding;
}
