import { slugOf } from "#domain/slug.ts";

/** The section's fragment in the address. */
export const sectionId = (title: string): string => slugOf(title);
