import { singleFlight } from "#server/async/single-flight.ts";
import { type Compressed, type Encoding, encoded, encodedHarder, isReady, withVariant } from "./compressed.ts";

/** Where bodies are kept, by key: what is there, and another form of it in its place. */
type Shelf = { bodyOf(key: string): Compressed | undefined; replace(key: string, body: Compressed): void };

export type Variants = {
  /** The body with an encoding that a visitor waits for: only what is asked for is made, for all who ask for it at once. */
  ready(key: string, body: Compressed, wanted: Encoding): Promise<Compressed>;
  /** What replaces a body has its encodings before it does: nobody waits for them. The same body keeps what was made of it. */
  after(before: Compressed | undefined, body: Compressed): Promise<Compressed>;
  /** Has the smallest brotli made, behind everything, of a body that is worth it. */
  shrink(key: string, body: Compressed): void;
  /** How many bodies are being encoded for visitors. */
  underWay(): number;
};

/** The encodings of kept bodies. Nearly all visitors take the same one, and two more cost as much as the page itself. */
export function variantsOn(shelf: Shelf, onError: (error: unknown) => void): Variants {
  const flight = singleFlight<Compressed>();
  let underWay = 0;
  let shrinking = Promise.resolve();

  /** Cached unless the body itself was replaced meanwhile. */
  const keep = (key: string, { etag }: Compressed, name: Encoding, variant: Uint8Array<ArrayBuffer>): void => {
    const now = shelf.bodyOf(key);
    if (now?.etag === etag) shelf.replace(key, withVariant(now, name, variant));
  };

  return {
    ready: async (key, body, wanted) => {
      if (isReady(body, wanted)) return body;
      return flight(`${wanted} ${body.etag} ${key}`, async () => {
        underWay += 1;
        try {
          const variant = await encoded(body, wanted);
          keep(key, body, wanted, variant);
          return withVariant(body, wanted, variant);
        } finally {
          underWay -= 1;
        }
      });
    },
    after: async (before, body) => {
      if (before?.etag === body.etag) return before;
      let ready = body;
      for (const name of Object.keys(before?.variants ?? {}) as Encoding[])
        if (!isReady(ready, name)) ready = withVariant(ready, name, await encoded(body, name));
      return ready;
    },
    // One after the other, so that the slow compression never has more than one of zlib's threads. What waits holds no body: it may have left by then.
    shrink: (key, { etag }) => {
      shrinking = shrinking
        .then(async () => {
          const body = shelf.bodyOf(key);
          if (body?.etag === etag) keep(key, body, "br", await encodedHarder(body));
        })
        .catch(onError);
    },
    underWay: () => underWay,
  };
}
