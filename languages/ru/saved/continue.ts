import type { ContinuePlace } from "#features/saved/model/continue-items.ts";
import { episodeCode } from "../site/episode-code.ts";
import { atStart } from "../text.ts";

const { shortEpisodeCode } = episodeCode;

// What the visitor can go on watching.
const timeLeft = (minutes: number): string =>
  minutes < 60 ? `осталось ${minutes}\u00a0мин` : `осталось ${Math.floor(minutes / 60)}\u00a0ч ${minutes % 60}\u00a0мин`;

/** "Начато: 2 сез. 5 сер.", or the word alone. */
const withParts = (word: string, parts: readonly (string | null)[]): string => [word, parts.filter(Boolean).join(", ")].filter(Boolean).join(": ");

/** "2 сез. 5 сер., осталось 32 мин", "Дальше: 2 сез. 6 сер.", "Открыто: 2 сез. 5 сер., Server 3" */
function placeText({ episode, reason, minutesLeft, server }: ContinuePlace): string {
  const code = episode && shortEpisodeCode(episode.season, episode.episode);
  if (minutesLeft !== null) return atStart([code, timeLeft(minutesLeft)].filter(Boolean).join(", "));
  if (reason === "next") return withParts("Дальше", [code]);
  if (reason === "started") return withParts("Начато", [code]);
  if (reason === "seen") return `Просмотрено до ${code}`;
  return withParts("Открыто", [code, server]);
}
export const continueRow = {
  continueHeading: "Продолжить просмотр",
  dismiss: (title: string): string => `Убрать из «Продолжить просмотр»: ${title}`,
  /** Above the title's name. */
  dismissed: "Убрано из «Продолжить просмотр»",
  upToDate: "Продолжать нечего: всё начатое досмотрено.",
  placeText,
  becauseYouSaved: (title: string): string => `Похожее на «${title}» из избранного`,
  nothingNew: "Здесь пока ничего нового.",
  findMore: "Найти похожее",
};
