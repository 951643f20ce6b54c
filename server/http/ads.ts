import type { Hono } from "hono";
import type { AdSlot } from "#domain/site.ts";
import { adFramePath } from "#features/ads/model/ad-frame.ts";
import { adDocument } from "./ad-document.ts";

type AdDeps = { slots: readonly AdSlot[]; headersFor: (slot: AdSlot) => Record<string, string> };

/** The document of each configured slot's frame. Without slots, `/ads/…` is the 404 page. */
export function mountAds(app: Hono, { slots, headersFor }: AdDeps): void {
  for (const slot of slots) {
    const html = adDocument(slot);
    app.get(adFramePath(slot.id), (context) =>
      context.html(html, 200, { ...headersFor(slot), "cache-control": "public, max-age=300", "x-robots-tag": "noindex" }),
    );
  }
}
