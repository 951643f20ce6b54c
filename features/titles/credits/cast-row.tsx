import { Link } from "#app/router/link.tsx";
import { moveFocusWithArrows } from "#app/ui/arrow-navigation.ts";
import { Name } from "#app/ui/foreign-text.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { personPath } from "#domain/addresses.ts";
import { limits } from "#domain/limits.ts";
import { characterIn } from "#domain/provider-names.ts";
import { Portrait } from "#features/lists/cards/portrait.tsx";
import type { CastMember } from "#features/titles/model/credits.ts";
import { castColumns, longCastColumns } from "./cast-row-skeleton.tsx";

const sixColumns = 6;
const belowWidest = "(min-width: 1408px) 205px, (min-width: 1024px) 14.2vw, 140px";
const castSizes = `(min-width: 2076px) 320px, (min-width: 1700px) 14.8vw, ${belowWidest}`;
const longCastSizes = `(min-width: 2076px) 151px, (min-width: 1900px) 7vw, (min-width: 1700px) 14.8vw, ${belowWidest}`;

/** The first twelve cast members, each with a link to the person's page. */
export function CastRow({ cast }: { cast: readonly CastMember[] }) {
  const { titleSections: words, creditNames } = useWords("titles");
  if (cast.length === 0) return <p className="text-muted">{words.noCast}</p>;
  const isLong = cast.length > sixColumns;
  return (
    <ul aria-label={words.cast} className={isLong ? longCastColumns : castColumns} onKeyDown={moveFocusWithArrows}>
      {cast.slice(0, limits.detail.cast).map((member, index) => (
        <li key={`${member.id}-${index}`}>
          <Link to={personPath(member.id)} className="group block rounded-md whole-words">
            <Portrait path={member.profile_path} name={member.name} sizes={isLong ? longCastSizes : castSizes} />
            <span className="mt-2 block font-semibold leading-snug transition-colors group-hover:text-amber">
              <Name>{member.name}</Name>
            </span>
            <span className="mt-0.5 line-clamp-3 text-[max(0.875em,0.75rem)] leading-snug text-muted">
              <Name>{characterIn(creditNames, member.character)}</Name>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
