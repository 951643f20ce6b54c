import { EmptyList } from "#app/endings/empty-list.tsx";
import { Link } from "#app/ui/link.tsx";
import * as words from "#content/words/search-page.ts";
import { searchPath } from "#domain/paths.ts";
import type { SearchChoice } from "#domain/search-address.ts";

/** The empty result: the message, a hint, and the other tabs. */
export function NothingFound({ query, type, year, verbatim }: SearchChoice) {
  const links = words.searchTabs
    .filter((tab) => tab.type !== type)
    .map((tab) => (
      <Link
        key={tab.type}
        to={searchPath(query, tab.type, { year, verbatim })}
        replace
        className="inline-flex min-h-11 items-center font-semibold text-amber hover:underline"
      >
        {words.lookAmong(tab.type)}
      </Link>
    ));
  return <EmptyList message={words.nothingFound[type](query)} hint={words.nothingFoundHint} links={links} searchBox={false} />;
}
