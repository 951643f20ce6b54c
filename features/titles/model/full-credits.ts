import type { Credits } from "./credits.ts";

/** A person's part in a title. `roles`: the characters, or the jobs in one department. `episodes`: how many of a series; `null` where that is not known. */
export type FullCredit = { id: number; name: string; roles: string[]; episodes: number | null };
export type FullCastMember = FullCredit & { profile_path: string | null };
export type Department = { name: string; people: FullCredit[] };

/** Everybody who made a title: each person once in the cast and once in each department. */
export type FullCredits = { cast: FullCastMember[]; departments: Department[] };

/** The provider's names, in the order of a film's end titles. Others follow. */
const departmentOrder = "Directing,Creator,Writing,Production,Camera,Editing,Sound,Art,Costume & Make-Up,Visual Effects,Lighting,Crew,Actors".split(",");
const otherDepartment = "Crew";

/** One credit as the provider lists it: a person has several. */
export type ListedCredit = { id: number; name: string; roles: readonly string[]; episodes: number | null };
export type ListedCastMember = ListedCredit & { profile_path: string | null };
export type ListedCrewMember = ListedCredit & { department: string };

/** Of a person in a long series. A page that names a hundred characters of one actor helps no reader. */
const mostRoles = 12;

const mostEpisodes = (a: number | null, b: number | null): number | null => (a === null || b === null ? (a ?? b) : Math.max(a, b));

/** Each person once: the first of their credits, with the roles of all. */
function merged<T extends ListedCredit>(credits: readonly T[]): { first: T; roles: string[]; episodes: number | null }[] {
  const people = new Map<number, { first: T; roles: Set<string>; episodes: number | null }>();
  for (const credit of credits) {
    const person = people.get(credit.id) ?? { first: credit, roles: new Set(), episodes: null };
    for (const role of credit.roles) if (role !== "") person.roles.add(role);
    person.episodes = mostEpisodes(person.episodes, credit.episodes);
    people.set(credit.id, person);
  }
  return [...people.values()].map(({ first, roles, episodes }) => ({ first, roles: [...roles].slice(0, mostRoles), episodes }));
}

const rankOf = (department: string): number => {
  const rank = departmentOrder.indexOf(department);
  return rank < 0 ? departmentOrder.length : rank;
};

function departmentsOf(crew: readonly ListedCrewMember[]): Department[] {
  const members = Map.groupBy(crew, ({ department }) => department || otherDepartment);
  return [...members]
    .map(([name, listed]) => ({ name, people: merged(listed).map(({ first: { id, name: person }, ...part }) => ({ id, name: person, ...part })) }))
    .toSorted((a, b) => rankOf(a.name) - rankOf(b.name));
}

export const fullCreditsOf = (cast: readonly ListedCastMember[], crew: readonly ListedCrewMember[]): FullCredits => ({
  cast: merged(cast).map(({ first: { id, name, profile_path }, ...part }) => ({ id, name, profile_path, ...part })),
  departments: departmentsOf(crew),
});

/** A film's whole credits, which its details bring along. */
export const creditsInFull = ({ cast, crew }: Credits): FullCredits =>
  fullCreditsOf(
    cast.map(({ id, name, character, profile_path }) => ({ id, name, profile_path, roles: [character], episodes: null })),
    crew.map(({ id, name, job, department = "" }) => ({ id, name, department, roles: [job], episodes: null })),
  );

/** The number of distinct people. */
export const peopleIn = ({ cast, departments }: FullCredits): number =>
  new Set([...cast, ...departments.flatMap(({ people }) => people)].map(({ id }) => id)).size;
