import { useQuery } from "@tanstack/react-query";
import { Link } from "#app/router/link.tsx";
import { moveFocusWithArrows } from "#app/ui/arrow-navigation.ts";
import { Name } from "#app/ui/foreign-text.tsx";
import { Section } from "#app/ui/section.tsx";
import { WhenInView } from "#app/ui/when-in-view.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { personPath } from "#domain/addresses.ts";
import { Portrait } from "#features/lists/cards/portrait.tsx";
import { usePersonQueries } from "./person-queries.ts";

/** A failure is no more than what is not known yet. */
function Collaborators({ id }: { id: number }) {
  const words = useWords("people").personPage;
  const { data = [] } = useQuery(usePersonQueries().collaborators(id));
  if (data.length === 0) return null;
  return (
    <Section title={words.workedMostWith}>
      <ul aria-label={words.workedMostWith} className="scroll-row auto-cols-[minmax(15rem,1fr)] gap-x-6" onKeyDown={moveFocusWithArrows}>
        {data.map((person) => (
          <li key={person.id}>
            <Link to={personPath(person.id)} className="group flex items-center gap-4 rounded-md whole-words">
              <span className="w-20 shrink-0">
                <Portrait path={person.profile_path} name={person.name} sizes="80px" />
              </span>
              <span className="min-w-0">
                <span className="block leading-snug font-semibold transition-colors group-hover:text-amber">
                  <Name>{person.name}</Name>
                </span>
                <span className="mt-1 block text-sm text-muted">{words.together(person.titles)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-muted">{words.togetherNote}</p>
    </Section>
  );
}

/** Its room stays without any collaborator, so that the footer does not move. */
export function CollaboratorsSection({ id }: { id: number }) {
  return (
    <WhenInView fallback={null} className="min-h-60">
      {() => <Collaborators id={id} />}
    </WhenInView>
  );
}
