import type { FilmHost } from "#features/public-films/model/copies.ts";
import type { CopyFailure } from "#features/public-films/model/film-report.ts";
import { sampleReel } from "../sample-reel.ts";

// Of a film from a public archive.

/** In the nominative, because two of them cannot be declined. */
const names: Record<FilmHost, string> = { blender: "projekt Blender", commons: "Wikimedia Commons", archive: "Internet Archive" };

const atStart = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const reasons: Record<CopyFailure, string> = {
  missing: "nie odpowiada",
  slow: "nie odpowiada",
  refused: "wysyła film z hosta, na który ten serwis nie zezwala",
  "wrong-length": "ma pod tą nazwą inny film",
};

/** "Wikimedia Commons nie odpowiada. Następne źródło: Internet Archive." `next`: `null` for the sample reel. */
function leftFor(host: FilmHost, failure: CopyFailure, next: FilmHost | null): string {
  const left = `${atStart(names[host])} ${reasons[failure]}.`;
  if (next === null) return `${left} Zamiast tego obejrzysz film przykładowy.`;
  return `${left} ${next === host ? "Sprawdzamy inną kopię z tego źródła." : `Następne źródło: ${names[next]}.`}`;
}
export const publicFilm = {
  sampleReel,
  playsFrom: (hostName: string): string => `Źródło: ${hostName}`,
  leftFor,
  noInternet: {
    what: "Film jest odtwarzany z internetu, a żadne z jego źródeł nie odpowiada.",
    advice: "Sprawdź połączenie z internetem i spróbuj ponownie.",
  },
  unreachable: "Żadne ze źródeł tego filmu nie jest stąd dostępne. Na razie obejrzysz film przykładowy.",
};
