import type { FilmHost } from "#features/public-films/model/copies.ts";
import type { CopyFailure } from "#features/public-films/model/film-report.ts";
import { sampleReel } from "../sample-reel.ts";

// Of a film from a public archive.

/** In the middle of a sentence, as the subject or after "avec", which leaves the article as it is. */
const names: Record<FilmHost, string> = { blender: "le projet Blender", commons: "Wikimedia Commons", archive: "Internet Archive" };

const atStart = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const reasons: Record<CopyFailure, string> = {
  missing: "ne répond pas",
  slow: "ne répond pas",
  refused: "envoie le film depuis une adresse que ce site n’autorise pas",
  "wrong-length": "a un autre film sous ce nom",
};

/** "Wikimedia Commons ne répond pas. Nouvel essai avec Internet Archive." `next`: `null` for the sample reel. */
function leftFor(host: FilmHost, failure: CopyFailure, next: FilmHost | null): string {
  const left = `${atStart(names[host])} ${reasons[failure]}.`;
  if (next === null) return `${left} Voici un film d’exemple à la place.`;
  return `${left} Nouvel essai avec ${next === host ? "une autre copie au même endroit" : names[next]}.`;
}
export const publicFilm = {
  sampleReel,
  playsFrom: (hostName: string): string => `Lecture depuis ${hostName}`,
  leftFor,
  noInternet: {
    what: "Le film vient d’Internet, et aucune de ses sources n’est joignable.",
    advice: "Vérifie ta connexion à Internet, puis réessaie.",
  },
  unreachable: "Aucune des sources de ce film n’est joignable d’ici. Voici un film d’exemple en attendant.",
};
