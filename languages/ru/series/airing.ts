import { plural } from "../text.ts";

function countdown(days: number): string {
  if (days === 0) return "сегодня";
  return days === 1 ? "завтра" : plural(days, { one: "через # день", few: "через # дня", many: "через # дней", other: "через # дня" });
}
export const airing = {
  nextEpisode: "Следующая серия:",
  lastEpisode: "Последняя серия:",
  noDate: "дата пока неизвестна",
  countdown,
};
