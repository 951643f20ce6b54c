import type { Words } from "../words.ts";
import { plural } from "./text.ts";

const weekdays = ["الأحد", "الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت"];

export const words: Words["offline"] = {
  /** In the corner of a page. */
  line: {
    offline: "لا يوجد اتصال بالإنترنت.",
    slow: "يستجيب الموقع ببطء.",
    /** Taken before today. `weekday`: 0 is Sunday. */
    copyOfDay: (weekday: number): string => `نسخة محفوظة يوم ${weekdays[weekday]}`,
    /** Taken today. */
    copyOfToday: (time: string): string => `نسخة محفوظة الساعة ${time}`,
    onDevice: "ما يُحفظ ويُختار هنا يبقى على هذا الجهاز.",
  },
  /** In place of a page of which there is no copy. */
  page: {
    title: "لا يوجد اتصال بالإنترنت",
    text: "لا توجد نسخة من هذه الصفحة على هذا الجهاز. البحث والتشغيل يحتاجان إلى اتصال.",
    returns: "تُفتح الصفحة تلقائيًا عند عودة الاتصال.",
    here: "على هذا الجهاز",
    copies: "نسخ الصفحات",
  },
  /** In Settings. */
  setting: {
    title: "بلا اتصال",
    note: "تعمل بلا اتصال أيضًا قائمتي وهذه الإعدادات وآخر 30 صفحة فُتحت. أما البحث والتشغيل فيحتاجان إلى اتصال. وخيارا «عدم تذكّر أي شيء على هذا الجهاز» و«حذف كل ما هو مخزّن هنا» يزيلان النسخ أيضًا.",
    make: "إتاحة الموقع بلا اتصال",
    preparing: "جارٍ التحميل",
    none: "لا توجد نسخ على هذا الجهاز.",
    ready: "هذا الموقع متاح بلا اتصال على هذا الجهاز.",
    /** How many there are, and how large: "12 pages, 3.1 MB". */
    copies: (count: number, size: string): string =>
      `${plural(count, { zero: "لا صفحات", one: "صفحة واحدة", two: "صفحتان", few: "# صفحات", many: "# صفحة", other: "# صفحة" })}، ${size}`,
    remove: "إزالة النسخ",
    noPictures: "لا تُنسخ الملصقات، لأنها تأتي في هذا الموقع من خادم آخر.",
    off: "هذا الجهاز مضبوط على عدم تذكّر أي شيء. لاستخدام الموقع بلا اتصال، يُرجى إيقاف ذلك أولًا.",
    failures: {
      full: "لا توجد مساحة كافية في المتصفح لهذا الموقع. النسخ غير مكتملة.",
      failed: "انقطع الاتصال. يُرجى إعادة المحاولة.",
      denied: "لا يسمح هذا المتصفح بالنسخ هنا. قد يكون السبب استخدام نافذة خاصة.",
    },
  },
};
