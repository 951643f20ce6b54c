import { Link } from "react-router";
import { searchPath } from "#domain/addresses.ts";
import { EmptyList } from "#features/search/endings/empty-list.tsx";
import type { SearchChoice } from "#features/search/model/search-address.ts";
import * as words from "#features/search/words/search-page.ts";
import { inType } from "#features/search/words/search-results.ts";
import type { SearchResultPage } from "../model/queries.ts";

type NothingFoundProps = { choice: SearchChoice; otherType?: SearchResultPage<unknown>["otherType"] };

/** The empty result: the message, a hint, and the other tabs; first the one that has a match. */
export function NothingFound({ choice: { query, type, year, verbatim }, otherType }: NothingFoundProps) {
  const tabs = words.searchTabs
    .filter((tab) => tab.type !== type && tab.type !== otherType?.type)
    .map((tab) => ({ to: searchPath(query, tab.type, { year, verbatim }), text: words.lookAmong(tab.type) }));
  const match = otherType && { to: searchPath(otherType.name, otherType.type, { year }), text: inType(otherType) };
  const links = [...(match ? [match] : []), ...tabs].map(({ to, text }) => (
    <Link key={to} to={to} replace className="inline-flex min-h-11 items-center font-semibold text-amber hover:underline">
      {text}
    </Link>
  ));
  return <EmptyList message={words.nothingFound[type](query)} hint={words.nothingFoundHint} links={links} searchBox={false} />;
}
