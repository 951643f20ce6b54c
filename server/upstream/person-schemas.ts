import { z } from "zod";
import { isEnglish, type Language } from "#domain/languages.ts";
import type { KnownFor, PersonCredit, PersonCredits, PersonSummary } from "#domain/person.ts";
import type { CreditsByMedium, Person } from "#features/people/model/person.ts";
import { noExternalIds } from "#features/titles/model/title-facts.ts";
import { externalIds, homepage, storedExternalIds, storedHomepage } from "./fact-schemas.ts";
import { count, id, imagePath, most, name, numberOrNull, someOf, stored, string, text, textOrNull } from "./fields.ts";
import { marked, namesIn, perLanguage, storedMarks } from "./names-in-language.ts";
import { languageParameter, textIn } from "./text-in-language.ts";

/** A person with the filmography, from one response. */
export type PersonDetails = { person: Person; credits: CreditsByMedium };

const optionalText = string.optional().catch(undefined);

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

const creditsByMedium = (credits: z.ZodType<PersonCredits>) => {
  const beside = credits.catch({ cast: [], crew: [] });
  return z
    .object({ movie_credits: beside, tv_credits: beside })
    .transform(({ movie_credits, tv_credits }) => ({ credits: { movies: movie_credits, series: tv_credits } }));
};

export const personDetails: z.ZodType<PersonDetails> = z.intersection(
  person.transform((entry) => ({ person: entry })),
  creditsByMedium(personCredits),
);

/** A film or a series in a filmography in another language. */
const creditIn = (language: Language): z.ZodType<PersonCredit> =>
  z
    .intersection(personCredit, z.object({ original_title: optionalText, original_name: optionalText, original_language: text }))
    .transform(({ original_title, original_name, original_language, ...credit }) => {
      const field = credit.title === undefined && original_title === undefined ? "name" : "title";
      const names = namesIn(language, { title: credit[field], original: original_title ?? original_name, original_language });
      return names ? { ...credit, [field]: names.title, ...marked(field, names.titleLanguage) } : credit;
    });

const creditsIn = (language: Language): z.ZodType<PersonCredits> =>
  z.object({ cast: someOf(creditIn(language), most.credits), crew: someOf(creditIn(language), most.credits) });

const biographies = z
  .object({ translations: z.array(z.object({ iso_639_1: text, data: z.object({ biography: text }) })).catch([]) })
  .catch({ translations: [] });

/** The biography in the language, else in English, which comes in the same call. */
const personIn = (language: Language) =>
  z.intersection(person, z.object({ translations: biographies })).transform(({ translations: { translations }, ...entry }) => {
    const own = textIn(language, entry.biography);
    const english = translations.find(({ iso_639_1, data }) => iso_639_1 === "en" && data.biography.trim() !== "")?.data.biography ?? "";
    const isOwn = own !== "" && own !== english;
    return { person: { ...entry, biography: isOwn ? own : english, ...(!isOwn && english !== "" && marked("biography", "en")) } };
  });

export const personDetailsIn = perLanguage(personDetails, (language) => z.intersection(personIn(language), creditsByMedium(creditsIn(language))));

const parts = "movie_credits,tv_credits,external_ids";

/** What a person's details read beside the person, in the same call. */
export const personParametersIn = (language: Language | undefined) =>
  isEnglish(language) ? { append_to_response: parts } : { append_to_response: `${parts},translations`, ...languageParameter(language) };

const storedCredit: z.ZodType<PersonCredit> = z.object({
  id,
  credit_id: z.string(),
  title: z.string().optional(),
  name: z.string().optional(),
  textLanguages: storedMarks("title", "name"),
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
    textLanguages: storedMarks("biography"),
    birthday: stored.textOrNull,
    deathday: stored.textOrNull,
    place_of_birth: stored.textOrNull,
    // Rows of builds before these have neither.
    homepage: storedHomepage.default(null),
    external_ids: storedExternalIds.default(noExternalIds),
  }),
  credits: z.object({ movies: storedPersonCredits, series: storedPersonCredits }),
});
