import type { ContinuePlace } from "#features/saved/model/continue-items.ts";
import { episodeCode } from "../site/episode-code.ts";

const { shortEpisodeCode } = episodeCode;

// What the visitor can go on watching.
const timeLeft = (minutes: number): string =>
  minutes < 60 ? `noch ${minutes}\u00a0Min.` : `noch ${Math.floor(minutes / 60)}\u00a0Std. ${minutes % 60}\u00a0Min.`;
const atStart = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "S2 F5, noch 32 Min.", "Als Nächstes: S2 F6", "S2 F5 geöffnet auf Server 3" */
function placeText({ episode, reason, minutesLeft, server }: ContinuePlace): string {
  const code = episode && shortEpisodeCode(episode.season, episode.episode);
  if (minutesLeft !== null) return atStart([code, timeLeft(minutesLeft)].filter(Boolean).join(", "));
  if (reason === "next") return `Als Nächstes: ${code}`;
  if (reason === "started") return atStart([code, "angefangen"].filter(Boolean).join(" "));
  if (reason === "seen") return `Gesehen bis ${code}`;
  return atStart([code, "geöffnet", server && `auf ${server}`].filter(Boolean).join(" "));
}
export const continueRow = {
  continueHeading: "Weiterschauen",
  dismiss: (title: string): string => `${title} aus „Weiterschauen“ entfernen`,
  /** Above the title's name. */
  dismissed: "Aus „Weiterschauen“ entfernt",
  upToDate: "Nichts zum Weiterschauen. Du bist auf dem neuesten Stand.",
  placeText,
  becauseYouSaved: (title: string): string => `Weil du dir „${title}“ gemerkt hast`,
  nothingNew: "Zu diesem Titel gibt es nichts Neues.",
  findMore: "Ähnliches finden",
};
