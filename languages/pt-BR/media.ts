import type { Words } from "../words.ts";
export const words: Words["media"] = {
  ownFilm: {
    /** Names of the audio and subtitle tracks of the operator's own files. */
    unnamedTrack: (number: number): string => `Faixa ${number}`,
    /** Subtitles that show by themselves, of what is spoken in another language. */
    forcedTrack: (language: string): string => `${language} (forçada)`,
    sdhTrack: (language: string): string => `${language} (CC)`,
    namedTrack: (language: string, name: string): string => `${language} (${name})`,
    /** A codec of pictures and one of sound. */
    twoCodecs: (pictures: string, sound: string): string => `${pictures} e ${sound}`,
    /** Answers of the operator's files that are not the film. */
    noSuchFilm: "Este filme não existe aqui",
    filmGone: "Este filme não está mais aqui ou foi alterado",
    filmChanged: "Este filme foi alterado",
    filmExpired: "Este endereço expirou",
    tooManyStreams: "Há filmes demais em reprodução agora. Tente de novo daqui a pouco.",
    folderSilent: "Não é possível ler o filme agora. Tente de novo daqui a pouco.",
    filmUnreadable: "Não é possível ler este filme",
  },
};
