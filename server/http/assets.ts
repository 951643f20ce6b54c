import { serveStatic } from "@hono/node-server/serve-static";
import type { Context, Hono } from "hono";
import { getMimeType } from "hono/utils/mime";
import { encodingFor } from "#server/page-cache/accept-encoding.ts";

/** Assets of other builds: folders with an `assets` folder each, and other nodes' assets by name. */
export type OtherBuilds = { folders: readonly string[]; entries: readonly string[]; find: (name: string) => Promise<Uint8Array<ArrayBuffer> | null> };

const noOtherBuilds: OtherBuilds = { folders: [], entries: [], find: async () => null };
/** The names that the build gives. Other names are not looked up on other nodes. */
const hashedName = /^\/assets\/([\w.-]+-[\w-]{7,8}\.[a-z0-9]+)$/;
/** Bounds what a client that guesses names can cause. */
const maxConcurrentLookups = 32;

function createRemoteLookup(find: OtherBuilds["find"]): (context: Context) => Promise<Response | null> {
  let lookups = 0;
  return async (context) => {
    const name = hashedName.exec(context.req.path)?.[1];
    if (!name || lookups >= maxConcurrentLookups) return null;
    lookups += 1;
    try {
      const body = await find(name);
      return body && context.body(body, 200, { "content-type": getMimeType(name) ?? "application/octet-stream" });
    } finally {
      lookups -= 1;
    }
  };
}

/** `folder`: the browser's build. */
type AssetDeps = { folder: string; otherBuilds?: OtherBuilds | undefined; headers: Record<string, string> };

/** A cache between must not send the plain file to all. */
const stored = { "cache-control": "public, max-age=31536000, immutable", vary: "accept-encoding" };

/** The build's files. Their names hold their content's hash, so they never change. */
export function mountAssets(app: Hono, { folder, otherBuilds = noOtherBuilds, headers }: AssetDeps): void {
  const senders = [folder, ...otherBuilds.folders].map((root) => serveStatic({ root, precompressed: true }));
  const findRemote = createRemoteLookup(otherBuilds.find);
  // The next handler would render the whole 404 page for a missing file.
  const skipNext = async () => undefined;
  const find = async (context: Context): Promise<Response | null> => {
    for (const send of senders) {
      const response = await send(context, skipNext);
      if (response && response.status < 400) return response;
    }
    return findRemote(context);
  };
  app.get("/assets/*", async (context) => {
    // Whole files are small and a valid response; serveStatic takes malformed ranges for ranges.
    context.req.raw.headers.delete("range");
    // serveStatic knows no q-values.
    context.req.raw.headers.set("accept-encoding", encodingFor(context.req.header("accept-encoding")));
    const response = await find(context);
    if (!response) return context.text("There is no such file", 404, { ...headers, "cache-control": "no-store" });
    for (const [header, value] of Object.entries({ ...headers, ...stored })) response.headers.set(header, value);
    return response;
  });
}
