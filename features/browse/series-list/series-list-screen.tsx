import { Link, useLocation } from "react-router";
import { parseRouteState } from "#app/data/route-state.ts";
import { useSite } from "#app/data/site-context.tsx";
import { pageTitles, titleOfPage } from "#app/head/page-title.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { useDocumentTitle } from "#app/ui/document-title.ts";
import { FilterLink } from "#app/ui/filter-link.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { emptyList } from "#app/words/states.ts";
import { discoverPaths, pagePath, paths } from "#domain/addresses.ts";
import { limits } from "#domain/limits.ts";
import { notices } from "#domain/notices.ts";
import * as words from "#features/browse/words/series-list-page.ts";
import { loading } from "#features/browse/words/series-list-page.ts";
import { GridSkeleton } from "#features/lists/cards/grid-skeleton.tsx";
import { QueryState } from "#features/lists/cards/query-state.tsx";
import { useSeriesLists } from "#features/lists/list-queries.ts";
import { parsePage } from "#features/lists/model/list-address.ts";
import { usePagedList } from "#features/lists/paging/use-paged-list.ts";
import { PageBeyondEnd } from "#features/search/endings/page-beyond-end.tsx";
import { FeaturedRow } from "./featured-row.tsx";
import { groupColumns, SeriesGroups } from "./series-groups.tsx";
import { type SeriesListView, seriesListViewOf } from "./series-list-view.ts";

/** specification.md, section 9: twelve placeholders. */
function SeriesListSkeleton() {
  return (
    <div aria-busy="true">
      <p className="sr-only">{loading}</p>
      <GridSkeleton count={limits.seriesList.placeholders} columns={groupColumns} />
    </div>
  );
}

const lists = [
  { view: "popular", to: paths.series, text: words.popular },
  { view: "top", to: paths.topSeries, text: words.topRated },
] as const;

/** specification.md, section 2. The buttons are links, because each list has an address. */
function ListToggle({ view }: { view: SeriesListView }) {
  return (
    <nav aria-label={words.lists} className="flex flex-wrap gap-2 rounded-lg bg-raised p-1.5">
      {lists.map((list) => {
        const isCurrent = list.view === view;
        return (
          <Link key={list.view} to={list.to} replace aria-current={isCurrent ? "page" : undefined} className={buttonClass(isCurrent ? "primary" : "bare")}>
            {list.text}
          </Link>
        );
      })}
    </nav>
  );
}

/** Serves /tv and /tv/top. */
export default function SeriesListScreen() {
  const { pathname, search, state } = useLocation();
  const site = useSite();
  const queries = useSeriesLists();
  const view = seriesListViewOf(pathname, parseRouteState(state));
  const isTop = view === "top";
  const page = parsePage(new URLSearchParams(search).get("page"));
  const list = usePagedList({ parameter: "page", page, pageQuery: isTop ? queries.topRatedSeries : queries.popularSeries });
  const path = isTop ? paths.topSeries : paths.series;
  useDocumentTitle(titleOfPage(isTop ? pageTitles.topSeries(site) : pageTitles.series(site), list.first));
  if (list.isBeyondEnd) return <PageBeyondEnd to={path} />;
  const label = isTop ? words.topRatedSeries : words.popularSeries;
  return (
    <div className="page-width grid min-h-dvh grid-cols-1 content-start gap-12 pt-10">
      {/* Beside each other only where both fit in any face, whichever list it is. */}
      <div className="flex flex-col items-start gap-x-8 gap-y-5 lg:flex-row lg:items-end lg:justify-between">
        <PageHeading>{label}</PageHeading>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <FilterLink to={isTop ? discoverPaths.topSeries : discoverPaths.series} />
          <ListToggle view={view} />
        </div>
      </div>

      <QueryState query={list.query} failure={isTop ? notices.topRatedSeries : notices.popularSeries} skeleton={<SeriesListSkeleton />}>
        {(first) =>
          first.items.length === 0 ? (
            <p className="text-muted">{emptyList}</p>
          ) : (
            <>
              {list.first === 1 && <FeaturedRow series={first.items} />}
              <SeriesGroups key={list.entry} list={list} page={first} label={label} view={view} pathOf={(number) => pagePath(path, number)} />
            </>
          )
        }
      </QueryState>
    </div>
  );
}
