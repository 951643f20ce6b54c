import { yearsBetween } from "./calendar-date.ts";

/** A title in a person's search result: a film has `title`, a series `name`. */
export type KnownFor = { id: number; title?: string | undefined; name?: string | undefined; popularity: number };

export type PersonSummary = {
  id: number;
  name: string;
  profile_path: string | null;
  known_for_department: string | null;
  popularity: number;
  known_for: KnownFor[];
};

export type Person = Omit<PersonSummary, "known_for"> & {
  biography: string;
  birthday: string | null;
  deathday: string | null;
  place_of_birth: string | null;
};

/** One credit of a person. A film has `title` and `release_date`, a series `name` and `first_air_date`. */
export type PersonCredit = {
  id: number;
  credit_id: string;
  title?: string | undefined;
  name?: string | undefined;
  release_date?: string | undefined;
  first_air_date?: string | undefined;
  poster_path: string | null;
  backdrop_path: string | null;
  overview: string;
  vote_average: number | null;
  vote_count: number;
  genre_ids: number[];
  popularity: number;
  character?: string | undefined;
  job?: string | undefined;
  /** As in `MovieSummary`. */
  here?: number;
};

export type PersonCredits = { cast: PersonCredit[]; crew: PersonCredit[] };

/** Age in whole years on `today` ("YYYY-MM-DD"), or on the death date if there is one. */
export const ageOf = ({ birthday, deathday }: Pick<Person, "birthday" | "deathday">, today: string): number | null => yearsBetween(birthday, deathday ?? today);

/** Section 2: only a biography's first paragraph is shown. */
export const firstParagraph = (text: string): string => text.trim().split(/\r?\n\s*\n/)[0] ?? "";
