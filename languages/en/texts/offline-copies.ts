import { offlineLimits } from "#domain/offline.ts";
import type { Block } from "#domain/prose.ts";
import { hasOwnPictures, type PublicSite } from "#domain/site.ts";

const { pages, files, pictures, pageBytes, fileBytes, maxAgeMs } = offlineLimits;
const [size, fileSize, days] = [pageBytes / 1e6, fileBytes / 1e6, maxAgeMs / 86_400_000];

/** What the service worker stores, by the names that the browser shows. */
export const offlineCopies = (site: PublicSite): Block[] =>
  site.worksOffline
    ? [
        "Your browser can also keep copies, so that the site works without a connection. It begins on your second visit, when you save something, or when you ask for it on the Settings page, where you see how large they are and can remove them:",
        {
          list: [
            `Pages ('matinee-pages'): My list, the settings and the last ${pages} pages that you opened, at most ${size} MB of them, for at most ${days} days. Searches and shared lists are not among them, and no page contains anything about you.`,
            `Files ('matinee-files'): this site's scripts, styles and words, at most ${files} files of at most ${fileSize} MB.`,
            hasOwnPictures(site)
              ? `Posters ('matinee-pictures'): of titles that you saved, at most ${pictures}, as long as they are saved.`
              : "Posters are not copied, because on this site they come from another host.",
          ],
        },
      ]
    : [];
