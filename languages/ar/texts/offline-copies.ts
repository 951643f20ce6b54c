import { offlineLimits } from "#domain/offline.ts";
import type { Block } from "#domain/prose.ts";
import { hasOwnPictures, type PublicSite } from "#domain/site.ts";

const { pages, files, pictures, pageBytes, fileBytes, maxAgeMs } = offlineLimits;
const [size, fileSize, days] = [pageBytes / 1e6, fileBytes / 1e6, maxAgeMs / 86_400_000];

/** What the service worker stores, by the names that the browser shows. */
export const offlineCopies = (site: PublicSite): Block[] =>
  site.worksOffline
    ? [
        "يمكن للمتصفح أيضًا حفظ نسخ ليعمل الموقع بلا اتصال. يبدأ ذلك في الزيارة الثانية، أو عند حفظ شيء، أو عند طلبه في صفحة الإعدادات، حيث يظهر حجم النسخ وتمكن إزالتها. وتفصيلها كما يلي:",
        {
          list: [
            `الصفحات («matinee-pages»): قائمتي والإعدادات وآخر ${pages} صفحة فُتحت، بحجم ${size} ميغابايت على الأكثر، ولمدة ${days} أيام على الأكثر. لا تشمل عمليات البحث ولا القوائم المشاركة، ولا تحتوي أي صفحة على بيانات شخصية.`,
            `الملفات («matinee-files»): نصوص الموقع البرمجية وأنماطه وكلماته، ${files} ملف على الأكثر، لا يزيد أي منها على ${fileSize} ميغابايت.`,
            hasOwnPictures(site)
              ? `الملصقات («matinee-pictures»): ملصقات الأعمال المحفوظة، ${pictures} على الأكثر، ما دامت محفوظة.`
              : "لا تُنسخ الملصقات، لأنها تأتي في هذا الموقع من خادم آخر.",
          ],
        },
      ]
    : [];
