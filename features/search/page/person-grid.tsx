import { Link } from "#app/router/link.tsx";
import { Name, Sentence } from "#app/ui/foreign-text.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { personPath } from "#domain/addresses.ts";
import type { PersonSummary } from "#domain/person.ts";
import { CardGrid, type GridOptions } from "#features/lists/cards/card-grid.tsx";
import { gridColumns } from "#features/lists/cards/grid-layout.ts";
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

/** specification.md, section 2: a photograph or initials, the department, up to three titles. */
export function PersonGrid({ people, ...grid }: GridOptions & { people: readonly PersonSummary[] }) {
  return (
    <CardGrid items={people} columns={gridColumns} {...grid}>
      {(person, picture) => <PersonCard person={person} {...picture} />}
    </CardGrid>
  );
}
