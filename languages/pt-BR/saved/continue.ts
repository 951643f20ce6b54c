import type { ContinuePlace } from "#features/saved/model/continue-items.ts";
import { episodeCode } from "../site/episode-code.ts";

const { shortEpisodeCode } = episodeCode;

// What the visitor can go on watching.

/** "32 min" */
const time = (minutes: number): string => (minutes < 60 ? `${minutes}\u00a0min` : `${Math.floor(minutes / 60)}\u00a0h ${minutes % 60}\u00a0min`);
/** "restam 32 min", "resta 1 min" */
const timeLeft = (minutes: number): string => `${minutes === 1 ? "resta" : "restam"} ${time(minutes)}`;
const atStart = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "T2 E5, restam 32 min", "Próximo: T2 E6", "Aberto: T2 E5 em Server 3" */
function placeText({ episode, reason, minutesLeft, server }: ContinuePlace): string {
  const code = episode && shortEpisodeCode(episode.season, episode.episode);
  if (minutesLeft !== null) return atStart([code, timeLeft(minutesLeft)].filter(Boolean).join(", "));
  if (reason === "next") return `Próximo: ${code}`;
  if (reason === "started") return code === null ? "Iniciado" : `Iniciado: ${code}`;
  if (reason === "seen") return `Visto até ${code}`;
  return [code === null ? "Aberto" : `Aberto: ${code}`, server && `em ${server}`].filter(Boolean).join(" ");
}
export const continueRow = {
  continueHeading: "Continuar assistindo",
  dismiss: (title: string): string => `Tirar ${title} de “Continuar assistindo”`,
  /** Above the title's name. */
  dismissed: "Removido de “Continuar assistindo”",
  upToDate: "Nada para continuar. Você está em dia.",
  placeText,
  becauseYouSaved: (title: string): string => `Porque você salvou “${title}”`,
  nothingNew: "Não há nada novo para este título.",
  findMore: "Encontrar parecidos",
};
