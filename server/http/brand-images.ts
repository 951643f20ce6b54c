import type { Context, Hono } from "hono";
import type { BrandPicture } from "#server/config/brand-picture.ts";
import { storableResponse } from "#server/request/cached-response.ts";
import { conditional, etagOfFile } from "#server/request/conditional.ts";
import { brandIcons, drawIcon, icoOf } from "./brand-icons.ts";

/** `icon`: the SVG of the operator's content folder, or the site's own. */
type BrandIconDeps = { icon: string; headers: Record<string, string>; onError: (error: unknown) => void };

const cacheControl = "public, max-age=86400";
const ofPng = { "content-type": "image/png", "cache-control": cacheControl };

export function mountBrandIcons(app: Hono, { icon, headers, onError }: BrandIconDeps): void {
  const ofSvg = { ...headers, "content-type": "image/svg+xml", "cache-control": cacheControl };
  app.get("/favicon.svg", conditional, (context) => storableResponse(context.req.raw, ofSvg, icon));
  /** Drawn once, at its first request. Where it cannot be drawn, the reason is logged and the SVG stands in for it. */
  const mountDrawn = (path: string, type: string, draw: () => Promise<Uint8Array<ArrayBuffer>>) => {
    let drawn: Promise<Uint8Array<ArrayBuffer> | null> | undefined;
    app.get(path, conditional, async (context: Context) => {
      drawn ??= draw().catch((error: unknown) => {
        onError(error);
        return null;
      });
      const bytes = await drawn;
      if (!bytes) return context.body(null, 307, { ...headers, location: "/favicon.svg", "cache-control": "public, max-age=3600" });
      return context.body(bytes, 200, { ...headers, ...ofPng, "content-type": type, etag: etagOfFile(bytes) });
    });
  };
  for (const [path, form] of Object.entries(brandIcons)) mountDrawn(path, "image/png", () => drawIcon(icon, form));
  // Some browsers request this one whatever the page names.
  mountDrawn("/favicon.ico", "image/x-icon", async () => icoOf(await drawIcon(icon, { size: 48 }), 48));
}

/** The pictures that the operator has supplied. */
export function mountBrandPictures(app: Hono, pictures: readonly BrandPicture[], headers: Record<string, string>): void {
  for (const { path, type, bytes } of pictures)
    app.get(path, conditional, (context) =>
      context.body(bytes, 200, { ...headers, "content-type": type, "cache-control": cacheControl, etag: etagOfFile(bytes) }),
    );
}
