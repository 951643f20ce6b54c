import { SegmentLinks } from "#app/ui/segment-links.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { discoverPath } from "./model/discover-address.ts";
import type { DiscoverFilters } from "./model/discover-filters.ts";

/** The same filters for films or for series, without those that the other type does not have. */
export function TypeLinks({ filters }: { filters: DiscoverFilters }) {
  const words = useWords("discover").discoverPage;
  const links = (["movies", "tv"] as const).map((type) => ({
    to: discoverPath({ ...filters, type, page: 1 }),
    text: words.types[type],
    isCurrent: type === filters.type,
  }));
  return <SegmentLinks label={words.typesLabel} links={links} />;
}
