import type { ContinuePlace } from "#features/saved/model/continue-items.ts";
import { episodeCode } from "../site/episode-code.ts";

const { shortEpisodeCode } = episodeCode;

// What the visitor can go on watching.
const timeLeft = (minutes: number): string => {
  if (minutes >= 60) return `${minutes < 120 ? "queda" : "quedan"} ${Math.floor(minutes / 60)}\u00a0h ${minutes % 60}\u00a0min`;
  return `${minutes === 1 ? "queda" : "quedan"} ${minutes}\u00a0min`;
};
const atStart = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "T2 E5, quedan 32 min", "Siguiente: T2 E6", "T2 E5, abierto en Server 3" */
function placeText({ episode, reason, minutesLeft, server }: ContinuePlace): string {
  const code = episode && shortEpisodeCode(episode.season, episode.episode);
  const after = (text: string): string => atStart([code, text].filter(Boolean).join(", "));
  if (minutesLeft !== null) return after(timeLeft(minutesLeft));
  if (reason === "next") return `Siguiente: ${code}`;
  if (reason === "started") return after("empezado");
  if (reason === "seen") return `Visto hasta ${code}`;
  return after(server ? `abierto en ${server}` : "abierto");
}
export const continueRow = {
  continueHeading: "Seguir viendo",
  dismiss: (title: string): string => `Quitar «${title}» de «Seguir viendo»`,
  /** Above the title's name. */
  dismissed: "Quitado de «Seguir viendo»",
  upToDate: "No tienes nada a medias. Estás al día.",
  placeText,
  becauseYouSaved: (title: string): string => `Porque guardaste «${title}»`,
  nothingNew: "No hay nada nuevo para este título.",
  findMore: "Buscar más como este",
};
