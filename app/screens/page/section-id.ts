import { slugOf } from "#domain/slug.ts";

/** What stands after the # in the address of a section. */
export const sectionId = (title: string): string => slugOf(title);
