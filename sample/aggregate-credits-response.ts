import type { CastMember, CrewMember, Series } from "./collection.ts";
import { departmentOf } from "./people.ts";
import { personSummary } from "./title-responses.ts";

/** The data has no episodes of single credits: the provider's counts are left out. */
const castEntry = ([first, ...others]: [CastMember, ...CastMember[]], order: number) => ({
  ...personSummary(first.person),
  order,
  roles: [first, ...others].map(({ character, credit_id }) => ({ character, credit_id })),
});

const crewEntry = ([first, ...others]: [CrewMember, ...CrewMember[]]) => ({
  ...personSummary(first.person),
  department: departmentOf(first.job),
  jobs: [first, ...others].map(({ job, credit_id }) => ({ job, credit_id })),
});

const grouped = <T>(members: readonly T[], keyOf: (member: T) => string): [T, ...T[]][] => [...Map.groupBy(members, keyOf).values()] as [T, ...T[]][];

/** A series' credits with each person once, in the crew once a department. */
export const aggregateCreditsResponse = ({ cast, crew }: Series) => ({
  cast: grouped(cast, ({ person }) => String(person.id)).map(castEntry),
  crew: grouped(crew, ({ person, job }) => `${person.id} ${departmentOf(job)}`).map(crewEntry),
});
