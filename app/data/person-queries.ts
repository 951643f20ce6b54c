import type { CallOptions, Catalog, CreditsByMedium } from "#domain/catalog.ts";
import { type CreditCards, type Filmography, filmographyOf, televisionOf } from "#domain/filmography.ts";
import { notices } from "#domain/notices.ts";
import type { Person } from "#domain/person.ts";
import type { QueryOptions } from "./query.ts";
import { useQueriesOf } from "./use-queries-of.ts";

/** The cards of a person's films and series. */
type PersonWork = { films: Filmography; series: CreditCards };

const noCredits: CreditsByMedium = { movies: { cast: [], crew: [] }, series: { cast: [], crew: [] } };

const workOf = ({ movies, series }: CreditsByMedium, whole: boolean): PersonWork => ({
  films: filmographyOf(movies, whole),
  series: televisionOf(series, whole),
});

/** Section 8 has one message for a person's details and credits. `whole`: all credits, without a limit. */
export function personQueries(catalog: Catalog, call?: CallOptions) {
  const query = <T>(id: number, part: string, queryFn: () => Promise<T>): QueryOptions<T> => ({
    queryKey: ["person", id, part],
    queryFn,
    meta: { failures: [notices.person] },
  });
  return {
    person: (id: number) => query<Person | null>(id, "details", () => catalog.person(id, call)),
    personCredits: (id: number, whole: boolean) =>
      query<PersonWork>(id, whole ? "credits-whole" : "credits", async () => workOf((await catalog.personCredits(id, call)) ?? noCredits, whole)),
  };
}

export const usePersonQueries = () => useQueriesOf(personQueries);
