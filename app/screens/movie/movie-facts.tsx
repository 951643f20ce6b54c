import type { ShownMovieExtras } from "#app/data/shown-extras.ts";
import { type Fact, FactsSection, fact, linksToOtherSites, ReleaseDates } from "#app/movie/facts-section.tsx";
import { NamedLinks } from "#app/movie/named-links.tsx";
import { type InRegionProps, useInRegion } from "#app/movie/where-to-watch/use-in-region.ts";
import * as words from "#content/words/title-facts.ts";
import { discoverLinks } from "#domain/discover-links.ts";
import type { Movie } from "#domain/movie.ts";
import type { Named } from "#domain/title-facts.ts";

type MovieFactsProps = InRegionProps & { movie: Movie; facts: ShownMovieExtras["facts"] };

const discoverable = (name: string, named: readonly Named[], by: "company" | "keyword"): Fact[] =>
  named.length === 0 ? [] : [{ name, wide: true, value: <NamedLinks name={by} named={named} pathOf={(id) => discoverLinks[by]("movies", id)} /> }];

const amount = (dollars: number | null): string | null => (dollars === null ? null : words.dollars(dollars));

export function MovieFacts({ movie, facts, ...inRegion }: MovieFactsProps) {
  const { original_title, status, countryNames, budget, revenue, companies, keywords, links } = facts;
  const { data, regionName } = useInRegion(inRegion);
  const releases = data?.releases ?? [];
  return (
    <FactsSection
      facts={[
        ...fact(words.originalTitle, original_title !== movie.title && original_title),
        ...fact(words.originalLanguage, movie.language),
        ...fact(words.countries(countryNames.length), countryNames.join(", ")),
        ...fact(words.status, status),
        ...fact(words.budget, amount(budget)),
        ...fact(words.revenue, amount(revenue)),
        ...fact(words.releases(regionName), releases.length > 0 && <ReleaseDates releases={releases} />),
        ...discoverable(words.companies(companies.length), companies, "company"),
        ...discoverable(words.keywords, keywords, "keyword"),
        ...linksToOtherSites(links),
      ]}
    />
  );
}
