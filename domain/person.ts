import type { TextLanguages } from "./languages.ts";

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

/** One credit of a person. A film has `title` and `release_date`, a series `name` and `first_air_date`. */
export type PersonCredit = {
  id: number;
  credit_id: string;
  title?: string | undefined;
  name?: string | undefined;
  textLanguages?: TextLanguages<"title" | "name"> | undefined;
  /** As in `MovieSummary`, of a series. */
  englishTitle?: string | undefined;
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
