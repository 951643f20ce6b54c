import type { QueryOptions } from "#app/data/query.ts";
import { useQueriesOf } from "#app/data/use-queries-of.ts";
import type { CallOptions, Catalog } from "#domain/catalog.ts";
import { notices } from "#domain/notices.ts";
import type { Collaborator, CreditsByMedium, Person } from "#domain/person.ts";
import type { CareerPoint } from "./model/career-timeline.ts";
import { filmographySearch, parseFilmographyView } from "./model/person-address.ts";
import type { PersonWork } from "./model/person-work.ts";

const noCredits: CreditsByMedium = { movies: { cast: [], crew: [] }, series: { cast: [], crew: [] } };

/** Section 8 has one message for a person's details and credits. */
export function personQueries(catalog: Catalog, call?: CallOptions) {
  const query = <T>(id: number, part: string, queryFn: () => Promise<T>): QueryOptions<T> => ({
    queryKey: ["person", id, part],
    queryFn,
    meta: { failures: [notices.person] },
  });
  const credits = async (id: number): Promise<CreditsByMedium> => (await catalog.personCredits(id, call)) ?? noCredits;
  return {
    person: (id: number) => query<Person | null>(id, "details", () => catalog.person(id, call)),
    /** By the route's parameters; both tabs are in it. */
    personWork: (id: number, parameters: URLSearchParams) => {
      const view = parseFilmographyView(parameters);
      return query<PersonWork>(id, `work${filmographySearch({ ...view, tab: "actor" })}`, async () => {
        // The code that sorts and merges is not needed before.
        const [work, { personWork }] = await Promise.all([credits(id), import("./model/person-work.ts")]);
        return personWork(work, view);
      });
    },
    career: (id: number) =>
      query<CareerPoint[]>(id, "career", async () => {
        const [work, { careerPoints }] = await Promise.all([credits(id), import("./model/career-timeline.ts")]);
        return careerPoints(work);
      }),
    /** An addition: a failure is not shown. */
    collaborators: (id: number): QueryOptions<Collaborator[]> => ({
      ...query(id, "collaborators", () => catalog.collaborators(id, call)),
      meta: { failures: [] },
    }),
  };
}

export const usePersonQueries = () => useQueriesOf(personQueries);
