import { gridColumns, gridImageSizes } from "#app/movie/grid-layout.ts";
import { Portrait } from "#app/movie/portrait.tsx";
import { moveFocusWithArrows } from "#app/ui/arrow-navigation.ts";
import { Link } from "#app/ui/link.tsx";
import { knownFor } from "#content/words/search-page.ts";
import { departmentOf, knownForTitles } from "#domain/known-for.ts";
import { personPath } from "#domain/paths.ts";
import type { PersonSummary } from "#domain/person.ts";

function PersonCard({ person, priority }: { person: PersonSummary; priority: boolean }) {
  const titles = knownForTitles(person.known_for);
  return (
    <Link to={personPath(person.id)} className="group block rounded-md">
      <Portrait
        path={person.profile_path}
        name={person.name}
        sizes={gridImageSizes}
        priority={priority}
        className="transition-transform group-hover:-translate-y-1"
      />
      <span className="mt-3 block font-semibold leading-snug transition-colors group-hover:text-amber">{person.name}</span>
      <span className="mt-1 block text-sm text-muted">{departmentOf(person)}</span>
      {titles.length > 0 && <span className="mt-1 line-clamp-3 text-sm leading-snug text-muted">{knownFor(titles)}</span>}
    </Link>
  );
}

/** specification.md, section 2: a photograph or initials, the department, up to three titles. */
export function PersonGrid({ people, label, prioritizeFirst }: { people: readonly PersonSummary[]; label: string; prioritizeFirst: boolean }) {
  return (
    <ul aria-label={label} className={gridColumns} onKeyDown={moveFocusWithArrows}>
      {people.map((person, index) => (
        <li key={person.id}>
          <PersonCard person={person} priority={prioritizeFirst && index === 0} />
        </li>
      ))}
    </ul>
  );
}
