import { moveFocusWithArrows } from "#app/ui/arrow-navigation.ts";
import { Link } from "#app/ui/link.tsx";
import * as words from "#content/words/title-sections.ts";
import type { CastMember } from "#domain/credits.ts";
import { limits } from "#domain/limits.ts";
import { personPath } from "#domain/paths.ts";
import { castColumns } from "./cast-row-skeleton.tsx";
import { Portrait } from "./portrait.tsx";

const castSizes = "(min-width: 1408px) 205px, (min-width: 768px) 14vw, 116px";
const castSizesBesidePanel = "(min-width: 1408px) 147px, (min-width: 1024px) calc(15.3vw - 72px), (min-width: 768px) 13.8vw, 116px";

type CastRowProps = {
  cast: readonly CastMember[];
  /** From 1024 px on, a panel of 19rem stands beside the row. */
  besidePanel?: boolean;
};

/** The first twelve cast members, each with a link to the person's page. */
export function CastRow({ cast, besidePanel = false }: CastRowProps) {
  if (cast.length === 0) return <p className="text-muted">{words.noCast}</p>;
  return (
    <ul aria-label={words.cast} className={castColumns} onKeyDown={moveFocusWithArrows}>
      {cast.slice(0, limits.detail.cast).map((member, index) => (
        <li key={`${member.id}-${index}`}>
          <Link to={personPath(member.id)} className="group block rounded-md">
            <Portrait path={member.profile_path} name={member.name} sizes={besidePanel ? castSizesBesidePanel : castSizes} />
            <span className="mt-2 block font-semibold leading-snug transition-colors group-hover:text-amber">{member.name}</span>
            <span className="block text-sm leading-snug text-muted">{member.character}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
