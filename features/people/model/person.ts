import { yearsBetween } from "#domain/calendar-date.ts";
import type { TextLanguages } from "#domain/languages.ts";
import type { PersonCredits, PersonSummary } from "#domain/person.ts";
import type { ExternalIds } from "#features/titles/model/title-facts.ts";

export type Person = Omit<PersonSummary, "known_for"> & {
  biography: string;
  textLanguages?: TextLanguages<"biography"> | undefined;
  birthday: string | null;
  deathday: string | null;
  place_of_birth: string | null;
  /** An http or https address. */
  homepage: string | null;
  external_ids: ExternalIds;
};

/** Votes that a title needs to be ranked by its rating. */
export type RatingFloor = Record<"movies" | "tv", number>;

/** A person's credits in films and in series. Without a floor any vote counts. */
export type CreditsByMedium = { movies: PersonCredits; series: PersonCredits; ratingFloor?: RatingFloor };

/** A person with whom another has worked. `titles`: how many name both, of those that the site has stored. */
export type Collaborator = { id: number; name: string; profile_path: string | null; titles: number };

/** Age in whole years on `today` ("YYYY-MM-DD"), or on the death date if there is one. */
export const ageOf = ({ birthday, deathday }: Pick<Person, "birthday" | "deathday">, today: string): number | null => yearsBetween(birthday, deathday ?? today);

/** Section 2: only a biography's first paragraph is shown. */
export const firstParagraph = (text: string): string => text.trim().split(/\r?\n\s*\n/)[0] ?? "";
