import type { ContinuePlace } from "#features/saved/model/continue-items.ts";
import { episodeCode } from "../site/episode-code.ts";

const { shortEpisodeCode } = episodeCode;

// What the visitor can go on watching.
const timeLeft = (minutes: number): string =>
  minutes < 60 ? `zostało ${minutes}\u00a0min` : `zostało ${Math.floor(minutes / 60)}\u00a0godz. ${minutes % 60}\u00a0min`;
const atStart = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "S2 E5, zostało 32 min", "Następny: S2 E6", "Otwarto: S2 E5, Server 3" */
function placeText({ episode, reason, minutesLeft, server }: ContinuePlace): string {
  const code = episode && shortEpisodeCode(episode.season, episode.episode);
  if (minutesLeft !== null) return atStart([code, timeLeft(minutesLeft)].filter(Boolean).join(", "));
  if (reason === "next") return `Następny: ${code}`;
  if (reason === "seen") return `Obejrzane do ${code}`;
  const done = reason === "started" ? "Rozpoczęto" : "Otwarto";
  const where = [code, reason === "started" ? null : server].filter(Boolean).join(", ");
  return where === "" ? done : `${done}: ${where}`;
}
export const continueRow = {
  continueHeading: "Oglądaj dalej",
  dismiss: (title: string): string => `Usuń z „Oglądaj dalej”: ${title}`,
  /** Above the title's name. */
  dismissed: "Usunięto z „Oglądaj dalej”",
  upToDate: "Nie ma nic do dokończenia. Jesteś na bieżąco.",
  placeText,
  becauseYouSaved: (title: string): string => `Bo masz na liście „${title}”`,
  nothingNew: "Nie ma nic nowego dla tego tytułu.",
  findMore: "Znajdź podobne",
};
