import type { Words } from "../words.ts";
export const words: Words["media"] = {
  ownFilm: {
    /** Names of the audio and subtitle tracks of the operator's own files. */
    unnamedTrack: (number: number): string => `Spur ${number}`,
    forcedTrack: (language: string): string => `${language} (erzwungen)`,
    sdhTrack: (language: string): string => `${language} (für Hörgeschädigte)`,
    namedTrack: (language: string, name: string): string => `${language} (${name})`,
    /** A codec of pictures and one of sound. */
    twoCodecs: (pictures: string, sound: string): string => `${pictures} und ${sound}`,
    /** Answers of the operator's files that are not the film. */
    noSuchFilm: "Diesen Film gibt es hier nicht",
    filmGone: "Dieser Film ist nicht mehr hier oder hat sich geändert",
    filmChanged: "Dieser Film hat sich geändert",
    filmExpired: "Diese Adresse ist abgelaufen",
    tooManyStreams: "Gerade laufen zu viele Filme. Bitte versuche es gleich noch einmal.",
    folderSilent: "Der Film ist gerade nicht lesbar. Bitte versuche es gleich noch einmal.",
    filmUnreadable: "Dieser Film ist nicht lesbar",
  },
};
