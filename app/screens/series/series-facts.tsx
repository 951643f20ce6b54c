import type { ShownSeriesExtras } from "#app/data/shown-extras.ts";
import { type Fact, FactsSection, fact, linksToOtherSites } from "#app/movie/facts-section.tsx";
import { NamedLinks } from "#app/movie/named-links.tsx";
import * as words from "#content/words/title-facts.ts";
import { dateText } from "#domain/calendar-date.ts";
import { discoverLinks } from "#domain/discover-links.ts";
import type { Series } from "#domain/series.ts";
import type { Named } from "#domain/title-facts.ts";

const discoverable = (name: string, named: readonly Named[], by: keyof typeof discoverLinks): Fact[] =>
  named.length === 0 ? [] : [{ name, wide: true, value: <NamedLinks name={by} named={named} pathOf={(id) => discoverLinks[by]("tv", id)} /> }];

export function SeriesFacts({ series, facts }: { series: Series; facts: ShownSeriesExtras["facts"] }) {
  const { original_title, status, type, countryNames, last_air_date, networks, companies, keywords, links } = facts;
  return (
    <FactsSection
      facts={[
        ...fact(words.originalTitle, original_title !== series.name && original_title),
        ...fact(words.originalLanguage, series.language),
        ...fact(words.countries(countryNames.length), countryNames.join(", ")),
        ...fact(words.status, status),
        ...fact(words.seriesType, type),
        ...fact(words.firstAired, dateText(series.first_air_date)),
        ...fact(words.lastAired, dateText(last_air_date)),
        ...discoverable(words.networks(networks.length), networks, "network"),
        ...discoverable(words.companies(companies.length), companies, "company"),
        ...discoverable(words.keywords, keywords, "keyword"),
        ...linksToOtherSites(links),
      ]}
    />
  );
}
