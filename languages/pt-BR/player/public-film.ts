import type { FilmHost } from "#features/public-films/model/copies.ts";
import type { CopyFailure } from "#features/public-films/model/film-report.ts";
import { sampleReel } from "../sample-reel.ts";

// Of a film from a public archive.

/** In the middle of a sentence. */
const names: Record<FilmHost, string> = { blender: "o projeto Blender", commons: "o Wikimedia Commons", archive: "o Internet Archive" };

const atStart = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const reasons: Record<CopyFailure, string> = {
  missing: "não responde",
  slow: "não responde",
  refused: "envia o filme de um endereço que este site não permite",
  "wrong-length": "tem outro filme com este nome",
};

/** "O Wikimedia Commons não responde. Tentando o Internet Archive." `next`: `null` for the sample reel. */
function leftFor(host: FilmHost, failure: CopyFailure, next: FilmHost | null): string {
  const left = `${atStart(names[host])} ${reasons[failure]}.`;
  if (next === null) return `${left} No lugar do filme, veja um vídeo de amostra.`;
  return `${left} ${next === host ? "Tentando outra cópia no mesmo lugar." : `Tentando ${names[next]}.`}`;
}
export const publicFilm = {
  sampleReel,
  playsFrom: (hostName: string): string => `O vídeo vem de ${hostName}`,
  leftFor,
  noInternet: {
    what: "O filme vem da internet, e nenhuma das fontes dele responde.",
    advice: "Confira sua conexão com a internet e tente de novo.",
  },
  unreachable: "Nenhuma das fontes deste filme responde. Enquanto isso, veja um vídeo de amostra.",
};
