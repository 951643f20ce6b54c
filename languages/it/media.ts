import type { Words } from "../words.ts";
import { list } from "./text.ts";

export const words: Words["media"] = {
  ownFilm: {
    /** Names of the audio and subtitle tracks of the operator's own files. */
    unnamedTrack: (number: number): string => `Traccia ${number}`,
    forcedTrack: (language: string): string => `${language} (forzati)`,
    sdhTrack: (language: string): string => `${language} (non udenti)`,
    namedTrack: (language: string, name: string): string => `${language} (${name})`,
    /** A codec of pictures and one of sound. */
    twoCodecs: (pictures: string, sound: string): string => list([pictures, sound]),
    /** Answers of the operator's files that are not the film. */
    noSuchFilm: "Questo film qui non c’è",
    filmGone: "Questo film non c’è più, o è cambiato",
    filmChanged: "Questo film è cambiato",
    filmExpired: "Questo indirizzo è scaduto",
    tooManyStreams: "In questo momento ci sono troppi film in riproduzione. Riprova fra poco.",
    folderSilent: "In questo momento il film non si può leggere. Riprova fra poco.",
    filmUnreadable: "Questo film è illeggibile",
  },
};
