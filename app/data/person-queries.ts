import type { Catalogue } from "#domain/catalog.ts";
import { type CreditCards, type Filmography, filmographyOf, televisionOf } from "#domain/filmography.ts";
import { notices } from "#domain/notices.ts";
import type { Person } from "#domain/person.ts";
import { useAsked } from "./use-queries-of.ts";
import type { Question } from "./query.ts";

/** Section 8: details and credits of a person fail under one message. `whole`: all credits, however many. */
export function personQuestions(catalogue: Catalogue) {
  const about = <T>(id: number, part: string, queryFn: () => Promise<T>): Question<T> => ({
    queryKey: ["person", id, part],
    queryFn,
    meta: { failure: notices.person },
  });
  const partName = (part: string, whole: boolean): string => (whole ? `${part}-whole` : part);
  return {
    person: (id: number) => about<Person | null>(id, "details", () => catalogue.person(id)),
    filmography: (id: number, whole: boolean) =>
      about<Filmography>(id, partName("filmography", whole), async () => filmographyOf(await catalogue.personMovieCredits(id), whole)),
    television: (id: number, whole: boolean) =>
      about<CreditCards>(id, partName("television", whole), async () => televisionOf(await catalogue.personSeriesCredits(id), whole)),
  };
}

export const usePersonQuestions = () => useAsked(personQuestions);
