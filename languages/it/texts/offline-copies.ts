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
        "Il tuo browser può anche conservare copie, così il sito funziona senza connessione. Comincia alla tua seconda visita, quando salvi qualcosa o quando lo chiedi nelle Impostazioni, dove vedi quanto occupano e puoi rimuoverle:",
        {
          list: [
            `Pagine («matinee-pages»): La mia lista, le impostazioni e le ultime ${pages} pagine che hai aperto, al massimo ${size}\u00a0MB, per al massimo ${days} giorni. Le ricerche e le liste condivise non sono comprese, e nessuna pagina contiene informazioni su di te.`,
            `File («matinee-files»): script, stili e testi di questo sito, al massimo ${files} file, ciascuno di al massimo ${fileSize}\u00a0MB.`,
            hasOwnPictures(site)
              ? `Locandine («matinee-pictures»): quelle dei titoli che hai salvato, al massimo ${pictures}, finché sono salvati.`
              : "Le locandine non vengono copiate, perché su questo sito provengono da un altro server.",
          ],
        },
      ]
    : [];
