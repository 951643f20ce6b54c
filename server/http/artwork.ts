import type { Hono } from "hono";
import { uncachedResponse } from "#server/request/cached-response.ts";

/** Draws the embedded catalog's pictures. */
export type Artwork = (request: Request) => Response | Promise<Response>;

type ArtworkDeps = { artwork: Artwork; headers: Record<string, string> };

/** As long as the image proxy's. */
const absent = { "cache-control": "public, max-age=60" };

export function mountArtwork(app: Hono, { artwork, headers }: ArtworkDeps): void {
  app.get("/t/p/*", async (context) => {
    const drawn = await artwork(context.req.raw);
    return uncachedResponse(
      context.req.raw,
      drawn.status,
      { ...(drawn.ok ? {} : absent), ...Object.fromEntries(drawn.headers), ...headers },
      await drawn.text(),
    );
  });
}
