import type { Words } from "../words.ts";

/** Below a list: the addresses at which other software reads it. */
export const words: Words["feeds"] = {
  /** Opens them. */
  summary: "موجز وقوائم للبرامج الأخرى",
  hint: "يُرجى نسخ أحد هذه الروابط إلى البرنامج. فيه أسماء الأعمال وسنواتها وروابطها لا غير.",
  /** Beside the name of each. */
  forms: {
    atom: "لقارئات الموجزات",
    rss: "بروابط إلى IMDb، للبرامج الأخرى",
    radarr: "أفلام، في قائمة مخصصة",
    sonarr: "مسلسلات، في قائمة مخصصة",
  },
};
