import { slugOf } from "#domain/slug.ts";

/** The id of a department's heading in a list: "movie-19-visual-effects". Hidden screens, which Back returns to, have lists too. */
export const departmentId = (list: string, name: string): string => `${list}-${slugOf(name)}`;

/** Stands for a department's name. */
export const castPart = "Cast";
