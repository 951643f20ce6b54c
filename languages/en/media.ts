export const words = {
  ownFilm: {
    /** Names of the audio and subtitle tracks of the operator's own files. */
    unnamedTrack: (number: number): string => `Track ${number}`,
    forcedTrack: (language: string): string => `${language} (forced)`,
    sdhTrack: (language: string): string => `${language} (SDH)`,
    namedTrack: (language: string, name: string): string => `${language} (${name})`,
    /** A codec of pictures and one of sound. */
    twoCodecs: (pictures: string, sound: string): string => `${pictures} and ${sound}`,
    /** Answers of the operator's files that are not the film. */
    noSuchFilm: "There is no such film here",
    filmGone: "This film is no longer here, or it has changed",
    filmChanged: "This film has changed",
    filmExpired: "This address has expired",
    tooManyStreams: "Too many films are playing right now. Please try again in a moment.",
    folderSilent: "The film cannot be read right now. Please try again in a moment.",
    filmUnreadable: "This film cannot be read",
  },
};
