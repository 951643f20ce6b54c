import type { PersonCredit } from "#domain/person.ts";

/** A film among a person's credits. */
export const sampleCredit = (id: number, facts: Partial<PersonCredit> = {}): PersonCredit => ({
  id,
  credit_id: `credit-${id}`,
  title: `Title ${id}`,
  release_date: "1927-01-10",
  poster_path: null,
  vote_average: 7,
  vote_count: 10,
  popularity: 1,
  ...facts,
});
