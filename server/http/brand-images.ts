import type { Hono } from "hono";
import type { ProviderLogo } from "#server/config/provider-logo.ts";

/** `icon`: the SVG of the operator's content folder, or the site's own. `providerLogo`: `null` unless the operator supplied it. */
type BrandImageDeps = { icon: string; providerLogo: ProviderLogo | null; headers: Record<string, string> };

const cacheControl = "public, max-age=86400";

export function mountBrandImages(app: Hono, { icon, providerLogo, headers }: BrandImageDeps): void {
  app.get("/favicon.svg", (context) => context.body(icon, 200, { ...headers, "content-type": "image/svg+xml", "cache-control": cacheControl }));
  // Some browsers request this one whatever the page names.
  app.get("/favicon.ico", (context) => context.body(null, 308, { ...headers, location: "/favicon.svg", "cache-control": cacheControl }));
  if (providerLogo === null) return;
  const { path, type, bytes } = providerLogo;
  app.get(path, (context) => context.body(bytes, 200, { ...headers, "content-type": type, "cache-control": cacheControl }));
}
