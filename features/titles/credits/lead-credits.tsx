import { Fragment } from "react";
import { Link } from "#app/router/link.tsx";
import { Name } from "#app/ui/foreign-text.tsx";
import { useRestoredDetails } from "#app/ui/restored-state.ts";
import { useWords } from "#app/words/use-words.tsx";
import { personPath } from "#domain/addresses.ts";
import { limits } from "#domain/limits.ts";
import type { LeadCredit } from "#features/titles/model/credits.ts";

const { directors: mostShown } = limits.detail.leads;

function Names({ people }: { people: LeadCredit["people"] }) {
  const { comma } = useWords("site").facts;
  const mark = comma.trimEnd();
  return people.map(({ id, name }, index) => (
    <Fragment key={id}>
      {index > 0 && comma.slice(mark.length)}
      {/* The comma is in the name's box: WebKit would begin a line with it. */}
      <span className="inline-block">
        <Link to={personPath(id)} className="inline-block font-medium hover:text-marquee hover:underline pointer-coarse:py-2.5">
          <Name>{name}</Name>
        </Link>
        {index < people.length - 1 && mark}
      </span>
    </Fragment>
  ));
}

/** "and 219 more", which opens. */
function FurtherNames({ people }: { people: LeadCredit["people"] }) {
  const words = useWords("titles").leadCredits;
  return (
    <details {...useRestoredDetails("directors")}>
      <summary className="w-fit text-on-night-muted hover:text-marquee pointer-coarse:py-2.5">{words.andMore(people.length)}</summary>
      <Names people={people} />
    </details>
  );
}

/** The director and further leading credits, as links to the people's pages. */
export function LeadCredits({ leads }: { leads: readonly LeadCredit[] }) {
  const words = useWords("titles").leadCredits;
  return (
    <dl data-slot="leads" className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-3 gap-y-1 @2xl:grid-cols-[repeat(4,minmax(0,16rem))] @2xl:gap-x-6">
      {leads.map((lead) => (
        <div key={lead.role} className="col-span-full grid grid-cols-subgrid items-baseline @2xl:col-auto @2xl:block">
          <dt className="text-sm text-on-night-muted">{words.roleName(lead)}</dt>
          <dd>
            <Names people={lead.people.slice(0, mostShown)} />
            {lead.people.length > mostShown && <FurtherNames people={lead.people.slice(mostShown)} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
