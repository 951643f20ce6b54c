import { z } from "zod";
import type { CreditsByMedium } from "#domain/catalog.ts";
import type { KnownFor, Person, PersonCredit, PersonCredits, PersonSummary } from "#domain/person.ts";
import { count, id, imagePath, numberOrNull, someOf, text, textOrNull } from "./lenient.ts";

/** A person with the filmography, from one response. */
export type PersonDetails = { person: Person; credits: CreditsByMedium };

const optionalText = z.string().optional().catch(undefined);
const name = z.string().trim().min(1);

const knownFor: z.ZodType<KnownFor> = z.object({ id, title: optionalText, name: optionalText, popularity: count });

const listed = { id, name, profile_path: imagePath, known_for_department: textOrNull, popularity: count };

export const personSummary: z.ZodType<PersonSummary> = z.object({ ...listed, known_for: someOf(knownFor) });

const person: z.ZodType<Person> = z.object({ ...listed, biography: text, birthday: textOrNull, deathday: textOrNull, place_of_birth: textOrNull });

const personCredit: z.ZodType<PersonCredit> = z.object({
  id,
  credit_id: text,
  title: optionalText,
  name: optionalText,
  release_date: optionalText,
  first_air_date: optionalText,
  poster_path: imagePath,
  backdrop_path: imagePath,
  overview: text,
  vote_average: numberOrNull,
  vote_count: count,
  genre_ids: someOf(id),
  popularity: count,
  character: optionalText,
  job: optionalText,
});

export const personCredits: z.ZodType<PersonCredits> = z.object({ cast: someOf(personCredit), crew: someOf(personCredit) });

const creditsBeside = personCredits.catch({ cast: [], crew: [] });
const creditsByMedium = z
  .object({ movie_credits: creditsBeside, tv_credits: creditsBeside })
  .transform(({ movie_credits, tv_credits }) => ({ credits: { movies: movie_credits, series: tv_credits } }));

export const personDetails: z.ZodType<PersonDetails> = z.intersection(
  person.transform((entry) => ({ person: entry })),
  creditsByMedium,
);
