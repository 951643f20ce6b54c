import type { Words } from "../words.ts";
export const words: Words["media"] = {
  ownFilm: {
    /** Names of the audio and subtitle tracks of the operator's own files. */
    unnamedTrack: (number: number): string => `المسار ${number}`,
    forcedTrack: (language: string): string => `${language} (إجبارية)`,
    sdhTrack: (language: string): string => `${language} (لضعاف السمع)`,
    namedTrack: (language: string, name: string): string => `${language} (${name})`,
    /** A codec of pictures and one of sound. */
    twoCodecs: (pictures: string, sound: string): string => `${pictures} و${sound}`,
    /** Answers of the operator's files that are not the film. */
    noSuchFilm: "لا يوجد فيلم كهذا هنا",
    filmGone: "لم يعد هذا الفيلم موجودًا هنا، أو أنه تغيّر",
    filmChanged: "تغيّر هذا الفيلم",
    filmExpired: "انتهت صلاحية هذا الرابط",
    tooManyStreams: "يُعرض عدد كبير من الأفلام في هذه اللحظة. يُرجى إعادة المحاولة بعد قليل.",
    folderSilent: "تتعذّر قراءة الفيلم في هذه اللحظة. يُرجى إعادة المحاولة بعد قليل.",
    filmUnreadable: "تتعذّر قراءة هذا الفيلم",
  },
};
