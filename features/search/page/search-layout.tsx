import type { ReactNode } from "react";
import { Link } from "#app/router/link.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { FilterLink } from "#app/ui/filter-link.tsx";
import { LinkTabs, TabPanel } from "#app/ui/link-tabs.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { textLinkClass } from "#app/ui/text-link.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { discoverPaths, searchPath, searchTabs } from "#domain/addresses.ts";
import type { SearchChoice } from "#features/search/model/search-address.ts";
import { RefineBox } from "./refine-box.tsx";

const panelId = "results";

type SearchLayoutProps = {
  choice: SearchChoice;
  /** How much was found; empty while it is not known. Screen readers hear it when the tab changes. */
  count?: string;
  children: ReactNode;
};

/** The heading, the search box and the tabs, with the results as children. */
export function SearchLayout({ choice, count = "", children }: SearchLayoutProps) {
  const words = useWords("search").searchPage;
  const { query, type, year, verbatim } = choice;
  const tabs = searchTabs.map((tab) => ({ id: tab, to: searchPath(query, tab, { year, verbatim }), text: words.tabNames[tab] }));
  return (
    <div className="page-width py-10">
      <PageHeading className={classNames("wrap-anywhere", query.length > 40 && "text-heading!")}>{words.resultsHeading(query)}</PageHeading>
      <div className="mt-6 max-w-3xl">
        <RefineBox {...choice} />
      </div>
      <div className="mt-6">
        <LinkTabs label={words.tabsLabel} panelId={panelId} tabs={tabs} selected={type} />
      </div>
      <div className="-mt-4 mb-5 flex min-h-11 flex-wrap items-center gap-x-4 text-sm text-muted">
        <p role="status">{count}</p>
        {year && (
          <p className="flex flex-wrap items-center gap-3">
            {words.onlyYear(year)}
            <Link to={searchPath(query, type, { verbatim })} className={textLinkClass}>
              {words.allYears}
            </Link>
          </p>
        )}
        {type !== "people" && (
          <div className="ms-auto">
            <FilterLink to={type === "tv" ? discoverPaths.series : discoverPaths.movies} />
          </div>
        )}
      </div>
      <TabPanel panelId={panelId} selected={type}>
        {children}
      </TabPanel>
    </div>
  );
}
