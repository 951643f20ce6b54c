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
        "Seu navegador também pode guardar cópias, para que o site funcione sem conexão. Isso começa na segunda visita, quando você salva algo ou quando você pede na página de Configurações, onde você vê o tamanho delas e pode excluí-las:",
        {
          list: [
            `Páginas (“matinee-pages”): a Minha lista, as configurações e as últimas ${pages} páginas que você abriu, no máximo ${size}\u00a0MB, por no máximo ${days} dias. Buscas e listas compartilhadas não estão entre elas, e nenhuma página contém algo sobre você.`,
            `Arquivos (“matinee-files”): scripts, estilos e textos deste site, no máximo ${files} arquivos de até ${fileSize}\u00a0MB.`,
            hasOwnPictures(site)
              ? `Pôsteres (“matinee-pictures”): dos títulos que você salvou, no máximo ${pictures}, enquanto estiverem salvos.`
              : "Os pôsteres não são copiados, porque neste site eles vêm de outro servidor.",
          ],
        },
      ]
    : [];
