import type { ContinuePlace } from "#features/saved/model/continue-items.ts";
import { episodeCode } from "../site/episode-code.ts";

const { shortEpisodeCode } = episodeCode;

// What the visitor can go on watching.
const timeLeft = (minutes: number): string => (minutes < 60 ? `${minutes} min left` : `${Math.floor(minutes / 60)} h ${minutes % 60} min left`);

/** "S2 E5, 32 min left", "Next: S2 E6", "Opened S2 E5 on Server 3" */
function placeText({ episode, reason, minutesLeft, server }: ContinuePlace): string {
  const code = episode && shortEpisodeCode(episode.season, episode.episode);
  if (minutesLeft !== null) return [code, timeLeft(minutesLeft)].filter(Boolean).join(", ");
  if (reason === "next") return `Next: ${code}`;
  if (reason === "started") return ["Started", code].filter(Boolean).join(" ");
  if (reason === "seen") return `Seen up to ${code}`;
  return ["Opened", code, server && `on ${server}`].filter(Boolean).join(" ");
}
export const continueRow = {
  continueHeading: "Continue",
  dismiss: (title: string): string => `Remove ${title} from Continue`,
  /** Above the title's name. */
  dismissed: "Removed from Continue",
  upToDate: "Nothing to continue. You are up to date.",
  placeText,
  becauseYouSaved: (title: string): string => `Because you saved ${title}`,
  nothingNew: "There is nothing new for this title.",
  findMore: "Find more of its kind",
};
