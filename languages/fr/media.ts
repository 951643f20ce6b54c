import type { Words } from "../words.ts";
export const words: Words["media"] = {
  ownFilm: {
    /** Names of the audio and subtitle tracks of the operator's own files. */
    unnamedTrack: (number: number): string => `Piste ${number}`,
    forcedTrack: (language: string): string => `${language} (forcés)`,
    sdhTrack: (language: string): string => `${language} (sourds et malentendants)`,
    namedTrack: (language: string, name: string): string => `${language} (${name})`,
    /** A codec of pictures and one of sound. */
    twoCodecs: (pictures: string, sound: string): string => `${pictures} et ${sound}`,
    /** Answers of the operator's files that are not the film. */
    noSuchFilm: "Ce film n’existe pas ici",
    filmGone: "Ce film n’est plus ici, ou il a changé",
    filmChanged: "Ce film a changé",
    filmExpired: "Cette adresse a expiré",
    tooManyStreams: "Trop de films sont en cours de lecture. Réessaie dans un instant.",
    folderSilent: "Le film est illisible pour le moment. Réessaie dans un instant.",
    filmUnreadable: "Ce film est illisible",
  },
};
