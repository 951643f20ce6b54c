import type { OptionalFeature, Purpose } from "#features/ads/model/consent.ts";
import type { Words } from "../words.ts";
import { serverNames } from "./server-names.ts";
import { footer } from "./site/footer.ts";

/** `short` is for the middle of a sentence. */
const purposeTexts: Record<Purpose, { title: string; short: (hosts: readonly string[]) => string; text: (hosts: readonly string[]) => string }> = {
  ads: {
    title: "الإعلانات",
    short: (hosts) => `إعلانات من ${serverNames(hosts)}`,
    text: (hosts) => `من ${serverNames(hosts)}، في إطارات لا ترى هذه الصفحة. وتعرف الشركة التي ترسل الإعلان عنوان IP.`,
  },
  analytics: {
    title: "إحصاءات الزيارات",
    short: (hosts) => `إحصاءات الزيارات عبر ${serverNames(hosts)}`,
    text: (hosts) => `عبر ${serverNames(hosts)}، بما يكشف عنوان IP والصفحات التي تُفتح.`,
  },
};

export const words: Words["ads"] = {
  consent: {
    purposeTexts,
    consentTexts: {
      title: footer.privacyChoices,
      question: (features: readonly OptionalFeature[]): string =>
        `اختياري، ومعطّل ما لم تتم الموافقة: ${features.map(({ purpose, hosts }) => purposeTexts[purpose].short(hosts)).join("؛ ")}.`,
      lead: "لا يُحمَّل أي شيء اختياري دون موافقة. ويمكن تغيير هذا الاختيار هنا في أي وقت.",
      browserSaysNo: "يرسل هذا المتصفح إشارة Global Privacy Control، ونحن نعدّها رفضًا، فلا يُحمَّل أي شيء اختياري.",
      accept: "موافقة",
      decline: "رفض",
      customize: "تخصيص",
      close: "إغلاق",
      details: "المزيد عن ملفات تعريف الارتباط",
    },
  },
};
