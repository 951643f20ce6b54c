import { serveStatic } from "@hono/node-server/serve-static";
import type { Context, Hono } from "hono";
import { getMimeType } from "hono/utils/mime";
import type { ProviderLogo } from "#server/config/provider-logo.ts";

/** Where else a file may be that this build does not have: folders with an `assets` folder each, and whoever knows it by its name. */
export type OlderAssets = { folders: readonly string[]; find: (name: string) => Promise<Uint8Array<ArrayBuffer> | null> };

const noOlderAssets: OlderAssets = { folders: [], find: async () => null };
/** What the build names its files: anything else is nobody's, and asked of nobody. */
const hashedName = /^\/assets\/([\w.-]+-[\w-]{8}\.[a-z0-9]+)$/;
/** So many at once may be asked of others; somebody who guesses names gets no more. */
const asksAtOnce = 32;

/** The build's files. Their names hold their content's hash, so they never change. */
export function mountAssets(app: Hono, folder: string, headers: Record<string, string>, older: OlderAssets = noOlderAssets): void {
  const senders = [folder, ...older.folders].map((root) => serveStatic({ root, precompressed: true }));
  // What is not there goes no further: the next handler would render a whole 404 page.
  const goNoFurther = async () => undefined;
  let asking = 0;
  const fromOthers = async (context: Context): Promise<Response | null> => {
    const name = hashedName.exec(context.req.path)?.[1];
    if (!name || asking >= asksAtOnce) return null;
    asking += 1;
    try {
      const body = await older.find(name);
      return body && context.body(body, 200, { "content-type": getMimeType(name) ?? "application/octet-stream" });
    } finally {
      asking -= 1;
    }
  };
  const found = async (context: Context): Promise<Response | null> => {
    for (const send of senders) {
      const response = await send(context, goNoFurther);
      if (response && response.status < 400) return response;
    }
    return fromOthers(context);
  };
  app.get("/assets/*", async (context) => {
    const response = await found(context);
    if (!response) return context.text("There is no such file", 404, { ...headers, "cache-control": "no-store" });
    for (const [header, value] of Object.entries({ ...headers, "cache-control": "public, max-age=31536000, immutable" })) response.headers.set(header, value);
    return response;
  });
}

/** The brand's icon: `icon.svg` of the operator's content folder, or our own. */
export function mountIcon(app: Hono, svg: string, headers: Record<string, string>): void {
  app.get("/favicon.svg", (context) => context.body(svg, 200, { ...headers, "content-type": "image/svg+xml", "cache-control": "public, max-age=86400" }));
  // Some browsers ask for this one whatever the page says.
  app.get("/favicon.ico", (context) => context.body(null, 308, { ...headers, location: "/favicon.svg", "cache-control": "public, max-age=86400" }));
}

export function mountProviderLogo(app: Hono, { path, type, bytes }: ProviderLogo, headers: Record<string, string>): void {
  app.get(path, (context) => context.body(bytes, 200, { ...headers, "content-type": type, "cache-control": "public, max-age=86400" }));
}
