import type { ContinuePlace } from "#features/saved/model/continue-items.ts";
import { episodeCode } from "../site/episode-code.ts";

const { shortEpisodeCode } = episodeCode;

// What the visitor can go on watching.
const timeLeft = (minutes: number): string =>
  minutes < 60 ? `encore ${minutes}\u00a0min` : `encore ${Math.floor(minutes / 60)}\u00a0h\u00a0${minutes % 60}\u00a0min`;
const atStart = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "S2 E5, encore 32 min", "À suivre : S2 E6", "S2 E5 ouvert sur Server 3" */
function placeText({ episode, reason, minutesLeft, server }: ContinuePlace): string {
  const code = episode && shortEpisodeCode(episode.season, episode.episode);
  if (minutesLeft !== null) return atStart([code, timeLeft(minutesLeft)].filter(Boolean).join(", "));
  if (reason === "next") return `À suivre\u00a0: ${code}`;
  if (reason === "started") return atStart([code, "en cours"].filter(Boolean).join(" "));
  if (reason === "seen") return `Vu jusqu’à ${code}`;
  return atStart([code, "ouvert", server && `sur ${server}`].filter(Boolean).join(" "));
}
export const continueRow = {
  continueHeading: "Reprendre",
  dismiss: (title: string): string => `Retirer de «\u00a0Reprendre\u00a0»\u00a0: ${title}`,
  /** Above the title's name. */
  dismissed: "Retiré de «\u00a0Reprendre\u00a0»",
  upToDate: "Rien à reprendre. Tu es à jour.",
  placeText,
  becauseYouSaved: (title: string): string => `Parce que tu as ajouté «\u00a0${title}\u00a0»`,
  nothingNew: "Il n’y a rien de nouveau pour ce titre.",
  findMore: "Trouver des titres similaires",
};
