/** Names of the audio and subtitle tracks of the operator's own files. */
export const unnamedTrack = (number: number): string => `Track ${number}`;
export const forcedTrack = (language: string): string => `${language} (forced)`;
export const sdhTrack = (language: string): string => `${language} (SDH)`;
export const namedTrack = (language: string, name: string): string => `${language} (${name})`;
/** A codec of pictures and one of sound. */
export const twoCodecs = (pictures: string, sound: string): string => `${pictures} and ${sound}`;

/** Answers of the operator's files that are not the film. */
export const noSuchFilm = "There is no such film here";
export const filmGone = "This film is no longer here, or it has changed";
export const filmChanged = "This film has changed";
export const filmExpired = "This address has expired";
export const tooManyStreams = "Too many films are playing right now. Please try again in a moment.";
export const folderSilent = "The film cannot be read right now. Please try again in a moment.";
export const filmUnreadable = "This film cannot be read";
