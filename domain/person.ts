import { yearsBetween } from "./calendar-date.ts";
import type { ExternalIds } from "./title-facts.ts";

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
  /** An http or https address. */
  homepage: string | null;
  external_ids: ExternalIds;
};

/** One credit of a person. A film has `title` and `release_date`, a series `name` and `first_air_date`. */
export type PersonCredit = {
  id: number;
  credit_id: string;
  title?: string | undefined;
  name?: string | undefined;
  release_date?: string | undefined;
  first_air_date?: string | undefined;
  /** Of a series' first episode with the person. */
  first_credit_air_date?: string | undefined;
  poster_path: string | null;
  vote_average: number | null;
  vote_count: number;
  popularity: number;
  character?: string | undefined;
  job?: string | undefined;
  /** As in `MovieSummary`. */
  here?: number;
};

export type PersonCredits = { cast: PersonCredit[]; crew: PersonCredit[] };

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
