import { Link } from "#app/router/link.tsx";
import { textLinkClass } from "#app/ui/text-link.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { searchPath, searchTabs } from "#domain/addresses.ts";
import { EmptyList } from "#features/search/endings/empty-list.tsx";
import type { SearchChoice } from "#features/search/model/search-address.ts";
import type { SearchResultPage } from "../model/queries.ts";

type NothingFoundProps = { choice: SearchChoice; otherType?: SearchResultPage<unknown>["otherType"] };

/** The empty result: the message, a hint, and the other tabs; first the one that has a match. */
export function NothingFound({ choice: { query, type, year, verbatim }, otherType }: NothingFoundProps) {
  const { inType } = useWords("search").searchResults;
  const words = useWords("search").searchPage;
  const tabs = searchTabs
    .filter((tab) => tab !== type && tab !== otherType?.type)
    .map((tab) => ({ to: searchPath(query, tab, { year, verbatim }), text: words.lookAmong(tab) }));
  const match = otherType && { to: searchPath(otherType.name, otherType.type, { year }), text: inType(otherType) };
  const links = [...(match ? [match] : []), ...tabs].map(({ to, text }) => (
    <Link key={to} to={to} replace className={textLinkClass}>
      {text}
    </Link>
  ));
  return <EmptyList message={words.nothingFound[type](query)} hint={words.nothingFoundHint} links={links} searchBox={false} />;
}
