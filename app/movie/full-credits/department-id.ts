import { slugOf } from "#domain/slug.ts";

/** The id of a department's heading: "credits-visual-effects". */
export const departmentId = (name: string): string => `credits-${slugOf(name)}`;
