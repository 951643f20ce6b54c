import type { Words } from "../words.ts";
export const words: Words["couch"] = {
  layout: {
    offer: "أمام التلفزيون؟ صور ونصوص كبيرة، والتنقّل بالأسهم وزر OK.",
    turnOn: "واجهة التلفزيون",
    enterPlayer: "زر OK ينقل إلى المشغّل، وزر الرجوع يعيد إلى هنا.",
  },
};
