import { Name } from "#app/ui/foreign-text.tsx";
import { useLanguage, useWords } from "#app/words/use-words.tsx";
import { capitalized } from "#domain/language.ts";
import type { Movie } from "#domain/movie.ts";
import { nameIn } from "#domain/provider-names.ts";
import { discoverable, FactsSection, fact, linksToOtherSites, ReleaseDates } from "#features/titles/facts-section.tsx";
import type { ShownMovieExtras } from "#features/titles/model/shown-extras.ts";
import { type InRegionProps, useInRegion } from "#features/titles/where-to-watch/use-in-region.ts";
import type { Words } from "#languages/words.ts";

type MovieFactsProps = InRegionProps & { movie: Movie; facts: ShownMovieExtras["facts"] };

const amount = (words: Words["titles"]["titleFacts"], dollars: number | null): string | null => (dollars === null ? null : words.dollars(dollars));

export function MovieFacts({ movie, facts, ...inRegion }: MovieFactsProps) {
  const words = useWords("titles").titleFacts;
  const language = useLanguage();
  const {
    externalLinks,
    facts: { comma },
  } = useWords("site");
  const { original_title, status, countryNames, budget, revenue, companies, keywords, links } = facts;
  const { data, regionName } = useInRegion(inRegion);
  const releases = data?.releases ?? [];
  return (
    <FactsSection
      facts={[
        ...fact(words.originalTitle, original_title && original_title !== movie.title && <Name>{original_title}</Name>),
        ...fact(words.originalLanguage, movie.language && capitalized(movie.language, language)),
        ...fact(words.countries(countryNames.length), countryNames.join(comma)),
        ...fact(words.status, nameIn(words.statuses, status)),
        ...fact(words.budget, amount(words, budget)),
        ...fact(words.revenue, amount(words, revenue)),
        ...fact(words.releases(regionName), releases.length > 0 && <ReleaseDates releases={releases} />),
        ...discoverable("movies", "company", words.companies(companies.length), companies),
        ...discoverable("movies", "keyword", words.keywords, keywords),
        ...linksToOtherSites(externalLinks, links),
      ]}
    />
  );
}
