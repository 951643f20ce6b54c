import { z } from "zod";
import type { KnownFor, PersonCredit, PersonCredits, PersonSummary } from "#domain/person.ts";
import type { CreditsByMedium, Person } from "#features/people/model/person.ts";
import { noExternalIds } from "#features/titles/model/title-facts.ts";
import { externalIds, homepage, storedExternalIds, storedHomepage } from "./fact-schemas.ts";
import { count, id, imagePath, most, numberOrNull, someOf, stored, string, text, textOrNull } from "./fields.ts";

/** A person with the filmography, from one response. */
export type PersonDetails = { person: Person; credits: CreditsByMedium };

const optionalText = string.optional().catch(undefined);
const name = string.trim().min(1);

const knownFor: z.ZodType<KnownFor> = z.object({ id, title: optionalText, name: optionalText, popularity: count });

const summaryFields = { id, name, profile_path: imagePath, known_for_department: textOrNull, popularity: count };

export const personSummary: z.ZodType<PersonSummary> = z.object({ ...summaryFields, known_for: someOf(knownFor, most.facts) });

const person: z.ZodType<Person> = z.object({
  ...summaryFields,
  biography: text,
  birthday: textOrNull,
  deathday: textOrNull,
  place_of_birth: textOrNull,
  homepage,
  external_ids: externalIds,
});

const personCredit: z.ZodType<PersonCredit> = z.object({
  id,
  credit_id: text,
  title: optionalText,
  name: optionalText,
  release_date: optionalText,
  first_air_date: optionalText,
  first_credit_air_date: optionalText,
  poster_path: imagePath,
  vote_average: numberOrNull,
  vote_count: count,
  popularity: count,
  character: optionalText,
  job: optionalText,
});

export const personCredits: z.ZodType<PersonCredits> = z.object({ cast: someOf(personCredit, most.credits), crew: someOf(personCredit, most.credits) });

const creditsBeside = personCredits.catch({ cast: [], crew: [] });
const creditsByMedium = z
  .object({ movie_credits: creditsBeside, tv_credits: creditsBeside })
  .transform(({ movie_credits, tv_credits }) => ({ credits: { movies: movie_credits, series: tv_credits } }));

/** What `personDetails` reads beside the person, in the same call. */
export const personParameters = { append_to_response: "movie_credits,tv_credits,external_ids" };

export const personDetails: z.ZodType<PersonDetails> = z.intersection(
  person.transform((entry) => ({ person: entry })),
  creditsByMedium,
);

const storedCredit: z.ZodType<PersonCredit> = z.object({
  id,
  credit_id: z.string(),
  title: z.string().optional(),
  name: z.string().optional(),
  release_date: z.string().optional(),
  first_air_date: z.string().optional(),
  first_credit_air_date: z.string().optional(),
  poster_path: stored.imagePath,
  vote_average: stored.numberOrNull,
  vote_count: stored.count,
  popularity: stored.count,
  character: z.string().optional(),
  job: z.string().optional(),
});
const storedPersonCredits: z.ZodType<PersonCredits> = z.object({ cast: z.array(storedCredit), crew: z.array(storedCredit) });

export const storedPersonDetails: z.ZodType<PersonDetails> = z.object({
  person: z.object({
    id,
    name,
    profile_path: stored.imagePath,
    known_for_department: stored.textOrNull,
    popularity: stored.count,
    biography: z.string(),
    birthday: stored.textOrNull,
    deathday: stored.textOrNull,
    place_of_birth: stored.textOrNull,
    // Rows of builds before these have neither.
    homepage: storedHomepage.default(null),
    external_ids: storedExternalIds.default(noExternalIds),
  }),
  credits: z.object({ movies: storedPersonCredits, series: storedPersonCredits }),
});
