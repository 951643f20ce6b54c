// What the stage says before Play, where the device remembers something, and after Play.
export const playerFrame = {
  lastUsed: (server: string): string => `${server}، آخر خادم مستخدم`,
  resumeAt: (time: string): string => `متابعة من ${time}`,
  startOver: "البدء من جديد",
  asking: (server: string): string => `جارٍ الاتصال: ${server} …`,
  waitingForDatabase: "بانتظار قاعدة بيانات الأفلام",
  slow: (server: string): string => `لم يستجب ${server} بعد.`,
  tryServer: (server: string): string => `لا يعمل؟ تجربة ${server}`,
  hideOffer: "إخفاء هذا الاقتراح",
  /** `host`: of a server on another host, which the visitor has not chosen. */
  handedOver: (failed: string, server: string, host: string | null): string =>
    `تعذّر التشغيل على ${failed}. تجري تجربة ${server}${host === null ? "" : `، ويُعرض من ${host}`}.`,
  noneLeft: "تعذّر التشغيل على كل الخوادم. يُرجى التحقق من الاتصال ثم إعادة المحاولة.",
};
