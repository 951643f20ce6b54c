import type { ReactNode } from "react";
import { foreignText, Name, Sentence } from "#app/ui/foreign-text.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { dateText } from "#domain/calendar-date.ts";
import { Portrait } from "#features/lists/cards/portrait.tsx";
import { departmentIn } from "#features/search/model/known-for.ts";
import { ExternalLinks } from "#features/titles/external-links.tsx";
import { externalLinks } from "#features/titles/model/external-links.ts";
import type { Words } from "#languages/words.ts";

import { ageOf, firstParagraph, type Person } from "./model/person.ts";
import { personColumns, photographWidth } from "./person-page-skeleton.tsx";

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className="min-w-0 max-w-full">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

/** "October 4, 1895 (age 70)" */
function bornText(words: Words["people"]["personPage"], dates: Words["site"]["dates"], person: Person, today: string): string | null {
  const born = dateText(dates, person.birthday);
  return born && words.bornText(born, ageOf(person, today));
}

const portraitSizes = "(min-width: 2076px) 350px, (min-width: 1700px) 332px, (min-width: 1280px) 288px, (min-width: 768px) 256px, 112px";

/** On a phone in two columns, on a tablet in one line, in a wide window beside the biography. */
const factsClass =
  "grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-4 max-md:w-full md:flex md:flex-wrap md:gap-x-10 xl:col-start-3 xl:row-start-2 xl:grid xl:grid-cols-1 xl:border-s xl:border-line xl:ps-8";

/** `today`: "YYYY-MM-DD". */
export function PersonHeader({ person, today }: { person: Person; today: string }) {
  const site = useWords("site");
  const words = useWords("people").personPage;
  const { links: linksName } = useWords("site").externalLinks;
  const biography = firstParagraph(person.biography);
  const language = person.textLanguages?.biography;
  const links = externalLinks({ homepage: person.homepage, ids: person.external_ids });
  return (
    <div className={`${personColumns} items-start`}>
      <Portrait path={person.profile_path} name={person.name} sizes={portraitSizes} priority className={`shadow-2xl ${photographWidth}`} />
      <PageHeading className="min-w-0 grow font-names basis-[5.5em] self-center whole-words md:text-hero xl:col-span-2">
        <Name>{person.name}</Name>
      </PageHeading>
      <dl className={factsClass}>
        <Fact name={words.popularity}>{site.facts.decimal(person.popularity.toFixed(1))}</Fact>
        <Fact name={words.born}>{bornText(words, site.dates, person, today)}</Fact>
        <Fact name={words.died}>{dateText(site.dates, person.deathday)}</Fact>
        <Fact name={words.placeOfBirth}>{person.place_of_birth && <Name>{person.place_of_birth}</Name>}</Fact>
        <Fact name={words.knownFor}>{departmentIn(site, person)}</Fact>
      </dl>
      <section aria-labelledby="biography" className="max-md:w-full xl:col-start-2 xl:row-start-2">
        <h2 id="biography" className="display mb-3 text-2xl font-bold">
          {words.biography}
        </h2>
        <p {...foreignText(language)} className="max-w-[70ch] whitespace-pre-line leading-relaxed xl:text-lg xl:leading-relaxed">
          {biography || <Sentence names={[person.name]}>{words.noBiography(person.name)}</Sentence>}
        </p>
        {language && <p className="mt-3 text-sm text-muted">{site.facts.shownInEnglish}</p>}
        {links.length > 0 && (
          <div className="mt-5">
            <ExternalLinks links={links} label={linksName} />
          </div>
        )}
      </section>
    </div>
  );
}
