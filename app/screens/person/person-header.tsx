import type { ReactNode } from "react";
import { Portrait } from "#app/movie/portrait.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import * as words from "#content/words/person-page.ts";
import { dateText } from "#domain/calendar-date.ts";
import { departmentOf } from "#domain/known-for.ts";
import { ageOf, firstParagraph, type Person } from "#domain/person.ts";

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

/** "October 4, 1895 (age 70)" */
function bornText(person: Person, today: string): string | null {
  const born = dateText(person.birthday);
  return born && words.bornText(born, ageOf(person, today));
}

/** `today`: "YYYY-MM-DD". */
export function PersonHeader({ person, today }: { person: Person; today: string }) {
  const biography = firstParagraph(person.biography);
  return (
    <div className="grid grid-cols-[min(7rem,35vw)_minmax(0,1fr)] items-start gap-x-6 gap-y-8 md:grid-cols-[16rem_minmax(0,1fr)] md:gap-x-12">
      <Portrait path={person.profile_path} name={person.name} sizes="(min-width: 768px) 256px, 112px" priority className="shadow-2xl md:row-span-2" />
      <div className="min-w-0 self-center md:self-end">
        <PageHeading className="text-hero">{person.name}</PageHeading>
      </div>
      <div className="col-span-2 grid gap-8 md:col-span-1">
        <dl className="flex flex-wrap gap-x-10 gap-y-4">
          <Fact name={words.born}>{bornText(person, today)}</Fact>
          <Fact name={words.died}>{dateText(person.deathday)}</Fact>
          <Fact name={words.placeOfBirth}>{person.place_of_birth}</Fact>
          <Fact name={words.knownFor}>{departmentOf(person)}</Fact>
          <Fact name={words.popularity}>{person.popularity.toFixed(1)}</Fact>
        </dl>
        <section aria-labelledby="biography">
          <h2 id="biography" className="display mb-3 text-2xl font-bold">
            {words.biography}
          </h2>
          <p className="max-w-[70ch] whitespace-pre-line leading-relaxed">{biography || words.noBiography(person.name)}</p>
        </section>
      </div>
    </div>
  );
}
