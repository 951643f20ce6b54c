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
  /** Before Play, of a server on another host. */
  playsFrom: (host: string): string => `يُعرض من ${host}`,
  /** Without script. */
  needsScript: (server: string, host: string): string => `بث ${server} يأتي من ${host}. يلزم تفعيل JavaScript في المتصفح لتحميله هنا.`,
  servers: "الخوادم",
  changeServer: "تغيير الخادم",
  serverMarks,
  markedLabel: (label: string, mark: keyof typeof serverMarks): string => `${label}، ${serverMarks[mark]}`,
};
