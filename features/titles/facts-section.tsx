import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Section } from "#app/ui/section.tsx";
import { useWords } from "#app/words/use-words.tsx";
import type { DiscoverType } from "#domain/addresses.ts";
import { dateText } from "#domain/calendar-date.ts";
import { discoverLinks } from "#features/discover/model/discover-links.ts";
import type { Words } from "#languages/words.ts";

import { ExternalLinks } from "./external-links.tsx";
import type { ExternalLink } from "./model/external-links.ts";
import type { Release } from "./model/in-region.ts";
import type { Named } from "./model/title-facts.ts";
import { NamedLinks } from "./named-links.tsx";

/** `wide`: takes the whole width. */
export type Fact = { name: string; value: ReactNode; wide?: boolean };

/** A fact, or nothing where the value is missing. */
export const fact = (name: string, value: ReactNode): Fact[] => (value ? [{ name, value }] : []);

/** What Discover filters by: each has a link to its titles. */
export const discoverable = (type: DiscoverType, by: keyof typeof discoverLinks, name: string, named: readonly Named[]): Fact[] =>
  named.length === 0 ? [] : [{ name, wide: true, value: <NamedLinks name={by} named={named} pathOf={(id) => discoverLinks[by](type, id)} /> }];

/** A film's release dates in one country. */
export function ReleaseDates({ releases }: { releases: readonly Release[] }) {
  const words = useWords("titles").titleFacts;
  const { dates, facts } = useWords("site");
  return (
    <ul>
      {releases.map(({ type, date, note }) => (
        <li key={`${type} ${date} ${note}`}>
          {words.releaseOn([words.releaseTypes[type], note].filter(Boolean).join(facts.comma), dateText(dates, date) ?? "")}
        </li>
      ))}
    </ul>
  );
}

export const linksToOtherSites = ({ links: linksName }: Words["site"]["externalLinks"], links: readonly ExternalLink[]): Fact[] =>
  links.length === 0 ? [] : [{ name: linksName, value: <ExternalLinks links={links} />, wide: true }];

/** Absent without facts. */
export function FactsSection({ facts }: { facts: readonly Fact[] }) {
  const words = useWords("titles").titleFacts;
  if (facts.length === 0) return null;
  return (
    <Section title={words.facts}>
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))] gap-x-6 gap-y-6 lg:grid-cols-3 lg:gap-x-10">
        {facts.map(({ name, value, wide = false }) => (
          <div key={name} className={classNames("min-w-0", wide && "col-span-full")}>
            <dt className="mb-1.5 text-sm text-muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
