import type { Words } from "../words.ts";
export const words: Words["media"] = {
  ownFilm: {
    /** Names of the audio and subtitle tracks of the operator's own files. */
    unnamedTrack: (number: number): string => `Дорожка ${number}`,
    forcedTrack: (language: string): string => `${language} (форсированные)`,
    sdhTrack: (language: string): string => `${language} (для слабослышащих)`,
    namedTrack: (language: string, name: string): string => `${language} (${name})`,
    /** A codec of pictures and one of sound. */
    twoCodecs: (pictures: string, sound: string): string => `${pictures} и ${sound}`,
    /** Answers of the operator's files that are not the film. */
    noSuchFilm: "Такого фильма здесь нет",
    filmGone: "Этого фильма здесь больше нет или его файл изменился",
    filmChanged: "Файл этого фильма изменился",
    filmExpired: "Срок действия этого адреса истёк",
    tooManyStreams: "Сейчас идёт слишком много фильмов. Попробуй ещё раз чуть позже.",
    folderSilent: "Фильм сейчас не читается. Попробуй ещё раз чуть позже.",
    filmUnreadable: "Этот фильм не читается",
  },
};
