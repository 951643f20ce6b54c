import type { QueryOptions } from "#app/data/query.ts";
import { useQueriesOf } from "#app/data/use-queries-of.ts";
import type { Ask } from "#domain/query.ts";
import type { CareerPoint } from "./model/career-timeline.ts";
import type { Collaborator, CreditsByMedium, Person } from "./model/person.ts";
import { filmographySearch, parseFilmographyView } from "./model/person-address.ts";
import type { PersonWork } from "./model/person-work.ts";
import { peopleQueries } from "./model/queries.ts";

const noCredits: CreditsByMedium = { movies: { cast: [], crew: [] }, series: { cast: [], crew: [] } };

export function personQueries(ask: Ask) {
  const query = <T>(id: number, part: string, queryFn: () => Promise<T>): QueryOptions<T> => ({
    queryKey: ["person", id, part],
    queryFn,
    meta: { failures: peopleQueries.person.failures },
  });
  const credits = async (id: number): Promise<CreditsByMedium> => (await ask(peopleQueries.personCredits, [id])) ?? noCredits;
  return {
    person: (id: number) => query<Person | null>(id, "details", () => ask(peopleQueries.person, [id])),
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
    collaborators: (id: number): QueryOptions<Collaborator[]> => ({
      ...query(id, "collaborators", () => ask(peopleQueries.collaborators, [id])),
      meta: { failures: peopleQueries.collaborators.failures },
    }),
  };
}

export const usePersonQueries = () => useQueriesOf(personQueries);
