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
        "Tu navegador también puede guardar copias, para que el sitio funcione sin conexión. Empieza en tu segunda visita, cuando guardas algo o cuando lo pides en los ajustes, donde ves cuánto ocupan y puedes borrarlas:",
        {
          list: [
            `Páginas («matinee-pages»): Mi lista, los ajustes y las últimas ${pages} páginas que has abierto, como máximo ${size}\u00a0MB y durante ${days} días. Las búsquedas y las listas compartidas no están entre ellas, y ninguna página contiene nada sobre ti.`,
            `Archivos («matinee-files»): el código, los estilos y los textos de este sitio, como máximo ${files} archivos de hasta ${fileSize}\u00a0MB.`,
            hasOwnPictures(site)
              ? `Pósteres («matinee-pictures»): de los títulos que has guardado, como máximo ${pictures}, mientras estén guardados.`
              : "Los pósteres no se copian, porque en este sitio vienen de otro servidor.",
          ],
        },
      ]
    : [];
