import { deviceSettingsKey } from "#domain/device-settings.ts";
import { hasLanguages, type PublicSite } from "#domain/site.ts";
import {
  damagedKeys,
  homeRowsKey,
  importKey,
  lastServersKey,
  playerSettingsKey,
  savedListKey,
  seenKey,
  visitKey,
  watchProgressKey,
} from "#domain/storage-keys.ts";
import { optionalFeatures } from "#features/ads/model/consent.ts";

/** A key of the browser's local storage, and what it holds. The privacy and cookie pages list all of them. */
export type StoredKey = { key: string; text: string };

export const storedKeys = (site: PublicSite): StoredKey[] => [
  { key: "matinee-theme", text: "المظهر الداكن أو الفاتح، إن اختير أحدهما أسفل الصفحة. واختيار «تلقائي» من جديد يزيله." },
  ...(optionalFeatures(site).length > 0 ? [{ key: "matinee-consent", text: "خيارات الخصوصية." }] : []),
  { key: playerSettingsKey, text: "مستوى الصوت والسرعة وشكل الترجمة ولغتها، وهل تتحكم المفاتيح المفردة في المشغّل." },
  { key: lastServersKey, text: "آخر خادم عمل، واحد للأفلام وواحد للمسلسلات." },
  {
    key: watchProgressKey,
    text: "مواضع التوقف في آخر ما شوهد من أفلام وحلقات، وآخر ما فُتح من كل عمل، لمتابعة المشاهدة لاحقًا. ويُزال الموضع عند الوصول إلى النهاية.",
  },
  { key: savedListKey, text: "الأعمال المحفوظة، والقوائم الخاصة." },
  { key: seenKey, text: "ما تمت مشاهدته، والتقييمات والملاحظات الخاصة." },
  { key: homeRowsKey, text: "هل يوجد ما تُتابَع مشاهدته، وهل توجد أعمال محفوظة أو تمت مشاهدتها، لتُترك لها مساحة في الصفحات منذ البداية." },
  { key: importKey, text: "استيراد من خدمة أخرى لم يكتمل: ما تقوله ملفاته، وما عُثر عليه. ويُزال في النهاية." },
  ...(site.worksOffline ? [{ key: visitKey, text: "وقت الزيارة الأولى، ليبدأ الموقع في الزيارة الثانية بحفظ نسخ تعمل بلا اتصال." }] : []),
  ...Object.values(damagedKeys).map((key) => ({ key, text: "ما كان مخزّنًا وتعذّرت قراءته، إلى أن يُصدَّر أو يُحذف." })),
  {
    key: deviceSettingsKey,
    text: `هل يُسمح لهذا الجهاز بتذكّر شيء، وهل تبدأ الحلقة التالية تلقائيًا، وطريقة التعامل مع حرق الأحداث، وهل تظهر الملصقات الأصلية، وهل تُخفي القوائم ما تمت مشاهدته، وهل اختيرت واجهة التلفزيون، وبلد المشاهدة إن اختير.${hasLanguages(site) ? " وكذلك لغة الصفحات إن اختيرت، وهل أُغلق عرض لغة أو قُبل." : ""}${site.worksOffline ? " وهل تُحفظ نسخ من الصفحات للاستخدام بلا اتصال، إن اختير ذلك." : ""}`,
  },
];
