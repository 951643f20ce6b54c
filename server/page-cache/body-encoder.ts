import { singleFlight } from "#server/async/single-flight.ts";
import { type EncodedBody, type Encoding, encode, encodeSmallest, hasVariant, withVariant } from "./encoded-body.ts";

type BodyStore = { bodyOf(key: string): EncodedBody | undefined; replace(key: string, body: EncodedBody): void };

export type BodyEncoder = {
  /** The body with the wanted encoding. Concurrent callers share one compression. */
  ensure(key: string, body: EncodedBody, wanted: Encoding): Promise<EncodedBody>;
  /** Encodes a refreshed body in the encodings of its predecessor, so that no visitor waits. An unchanged body keeps its variants. */
  carryOver(previous: EncodedBody | undefined, body: EncodedBody): Promise<EncodedBody>;
  /** Replaces the brotli variant by the smallest one, in the background. */
  recompress(key: string, body: EncodedBody): void;
  /** How many bodies are being encoded while visitors wait. */
  inProgress(): number;
};

async function carryOver(previous: EncodedBody | undefined, body: EncodedBody): Promise<EncodedBody> {
  if (previous?.etag === body.etag) return previous;
  let encoded = body;
  for (const name of Object.keys(previous?.variants ?? {}) as Encoding[])
    if (!hasVariant(encoded, name)) encoded = withVariant(encoded, name, await encode(body, name, "last"));
  return encoded;
}

/** Encodes cached bodies on demand: nearly all clients accept the same encoding, and two more would double a page's cost. */
export function createBodyEncoder(store: BodyStore, onError: (error: unknown) => void): BodyEncoder {
  const flight = singleFlight<EncodedBody>();
  let inProgress = 0;
  let recompressing = Promise.resolve();

  /** Does nothing if the body was replaced in the meantime. */
  const storeVariant = (key: string, { etag }: EncodedBody, name: Encoding, variant: Uint8Array<ArrayBuffer>): void => {
    const current = store.bodyOf(key);
    if (current?.etag === etag) store.replace(key, withVariant(current, name, variant));
  };

  return {
    ensure: async (key, body, wanted) => {
      if (hasVariant(body, wanted)) return body;
      return flight(`${wanted} ${body.etag} ${key}`, async () => {
        inProgress += 1;
        try {
          const variant = await encode(body, wanted);
          storeVariant(key, body, wanted, variant);
          return withVariant(body, wanted, variant);
        } finally {
          inProgress -= 1;
        }
      });
    },
    carryOver,
    // One at a time, so that slow compression takes one of zlib's threads. The queue holds etags and no bodies, which may be evicted by then.
    recompress: (key, { etag }) => {
      recompressing = recompressing
        .then(async () => {
          const body = store.bodyOf(key);
          if (body?.etag === etag) storeVariant(key, body, "br", await encodeSmallest(body));
        })
        .catch(onError);
    },
    inProgress: () => inProgress,
  };
}
