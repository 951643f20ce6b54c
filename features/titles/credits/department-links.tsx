import { FragmentLink } from "#app/ui/fragment-link.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { nameIn } from "#domain/provider-names.ts";
import type { FullCredits } from "#features/titles/model/full-credits.ts";
import { castPart, departmentId } from "./department-id.ts";

/** Fewer people need no way to the middle of the list. */
const fewPeople = 40;

/** Leads to each part of a long list. */
export function DepartmentLinks({ list, credits: { cast, departments } }: { list: string; credits: FullCredits }) {
  const { facts, departments: names } = useWords("site");
  const words = useWords("titles").fullCredits;
  const parts = [
    ...(cast.length > 0 ? [{ part: castPart, name: words.cast, people: cast }] : []),
    ...departments.map(({ name, people }) => ({ part: name, name: nameIn(names, name), people })),
  ];
  if (parts.length < 2 || parts.reduce((sum, { people }) => sum + people.length, 0) < fewPeople) return null;
  return (
    <nav aria-label={words.departments}>
      <ul className="flex flex-wrap gap-2">
        {parts.map(({ part, name, people }) => (
          <li key={part}>
            <FragmentLink
              id={departmentId(list, part)}
              className="inline-flex min-h-9 items-center gap-2 rounded-full bg-raised px-3.5 text-sm transition-colors hover:bg-raised-more pointer-coarse:min-h-11"
            >
              {name}
              <span className="text-muted">{facts.number(people.length)}</span>
            </FragmentLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
