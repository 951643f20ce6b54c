import type { ReleaseKind, ReleaseList } from "#features/upcoming/model/release-choice.ts";
import { counted } from "../text.ts";

/** `embedded`: the sample catalog has no new films. The days of its old ones come round. */
export const releasesPage = {
  lists: "Films by release",
  headings: {
    live: { cinemas: "In theaters", soon: "Coming soon", home: "At home soon" },
    embedded: { cinemas: "Recent film anniversaries", soon: "Coming film anniversaries", home: "At home soon" },
  } satisfies Record<string, Record<ReleaseList, string>>,
  leads: {
    cinemas: "Films that are showing in theaters now.",
    soon: "Films by the day on which they come to theaters.",
    home: "Films by the day on which they come out digitally or on disc.",
  } satisfies Record<ReleaseList, string>,
  embeddedLead: "The films of this sample catalog are not new. These came to theaters on a day of these weeks in an earlier year.",
  weeks: "Weeks",
  allWeeks: "All weeks",
  thisWeek: "This week",
  nextWeek: "Next week",
  /** Of days without their year. */
  days: (first: string, last: string): string => `${first} to ${last}`,
  kindsLabel: "Kind of release",
  allKinds: "All releases",
  kinds: {
    wide: "In theaters",
    limited: "Limited release",
    digital: "Digital",
    disc: "On disc",
  } satisfies Record<ReleaseKind, string>,
  yearsAgo: (years: number): string => counted(years, "year ago", "years ago"),
  noDate: "Date not known",
  empty: { message: "No films are known for this choice", hint: "Choose another week, kind of release or country." },
  /** For search engines. */
  descriptions: {
    live: "What is in theaters, what comes to them week by week, and what can be seen at home soon, with the dates of your country.",
    embedded: "Film anniversaries of these weeks, from a catalog of films in the public domain.",
  },
};
