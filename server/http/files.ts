import { serveStatic } from "@hono/node-server/serve-static";
import type { Hono } from "hono";

/** The build's files. Their names hold their content's hash, so they never change. */
export function answerAssets(app: Hono, folder: string, headers: Record<string, string>): void {
  const sendFile = serveStatic({ root: folder, precompressed: true });
  // What is not there goes no further: the next handler would render a whole 404 page.
  const goNoFurther = async () => undefined;
  app.get("/assets/*", async (context) => {
    const response = await sendFile(context, goNoFurther);
    if (!response || response.status >= 400) return context.text("There is no such file", 404, { ...headers, "cache-control": "no-store" });
    for (const [header, value] of Object.entries({ ...headers, "cache-control": "public, max-age=31536000, immutable" })) response.headers.set(header, value);
    return response;
  });
}

/** The brand's icon: `icon.svg` of the operator's content folder, or our own. */
export function answerIcon(app: Hono, svg: string, headers: Record<string, string>): void {
  app.get("/favicon.svg", (context) => context.body(svg, 200, { ...headers, "content-type": "image/svg+xml", "cache-control": "public, max-age=86400" }));
  // Some browsers ask for this one whatever the page says.
  app.get("/favicon.ico", (context) => context.body(null, 308, { ...headers, location: "/favicon.svg", "cache-control": "public, max-age=86400" }));
}

/** A picture of the operator's under an address of this site's. */
export type OwnPicture = { path: string; type: string; bytes: Uint8Array<ArrayBuffer> };

export function answerProviderLogo(app: Hono, { path, type, bytes }: OwnPicture, headers: Record<string, string>): void {
  app.get(path, (context) => context.body(bytes, 200, { ...headers, "content-type": type, "cache-control": "public, max-age=86400" }));
}
