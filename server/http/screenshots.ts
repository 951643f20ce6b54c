import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Hono } from "hono";
import type { Language } from "#domain/languages.ts";
import { defaultSiteName, type PublicSite } from "#domain/site.ts";
import type { BrandPicture } from "#server/config/brand-picture.ts";
import { conditional, etagOfFile } from "#server/request/conditional.ts";

/** Of the operator's: `sizes`: "1280x720". */
export type Screenshot = BrandPicture & { sizes: string };

/** What an installation's dialog shows of the site. */
type ManifestScreenshot = { src: string; type: string; sizes: string; form_factor: "wide" | "narrow" };

const ours = [
  { form_factor: "wide", sizes: "1280x720" },
  { form_factor: "narrow", sizes: "540x1080" },
] as const;

function formOf(sizes: string): "wide" | "narrow" {
  const [width = 0, height = 0] = sizes.split("x").map(Number);
  return width > height ? "wide" : "narrow";
}

/** The operator's. Without any ours, which show the site's name, where it is ours. */
export function manifestScreenshots(screenshots: readonly Screenshot[], { name }: PublicSite, language: Language): ManifestScreenshot[] {
  if (screenshots.length > 0) return screenshots.map(({ path, type, sizes }) => ({ src: path, type, sizes, form_factor: formOf(sizes) }));
  if (name !== defaultSiteName) return [];
  return ours.map((one) => ({ src: `/screenshots/${language}-${one.form_factor}.webp`, type: "image/webp", ...one }));
}

type ScreenshotDeps = {
  /** Holds `en-wide.webp`, `en-narrow.webp` and the like (`sample/screenshots/make-screenshots.mjs`). */
  folder: string;
  headers: Record<string, string>;
};

/** Ours. */
export function mountScreenshots(app: Hono, { folder, headers }: ScreenshotDeps): void {
  const cached = { ...headers, "cache-control": "public, max-age=86400" };
  app.get("/screenshots/:name{[a-zA-Z-]+-(?:wide|narrow)\\.webp}", conditional, async (context, next) => {
    const file = await readFile(join(folder, context.req.param("name"))).catch(() => null);
    if (file === null) return next();
    return context.body(new Uint8Array(file), 200, { ...cached, "content-type": "image/webp", etag: etagOfFile(file) });
  });
}
