import { limits } from "#domain/limits.ts";
import type { KnownFor, PersonCredits, PersonSummary } from "#domain/person.ts";
import { nameIn } from "#domain/provider-names.ts";

type Titled = Pick<KnownFor, "title" | "name" | "popularity">;

/** Up to three distinct titles, most popular first (section 2). */
export function knownForTitles(titles: readonly Titled[]): string[] {
  const names = titles.toSorted((a, b) => b.popularity - a.popularity).flatMap((item) => item.title || item.name || []);
  return [...new Set(names)].slice(0, limits.search.knownForTitles);
}

const defaultDepartment = "Actor";

/** Section 5: a missing department is 'Actor'. */
const departmentOf = (person: Pick<PersonSummary, "known_for_department">): string => person.known_for_department || defaultDepartment;

/** In the page's language. */
export const departmentIn = ({ departments }: { departments: Readonly<Record<string, string>> }, person: Pick<PersonSummary, "known_for_department">): string =>
  nameIn(departments, departmentOf(person));

/** The credits that a person is known for: cast for an actor, otherwise crew. */
export function primaryCredits(person: Pick<PersonSummary, "known_for_department">, credits: PersonCredits): Titled[] {
  const isActor = [defaultDepartment, "Acting"].includes(departmentOf(person));
  return isActor || credits.crew.length === 0 ? credits.cast : credits.crew;
}
