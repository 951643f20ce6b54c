import { limits } from "#domain/limits.ts";
import type { KnownFor, PersonCredits, PersonSummary } from "#domain/person.ts";

type Titled = Pick<KnownFor, "title" | "name" | "popularity">;

/** Up to three distinct titles, most popular first (section 2). */
export function knownForTitles(titles: readonly Titled[]): string[] {
  const names = titles.toSorted((a, b) => b.popularity - a.popularity).flatMap((item) => item.title || item.name || []);
  return [...new Set(names)].slice(0, limits.search.knownForTitles);
}

const defaultDepartment = "Actor";

/** Section 5: a missing department is 'Actor'. */
export const departmentOf = (person: Pick<PersonSummary, "known_for_department">): string => person.known_for_department || defaultDepartment;

/** The credits that a person is known for: cast for an actor, otherwise crew. */
export function primaryCredits(person: Pick<PersonSummary, "known_for_department">, credits: PersonCredits): Titled[] {
  const isActor = [defaultDepartment, "Acting"].includes(departmentOf(person));
  return isActor || credits.crew.length === 0 ? credits.cast : credits.crew;
}
