import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from "node:zlib";
import { createConcurrencyLimit } from "#server/async/concurrency-limit.ts";

/** What a client accepts. */
export const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];
type Bytes = Buffer<ArrayBuffer>;
/** `headers`: those that describe the bytes. */
export type EncodedText = { bytes: Bytes; headers: Record<string, string> };

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const decoders: Partial<Record<string, (body: Bytes) => Promise<Buffer>>> = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/** Smaller bodies gain less from compression than the header costs. */
const minCompressedBytes = 512;
/** An encoder holds megabytes and zlib has four threads: hundreds at once took a gigabyte and were no faster. */
const limitEncoding = createConcurrencyLimit({ atOnce: 2 });

/** The smallest window (a power of two) that holds the body. The default makes each compression allocate 4 MB. */
const windowBits = (body: Uint8Array): number => Math.min(constants.BROTLI_MAX_WINDOW_BITS, Math.max(16, Math.ceil(Math.log2(body.length))));

const encoders: Record<Exclude<Encoding, "identity">, (body: Bytes) => Promise<Bytes>> = {
  br: (body) => {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 6,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: windowBits(body),
    };
    return compressBrotli(body, { params });
  },
  gzip: (body) => compressGzip(body, { level: 6 }),
};

/** A buffer of its own size: zlib's results, and those of short texts, are parts of larger ones, which a cached page would hold. */
const exactBuffer = (buffer: Bytes): Bytes => (buffer.length === buffer.buffer.byteLength ? buffer : Buffer.from(new Uint8Array(buffer).buffer));

/** Small bodies are not compressed. */
export async function encodeText(text: string, accepted: Encoding): Promise<EncodedText> {
  const body = Buffer.from(text);
  const encoding = body.length < minCompressedBytes ? "identity" : accepted;
  const bytes = exactBuffer(encoding === "identity" ? body : await limitEncoding(() => encoders[encoding](body)));
  const headers = { vary: "accept-encoding", "content-length": String(bytes.length) };
  return { bytes, headers: encoding === "identity" ? headers : { ...headers, "content-encoding": encoding } };
}

/** The text of a body with these headers, and the headers that are left. */
export async function decodeText(bytes: Bytes, headers: Record<string, string>): Promise<{ text: string; headers: Record<string, string> }> {
  const { vary: _vary, "content-length": _length, "content-encoding": encoding = "identity", ...others } = headers;
  return { text: String((await decoders[encoding]?.(bytes)) ?? bytes), headers: others };
}
