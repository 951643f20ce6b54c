import type { FilmHost } from "#features/public-films/model/copies.ts";
import type { CopyFailure } from "#features/public-films/model/film-report.ts";
import { sampleReel } from "../sample-reel.ts";

// Of a film from a public archive.

/** As subjects: without a preposition before them. */
const names: Record<FilmHost, string> = { blender: "il progetto Blender", commons: "Wikimedia Commons", archive: "Internet Archive" };

const atStart = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const reasons: Record<CopyFailure, string> = {
  missing: "non risponde",
  slow: "non risponde",
  refused: "invia il film da un indirizzo che questo sito non ammette",
  "wrong-length": "ha un altro film con questo nome",
};

/** "Wikimedia Commons non risponde. Prossimo tentativo: Internet Archive." `next`: `null` for the sample reel. */
function leftFor(host: FilmHost, failure: CopyFailure, next: FilmHost | null): string {
  const left = `${atStart(names[host])} ${reasons[failure]}.`;
  if (next === null) return `${left} Al suo posto c’è un filmato di esempio.`;
  return `${left} Prossimo tentativo: ${next === host ? "un’altra copia nello stesso archivio" : names[next]}.`;
}
export const publicFilm = {
  sampleReel,
  playsFrom: (hostName: string): string => `Video da ${hostName}`,
  leftFor,
  noInternet: {
    what: "Il film arriva da internet, e nessuna delle sue fonti è raggiungibile.",
    advice: "Controlla la connessione a internet, poi riprova.",
  },
  unreachable: "Da qui nessuna delle fonti di questo film è raggiungibile. Intanto ecco un filmato di esempio.",
};
