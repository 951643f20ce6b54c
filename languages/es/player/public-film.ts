import type { FilmHost } from "#features/public-films/model/copies.ts";
import type { CopyFailure } from "#features/public-films/model/film-report.ts";
import { sampleReel } from "../sample-reel.ts";

// Of a film from a public archive.

/** In the middle of a sentence. */
const names: Record<FilmHost, string> = { blender: "el proyecto Blender", commons: "Wikimedia Commons", archive: "Internet Archive" };

const atStart = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const reasons: Record<CopyFailure, string> = {
  missing: "no responde",
  slow: "no responde",
  refused: "envía la película desde una dirección que este sitio no permite",
  "wrong-length": "tiene otra película con este nombre",
};

/** "Wikimedia Commons no responde. Ahora se prueba con Internet Archive." `next`: `null` for the sample reel. */
function leftFor(host: FilmHost, failure: CopyFailure, next: FilmHost | null): string {
  const left = `${atStart(names[host])} ${reasons[failure]}.`;
  if (next === null) return `${left} En su lugar verás una película de muestra.`;
  return `${left} Ahora se prueba con ${next === host ? "otra de sus copias" : names[next]}.`;
}
export const publicFilm = {
  sampleReel,
  playsFrom: (hostName: string): string => `El vídeo viene de ${hostName}`,
  leftFor,
  noInternet: {
    what: "La película viene de internet y no se puede acceder a ninguna de sus fuentes.",
    advice: "Comprueba tu conexión a internet e inténtalo de nuevo.",
  },
  unreachable: "No se puede acceder desde aquí a ninguna de las fuentes de esta película. Mientras tanto, verás una película de muestra.",
};
