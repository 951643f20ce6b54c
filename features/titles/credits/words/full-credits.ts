import { counted } from "#domain/count-text.ts";

export const allCastAndCrew = "All cast and crew";
export const cast = "Cast";
/** Within the section that shows the first twelve. */
export const wholeCast = "Whole cast";
export const noCredits = "There are no credits for this title yet.";
export const episodes = (count: number): string => counted(count, "episode");
/** "214 people" */
export const peopleCount = (count: number): string => counted(count, "person", "people");
/** "Cast and crew of Metropolis" */
export const castAndCrewOf = (title: string): string => `Cast and crew of ${title}`;
export const toTitle = (title: string): string => `Back to ${title}`;
/** In the list of departments. */
export const departments = "Departments";
