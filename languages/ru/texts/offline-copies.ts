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
        "Браузер может хранить и копии, чтобы сайт работал без сети. Это начинается при втором посещении, после добавления в избранное или по твоему желанию в настройках. Там же видно, сколько места они занимают, и их можно удалить:",
        {
          list: [
            `Страницы («matinee-pages»): избранное, настройки и последние открытые страницы, не больше ${pages} и не больше ${size}\u00a0МБ, не дольше ${days} дней. Поиска и списков по ссылке среди них нет, и ни одна страница не содержит ничего о тебе.`,
            `Файлы («matinee-files»): скрипты, стили и тексты сайта, не больше ${files} файлов, каждый не больше ${fileSize}\u00a0МБ.`,
            hasOwnPictures(site)
              ? `Постеры («matinee-pictures»): фильмов и сериалов из избранного, не больше ${pictures}, пока они там остаются.`
              : "Постеры не копируются, потому что на этом сайте они загружаются с другого сервера.",
          ],
        },
      ]
    : [];
