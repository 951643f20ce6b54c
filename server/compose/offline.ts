import type { Hono } from "hono";
import type { OfflineAssets } from "#app/offline-document.tsx";
import type { PageAssets } from "#app/render.tsx";
import { hasOwnPictures, type PublicSite } from "#domain/site.ts";
import type { TakedownList } from "#domain/takedown.ts";
import type { OtherBuilds } from "#server/http/assets.ts";
import type { documentHeaders } from "#server/http/document-headers.ts";
import { mountOfflinePage } from "#server/http/offline-page.ts";
import { mountWorker } from "#server/http/worker.ts";

type OfflineDeps = {
  site: PublicSite;
  assets: PageAssets & { worker: string | null; offline: OfflineAssets };
  otherBuilds?: OtherBuilds | undefined;
  takedown: TakedownList;
};

/** The service worker, and what it shows without a network. */
export function mountOffline(app: Hono, { site, assets, otherBuilds, takedown }: OfflineDeps, headers: ReturnType<typeof documentHeaders>): void {
  const deployment = () => ({
    build: assets.entry,
    builds: [assets.entry, ...(otherBuilds?.entries ?? [])],
    takedown: takedown.version(),
    pictures: hasOwnPictures(site) ? site.imageBase : null,
  });
  mountWorker(app, { script: assets.worker, deployment, headers: headers.worker });
  mountOfflinePage(app, { site, assets, headers: headers.page });
}
