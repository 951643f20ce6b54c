import { sampleReel } from "../sample-reel.ts";

const serverMarks = { lastUsed: "آخر خادم مستخدم", gaveUp: "لم يعمل" } as const;

export const player = {
  sampleReel,
  player: "المشغّل",
  /** `title` is `null` until the film database has answered. */
  frameTitle: (title: string | null, server: string): string => (title === null ? `المشغّل: ${server}` : `المشغّل: ${title}، ${server}`),
  playOn: (server: string): string => `التشغيل على ${server}`,
  titleMissing: (server: string): string => `هذا العمل غير موجود على ${server}. يمكن اختيار خادم آخر أدناه.`,
  fullscreen: "ملء الشاشة",
  offline: "لا يوجد اتصال بالإنترنت. تشغيل الفيديو يحتاج إلى اتصال.",
  /** Before Play, of a server on another host. */
  playsFrom: (host: string): string => `يُعرض من ${host}`,
  /** Without script. */
  needsScript: (server: string, host: string): string => `بث ${server} يأتي من ${host}. يلزم تفعيل JavaScript في المتصفح لتحميله هنا.`,
  /** Why a film of a public archive may be shown. */
  publicBasis: {
    age: (year: string): string => `نُشر عام ${year}، وهو في الملكية العامة في الولايات المتحدة لقِدمه`,
    notRenewed: "لم تُجدَّد حقوقه، وهو في الملكية العامة في الولايات المتحدة",
    noNotice: "صدر دون إشعار صالح بحقوق النشر، وهو في الملكية العامة في الولايات المتحدة",
    listed: "مدرج ضمن الملكية العامة في الولايات المتحدة",
    openLicense: "نشره صنّاعه برخصة حرة",
  },
  servers: "الخوادم",
  changeServer: "تغيير الخادم",
  serverMarks,
  markedLabel: (label: string, mark: keyof typeof serverMarks): string => `${label}، ${serverMarks[mark]}`,
};
