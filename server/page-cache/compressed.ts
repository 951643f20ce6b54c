import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";
/** One body in every encoding that we send; `bytes` counts them all. `etag` is the unquoted hash of the plain body. */
export type Compressed = { variants: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>> & { identity: Uint8Array<ArrayBuffer> }; etag: string; bytes: number };

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** Below this the headers weigh more than what compression saves. */
const worthwhileBytes = 512;
const brotliOnFill = 5;

const bytesOf = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer);

export async function compressed(body: string): Promise<Compressed> {
  const plain = Buffer.from(body);
  const etag = createHash("sha256").update(plain).digest("base64url").slice(0, 22);
  const identity = bytesOf(plain);
  if (plain.length < worthwhileBytes) return { variants: { identity }, etag, bytes: plain.length };
  const [br, gz] = await Promise.all([
    brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliOnFill, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
    gzipped(plain, { level: 6 }),
  ]);
  return { variants: { identity, br: bytesOf(br), gzip: bytesOf(gz) }, etag, bytes: plain.length + br.length + gz.length };
}

/** The best encoding that an Accept-Encoding header allows. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  const offers = new Map(
    (acceptEncoding ?? "").split(",").map((offer) => {
      const [name = "", ...parameters] = offer
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      return [name, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))] as const;
    }),
  );
  return (["br", "gzip"] as const).find((encoding) => offers.get(encoding)) ?? "identity";
}
