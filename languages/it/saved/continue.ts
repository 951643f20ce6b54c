import type { ContinuePlace } from "#features/saved/model/continue-items.ts";
import { episodeCode } from "../site/episode-code.ts";

const { shortEpisodeCode } = episodeCode;

// What the visitor can go on watching.
const duration = (minutes: number): string => (minutes < 60 ? `${minutes}\u00a0min` : `${Math.floor(minutes / 60)}\u00a0h ${minutes % 60}\u00a0min`);

/** "S2 E5, ancora 32 min", "A seguire: S2 E6", "Ultima apertura: S2 E5 su Server 3" */
function placeText({ episode, reason, minutesLeft, server }: ContinuePlace): string {
  const code = episode && shortEpisodeCode(episode.season, episode.episode);
  if (minutesLeft !== null) return code === null ? `Ancora ${duration(minutesLeft)}` : `${code}, ancora ${duration(minutesLeft)}`;
  if (reason === "next") return `A seguire: ${code}`;
  if (reason === "started") return code === null ? "Da finire" : `Da finire: ${code}`;
  if (reason === "seen") return `Visto fino a ${code}`;
  const where = [code, server && `su ${server}`].filter(Boolean).join(" ");
  return where === "" ? "Già aperto" : `Ultima apertura: ${where}`;
}
export const continueRow = {
  continueHeading: "Continua a guardare",
  dismiss: (title: string): string => `Rimuovi «${title}» da «Continua a guardare»`,
  /** Above the title's name. */
  dismissed: "Titolo rimosso da «Continua a guardare»",
  upToDate: "Niente da continuare: sei in pari.",
  placeText,
  becauseYouSaved: (title: string): string => `Perché hai salvato «${title}»`,
  nothingNew: "Non c’è niente di nuovo per questo titolo.",
  findMore: "Trova titoli simili",
};
