import { titles } from "../counts.ts";

export const subscription = {
  title: "في تقويمك الخاص",
  download: "تنزيل ملف",
  downloadNote: "ملف ICS بالمواعيد المعروضة أعلاه، لأي تقويم. وهو لا يشمل ما يُعلن لاحقًا.",
  subscribe: "الاشتراك",
  subscribeNote: "يقرأ تقويمك هذا الرابط مرتين في اليوم، ويتلقى المواعيد الجديدة تلقائيًا.",
  /** What the address gives away. */
  ids: "يحتوي الرابط على أرقام هذه الأعمال. تراها الخدمة التي تدير تقويمك، ولا ترى شيئًا آخر مما يجري هنا.",
  withoutNames: "دون أسماء الحلقات",
  address: "رابط الاشتراك",
  firstTitles: (count: number): string => `الأعمال في الاشتراك: ${titles(count)}، وتأتي أولًا الأعمال ذات المواعيد المعلنة.`,
  /** In a calendar file: "Example (New season)". */
  withNote: (text: string, note: string): string => `${text} (${note})`,
};
