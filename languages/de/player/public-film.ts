import type { FilmHost } from "#features/public-films/model/copies.ts";
import type { CopyFailure } from "#features/public-films/model/film-report.ts";
import { sampleReel } from "../sample-reel.ts";

// Of a film from a public archive.

/** In the nominative. */
const names: Record<FilmHost, string> = { blender: "das Blender-Projekt", commons: "Wikimedia Commons", archive: "das Internet Archive" };

const atStart = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const reasons: Record<CopyFailure, string> = {
  missing: "antwortet nicht",
  slow: "antwortet nicht",
  refused: "schickt den Film von einer Adresse, die diese Website nicht zulässt",
  "wrong-length": "hat unter diesem Namen einen anderen Film",
};

/** "Wikimedia Commons antwortet nicht. Nächster Versuch: das Internet Archive." `next`: `null` for the sample reel. */
function leftFor(host: FilmHost, failure: CopyFailure, next: FilmHost | null): string {
  const left = `${atStart(names[host])} ${reasons[failure]}.`;
  if (next === null) return `${left} Hier läuft stattdessen ein Beispielfilm.`;
  return `${left} Nächster Versuch: ${next === host ? "eine andere Kopie dort" : names[next]}.`;
}
export const publicFilm = {
  sampleReel,
  playsFrom: (hostName: string): string => `Kommt von ${hostName}`,
  leftFor,
  noInternet: {
    what: "Der Film kommt aus dem Internet, und keine seiner Quellen ist erreichbar.",
    advice: "Prüfe deine Internetverbindung und versuche es dann noch einmal.",
  },
  unreachable: "Keine der Quellen dieses Films ist von hier aus erreichbar. So lange läuft hier ein Beispielfilm.",
};
