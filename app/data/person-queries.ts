import type { Catalog } from "#domain/catalog.ts";
import { type CreditCards, type Filmography, filmographyOf, televisionOf } from "#domain/filmography.ts";
import { notices } from "#domain/notices.ts";
import type { Person } from "#domain/person.ts";
import type { QueryOptions } from "./query.ts";
import { useQueriesOf } from "./use-queries-of.ts";

/** Section 8: details and credits of a person fail under one message. `whole`: all credits, however many. */
export function personQueries(catalog: Catalog) {
  const about = <T>(id: number, part: string, queryFn: () => Promise<T>): QueryOptions<T> => ({
    queryKey: ["person", id, part],
    queryFn,
    meta: { failure: notices.person },
  });
  const partName = (part: string, whole: boolean): string => (whole ? `${part}-whole` : part);
  return {
    person: (id: number) => about<Person | null>(id, "details", () => catalog.person(id)),
    filmography: (id: number, whole: boolean) =>
      about<Filmography>(id, partName("filmography", whole), async () => filmographyOf(await catalog.personMovieCredits(id), whole)),
    television: (id: number, whole: boolean) =>
      about<CreditCards>(id, partName("television", whole), async () => televisionOf(await catalog.personSeriesCredits(id), whole)),
  };
}

export const usePersonQueries = () => useQueriesOf(personQueries);
