import type { Words } from "../words.ts";
export const words: Words["media"] = {
  ownFilm: {
    /** Names of the audio and subtitle tracks of the operator's own files. */
    unnamedTrack: (number: number): string => `トラック${number}`,
    forcedTrack: (language: string): string => `${language}（強制字幕）`,
    sdhTrack: (language: string): string => `${language}（SDH）`,
    namedTrack: (language: string, name: string): string => `${language}（${name}）`,
    /** A codec of pictures and one of sound. */
    twoCodecs: (pictures: string, sound: string): string => `${pictures}と${sound}`,
    /** Answers of the operator's files that are not the film. */
    noSuchFilm: "この映画はここにはありません",
    filmGone: "この映画はなくなったか、変更されました",
    filmChanged: "この映画は変更されました",
    filmExpired: "このURLは有効期限が切れています",
    tooManyStreams: "現在、同時に再生されている映画が多すぎます。しばらくしてからもう一度試してください。",
    folderSilent: "現在、この映画を読み取れません。しばらくしてからもう一度試してください。",
    filmUnreadable: "この映画は読み取れません",
  },
};
