import { offlineLimits } from "#domain/offline.ts";
import type { Block } from "#domain/prose.ts";
import { hasOwnPictures, type PublicSite } from "#domain/site.ts";
import { decimal } from "../text.ts";

const { pages, files, pictures, pageBytes, fileBytes, maxAgeMs } = offlineLimits;
const [size, fileSize, days] = [pageBytes / 1e6, decimal(fileBytes / 1e6), maxAgeMs / 86_400_000];

/** What the service worker stores, by the names that the browser shows. */
export const offlineCopies = (site: PublicSite): Block[] =>
  site.worksOffline
    ? [
        "Dein Browser kann auch Kopien aufbewahren, damit die Website ohne Verbindung funktioniert. Das beginnt bei deinem zweiten Besuch, oder sobald du dir etwas merkst oder es in den Einstellungen auswählst. Dort siehst du auch, wie groß die Kopien sind, und kannst sie entfernen. Im Einzelnen:",
        {
          list: [
            `Seiten („matinee-pages“): die Merkliste, die Einstellungen und die letzten ${pages} Seiten, die du geöffnet hast, zusammen höchstens ${size}\u00a0MB, höchstens ${days} Tage lang. Suchergebnisse und geteilte Listen sind nicht dabei, und keine Seite enthält etwas über dich.`,
            `Dateien („matinee-files“): Skripte, Stile und Texte dieser Website, höchstens ${files} Dateien zu je höchstens ${fileSize}\u00a0MB.`,
            hasOwnPictures(site)
              ? `Plakate („matinee-pictures“): von Titeln, die du dir gemerkt hast, höchstens ${pictures}, solange sie gemerkt sind.`
              : "Plakate werden nicht kopiert, weil sie auf dieser Website von einem anderen Server kommen.",
          ],
        },
      ]
    : [];
