import type { Words } from "../words.ts";
export const words: Words["media"] = {
  ownFilm: {
    /** Names of the audio and subtitle tracks of the operator's own files. */
    unnamedTrack: (number: number): string => `Pista ${number}`,
    forcedTrack: (language: string): string => `${language} (forzados)`,
    sdhTrack: (language: string): string => `${language} (para sordos)`,
    namedTrack: (language: string, name: string): string => `${language} (${name})`,
    /** A codec of pictures and one of sound. */
    twoCodecs: (pictures: string, sound: string): string => `${pictures} y ${sound}`,
    /** Answers of the operator's files that are not the film. */
    noSuchFilm: "Esta película no está aquí",
    filmGone: "Esta película ya no está aquí o ha cambiado",
    filmChanged: "Esta película ha cambiado",
    filmExpired: "Esta dirección ha caducado",
    tooManyStreams: "Ahora mismo se están viendo demasiadas películas. Inténtalo de nuevo en un momento.",
    folderSilent: "Ahora mismo no se puede leer la película. Inténtalo de nuevo en un momento.",
    filmUnreadable: "No se puede leer esta película",
  },
};
