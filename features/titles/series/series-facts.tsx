import { Name } from "#app/ui/foreign-text.tsx";
import { useLanguage, useWords } from "#app/words/use-words.tsx";
import { dateText } from "#domain/calendar-date.ts";
import { capitalized } from "#domain/language.ts";
import { nameIn } from "#domain/provider-names.ts";
import type { Series } from "#domain/series.ts";
import { discoverable, FactsSection, fact, linksToOtherSites } from "#features/titles/facts-section.tsx";
import type { ShownSeriesExtras } from "#features/titles/model/shown-extras.ts";

export function SeriesFacts({ series, facts }: { series: Series; facts: ShownSeriesExtras["facts"] }) {
  const words = useWords("titles").titleFacts;
  const language = useLanguage();
  const {
    externalLinks,
    dates,
    facts: { comma },
  } = useWords("site");
  const { original_title, status, type, countryNames, last_air_date, networks, companies, keywords, links } = facts;
  return (
    <FactsSection
      facts={[
        ...fact(words.originalTitle, original_title && original_title !== series.name && <Name>{original_title}</Name>),
        ...fact(words.originalLanguage, series.language && capitalized(series.language, language)),
        ...fact(words.countries(countryNames.length), countryNames.join(comma)),
        ...fact(words.status, nameIn(words.statuses, status)),
        ...fact(words.seriesType, nameIn(words.seriesTypes, type)),
        ...fact(words.firstAired, dateText(dates, series.first_air_date)),
        ...fact(words.lastAired, dateText(dates, last_air_date)),
        ...discoverable("tv", "network", words.networks(networks.length), networks),
        ...discoverable("tv", "company", words.companies(companies.length), companies),
        ...discoverable("tv", "keyword", words.keywords, keywords),
        ...linksToOtherSites(externalLinks, links),
      ]}
    />
  );
}
