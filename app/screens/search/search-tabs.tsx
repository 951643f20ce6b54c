import { Link } from "react-router";
import { classNames } from "#app/ui/class-names.ts";
import { searchTabs } from "#content/search.ts";
import { type SearchType, searchPath } from "#domain/paths.ts";

/** Links, since each list has its own address; a change replaces the entry in the history (house.md, "URL and state"). */
export function SearchTabs({ query, type }: { query: string; type: SearchType }) {
  return (
    <nav aria-label="Kinds of results" className="mb-8 mt-6 border-b border-line">
      <ul className="-mb-px flex gap-1">
        {searchTabs.map((tab) => (
          <li key={tab.type}>
            <Link
              to={searchPath(query, tab.type)}
              replace
              aria-current={tab.type === type ? "page" : undefined}
              className={classNames(
                "inline-flex min-h-12 items-center border-b-2 px-3 font-semibold transition-colors sm:px-5",
                tab.type === type ? "border-amber text-amber" : "border-transparent text-muted hover:text-ivory",
              )}
            >
              {tab.text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
