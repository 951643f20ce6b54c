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
        "Przeglądarka może też przechowywać kopie, żeby serwis działał bez połączenia. Zaczyna przy drugiej wizycie, po zapisaniu czegoś albo na życzenie na stronie Ustawienia, gdzie widać ich rozmiar i można je usunąć:",
        {
          list: [
            `Strony („matinee-pages”): Moja lista, ustawienia i ${pages} ostatnio otwartych stron, najwyżej ${size}\u00a0MB, najwyżej przez ${days} dni. Nie ma wśród nich wyszukiwań ani udostępnionych list, a żadna strona nie zawiera niczego o tobie.`,
            `Pliki („matinee-files”): skrypty, style i teksty serwisu, najwyżej ${files} plików, każdy najwyżej ${fileSize}\u00a0MB.`,
            hasOwnPictures(site)
              ? `Plakaty („matinee-pictures”): zapisanych tytułów, najwyżej ${pictures}, dopóki są zapisane.`
              : "Plakaty nie są kopiowane, bo w tym serwisie pochodzą z innego hosta.",
          ],
        },
      ]
    : [];
