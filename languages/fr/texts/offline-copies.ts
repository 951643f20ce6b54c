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
        "Ton navigateur peut aussi garder des copies, pour que le site fonctionne hors ligne. Cela commence à ta deuxième visite, quand tu ajoutes quelque chose ou quand tu le demandes sur la page Réglages, où tu vois leur taille et peux les supprimer\u00a0:",
        {
          list: [
            `Pages («\u00a0matinee-pages\u00a0»)\u00a0: Ma liste, les réglages et les ${pages} dernières pages que tu as ouvertes, ${size}\u00a0Mo au plus, pendant ${days} jours au plus. Les recherches et les listes partagées n’en font pas partie, et aucune page ne contient quoi que ce soit sur toi.`,
            `Fichiers («\u00a0matinee-files\u00a0»)\u00a0: les scripts, les styles et les textes de ce site, ${files} fichiers au plus, chacun de ${fileSize}\u00a0Mo au plus.`,
            hasOwnPictures(site)
              ? `Affiches («\u00a0matinee-pictures\u00a0»)\u00a0: celles des titres que tu as ajoutés, ${pictures} au plus, tant qu’ils sont dans Ma liste.`
              : "Les affiches ne sont pas copiées, car sur ce site elles viennent d’un autre serveur.",
          ],
        },
      ]
    : [];
