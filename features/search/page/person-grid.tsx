import { Link } from "react-router";
import { moveFocusWithArrows } from "#app/ui/arrow-navigation.ts";
import { Name, Sentence } from "#app/ui/foreign-text.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { personPath } from "#domain/addresses.ts";
import type { PersonSummary } from "#domain/person.ts";
import { gridColumns, gridImageSizes } from "#features/lists/cards/grid-layout.ts";
import { SkeletonItems } from "#features/lists/cards/grid-skeleton.tsx";
import { Portrait } from "#features/lists/cards/portrait.tsx";
import { departmentIn, knownForTitles } from "#features/search/model/known-for.ts";

function PersonCard({ person, sizes, priority }: { person: PersonSummary; sizes: string; priority: boolean }) {
  const { knownFor } = useWords("search").searchResults;
  const site = useWords("site");
  const titles = knownForTitles(person.known_for);
  return (
    <Link to={personPath(person.id)} className="group block rounded-md">
      <Portrait path={person.profile_path} name={person.name} sizes={sizes} priority={priority} className="transition-[translate] group-hover:-translate-y-1" />
      <span className="mt-3 block font-semibold leading-snug transition-colors group-hover:text-amber">
        <Name>{person.name}</Name>
      </span>
      <span className="mt-1 block text-sm text-muted">{departmentIn(site, person)}</span>
      {titles.length > 0 && (
        <span className="mt-1 line-clamp-3 text-sm leading-snug text-muted">
          <Sentence names={titles}>{knownFor(titles)}</Sentence>
        </span>
      )}
    </Link>
  );
}

type PersonGridProps = {
  people: readonly PersonSummary[];
  label: string;
  /** The list's layout; `sizes` must fit it. */
  columns?: string;
  sizes?: string;
  prioritizeFirst?: boolean;
  /** Skeletons after the people. */
  pending?: number;
};

/** specification.md, section 2: a photograph or initials, the department, up to three titles. */
export function PersonGrid({ people, label, columns = gridColumns, sizes = gridImageSizes, prioritizeFirst = false, pending = 0 }: PersonGridProps) {
  return (
    <ul aria-label={label} className={columns} onKeyDown={moveFocusWithArrows}>
      {people.map((person, index) => (
        <li key={person.id}>
          <PersonCard person={person} sizes={sizes} priority={prioritizeFirst && index === 0} />
        </li>
      ))}
      <SkeletonItems count={pending} />
    </ul>
  );
}
