import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip, zstdCompress } from "node:zlib";

export type Encoding = "br" | "zstd" | "gzip" | "identity";
/** One body in every encoding that we send; `bytes` counts them all. `etag` is the unquoted hash of the plain body. */
export type Compressed = {
  variants: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>> & { identity: Uint8Array<ArrayBuffer> };
  etag: string;
  bytes: number;
};

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const zstd = promisify(zstdCompress);
/** Below this the headers weigh more than what compression saves. */
const worthwhileBytes = 512;
/** For what nobody keeps; on the way to a visitor who waits; in the background for what stays hot. */
const quality = { passing: 1, onFill: 5, hot: 11 } as const;

const bytesOf = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer);
const inBrotli = async (plain: Uint8Array, level: number) =>
  bytesOf(await brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }));

const counted = (variants: Compressed["variants"], etag: string): Compressed => ({
  variants,
  etag,
  bytes: Object.values(variants).reduce((sum, variant) => sum + variant.byteLength, 0),
});

const etagOf = (plain: Uint8Array): string => createHash("sha256").update(plain).digest("base64url").slice(0, 22);

/** For a body that is sent once and kept by nobody: a failure, of which there may be many at a time when there is much to do. */
export async function compressedInPassing(body: string): Promise<Compressed> {
  const plain = Buffer.from(body);
  const identity = bytesOf(plain);
  return counted(plain.length < worthwhileBytes ? { identity } : { identity, br: await inBrotli(plain, quality.passing) }, etagOf(plain));
}

export async function compressed(body: string): Promise<Compressed> {
  const plain = Buffer.from(body);
  const etag = etagOf(plain);
  const identity = bytesOf(plain);
  if (plain.length < worthwhileBytes) return counted({ identity }, etag);
  const [br, gz, zs] = await Promise.all([
    inBrotli(plain, quality.onFill),
    gzipped(plain, { level: 6 }),
    zstd(plain, { params: { [constants.ZSTD_c_compressionLevel]: 9 } }),
  ]);
  return counted({ identity, br, gzip: bytesOf(gz), zstd: bytesOf(zs) }, etag);
}

/** The same body with the smallest brotli there is. Slow (a tenth of a second and more), on zlib's threads. */
export async function compressedHarder(body: Compressed): Promise<Compressed> {
  return counted({ ...body.variants, br: await inBrotli(body.variants.identity, quality.hot) }, body.etag);
}

/** Browsers send a handful of different headers: each is read once. Bounded, since a header is anybody's to write. */
const read = new Map<string, Encoding>();
const mostRead = 200;

/** The best encoding that an Accept-Encoding header allows. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  const header = acceptEncoding ?? "";
  const known = read.get(header);
  if (known) return known;
  const offers = new Map(
    header.split(",").map((offer) => {
      const [name = "", ...parameters] = offer
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      return [name, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))] as const;
    }),
  );
  const encoding = (["br", "zstd", "gzip"] as const).find((name) => offers.get(name)) ?? "identity";
  if (read.size < mostRead) read.set(header, encoding);
  return encoding;
}
