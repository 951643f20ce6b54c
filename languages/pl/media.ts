import type { Words } from "../words.ts";
export const words: Words["media"] = {
  ownFilm: {
    /** Names of the audio and subtitle tracks of the operator's own files. */
    unnamedTrack: (number: number): string => `Ścieżka ${number}`,
    forcedTrack: (language: string): string => `${language} (wymuszone)`,
    sdhTrack: (language: string): string => `${language} (dla niesłyszących)`,
    namedTrack: (language: string, name: string): string => `${language} (${name})`,
    /** A codec of pictures and one of sound. */
    twoCodecs: (pictures: string, sound: string): string => `${pictures} i ${sound}`,
    /** Answers of the operator's files that are not the film. */
    noSuchFilm: "Nie ma tu takiego filmu",
    filmGone: "Tego filmu już tu nie ma albo został zmieniony",
    filmChanged: "Ten film został zmieniony",
    filmExpired: "Ten adres wygasł",
    tooManyStreams: "W tej chwili odtwarzanych jest zbyt wiele filmów. Spróbuj ponownie za chwilę.",
    folderSilent: "Filmu nie można teraz odczytać. Spróbuj ponownie za chwilę.",
    filmUnreadable: "Nie da się odczytać tego filmu",
  },
};
