import type { ContinuePlace } from "#features/saved/model/continue-items.ts";
import { minutes as minuteCount } from "../counts.ts";
import { episodeCode } from "../site/episode-code.ts";

const { shortEpisodeCode } = episodeCode;

// What the visitor can go on watching.
const timeLeft = (minutes: number): string => (minutes < 60 ? `المتبقي ${minuteCount(minutes)}` : `المتبقي ${Math.floor(minutes / 60)} س ${minutes % 60} د`);

/** "م2 ح5، المتبقي 32 دقيقة", "التالي: م2 ح6", "تم فتح م2 ح5 على Server 3" */
function placeText({ episode, reason, minutesLeft, server }: ContinuePlace): string {
  const code = episode && shortEpisodeCode(episode.season, episode.episode);
  if (minutesLeft !== null) return [code, timeLeft(minutesLeft)].filter(Boolean).join("، ");
  if (reason === "next") return `التالي: ${code}`;
  if (reason === "started") return code === null ? "بدأت المشاهدة" : `بدأت مشاهدة ${code}`;
  if (reason === "seen") return `تمت المشاهدة حتى ${code}`;
  return [code === null ? "تم الفتح" : `تم فتح ${code}`, server && `على ${server}`].filter(Boolean).join(" ");
}

export const continueRow = {
  continueHeading: "متابعة المشاهدة",
  dismiss: (title: string): string => `إزالة ${title} من متابعة المشاهدة`,
  /** Above the title's name. */
  dismissed: "تمت الإزالة من متابعة المشاهدة",
  upToDate: "لا شيء لمتابعته: تمت مشاهدة كل شيء.",
  placeText,
  becauseYouSaved: (title: string): string => `لأنك حفظت ${title}`,
  nothingNew: "لا جديد يخص هذا العمل.",
  findMore: "البحث عن أعمال من النوع نفسه",
};
