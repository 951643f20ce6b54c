import { plural } from "../text.ts";

export const airing = {
  nextEpisode: "الحلقة التالية:",
  lastEpisode: "آخر حلقة:",
  noDate: "يُعلن الموعد لاحقًا",
  countdown: (days: number): string => plural(days, { zero: "اليوم", one: "غدًا", two: "بعد يومين", few: "بعد # أيام", many: "بعد # يومًا", other: "بعد # يوم" }),
};
