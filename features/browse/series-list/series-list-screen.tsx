import { parseRouteState } from "#app/data/route-state.ts";
import { useSite } from "#app/data/site-context.tsx";
import { useLocation } from "#app/router/router.tsx";
import { useDocumentTitle } from "#app/ui/document-title.ts";
import { FilterLink } from "#app/ui/filter-link.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { SegmentLinks } from "#app/ui/segment-links.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { type ListPageName, listPages, pagePath, paths } from "#domain/addresses.ts";
import { limits } from "#domain/limits.ts";
import { listNotice } from "#domain/notices.ts";
import { listFilters, listPageTitle, shownListPage } from "#features/browse/list-page.ts";
import { UpcomingLink } from "#features/browse/upcoming-link.tsx";
import { GridSkeleton } from "#features/lists/cards/grid-skeleton.tsx";
import { QueryState } from "#features/lists/cards/query-state.tsx";
import { useSeriesLists } from "#features/lists/list-queries.ts";
import { parsePage } from "#features/lists/model/list-address.ts";
import { usePagedList } from "#features/lists/paging/use-paged-list.ts";
import { PageBeyondEnd } from "#features/search/endings/page-beyond-end.tsx";
import { FeaturedRow } from "./featured-row.tsx";
import { groupColumns, SeriesGroups } from "./series-groups.tsx";

/** specification.md, section 9: twelve placeholders. */
function SeriesListSkeleton() {
  const { loading } = useWords("browse").seriesListPage;
  return (
    <div aria-busy="true">
      <p className="sr-only">{loading}</p>
      <GridSkeleton count={limits.seriesList.placeholders} columns={groupColumns} />
    </div>
  );
}

const lists = [
  { name: "series", text: "popular" },
  { name: "topSeries", text: "topRated" },
] as const;

/** specification.md, section 2. The buttons are links, because each list has an address. */
function ListToggle({ shown }: { shown: ListPageName }) {
  const words = useWords("browse").seriesListPage;
  const links = lists.map(({ name, text }) => ({ to: paths[name], text: words[text], isCurrent: name === shown }));
  return <SegmentLinks label={words.lists} links={links} replace />;
}

/** Serves /tv and /tv/top, and every other list of series. */
export default function SeriesListScreen() {
  const listPageWords = useWords("browse").listPages;
  const { pageTitles } = useWords("site");
  const { emptyList } = useWords("site").states;
  const { pathname, search, state } = useLocation();
  const site = useSite();
  const { seriesList } = useSeriesLists();
  const shown = shownListPage(pathname, parseRouteState(state), "series");
  const { list: name } = listPages[shown];
  const page = parsePage(new URLSearchParams(search).get("page"));
  const list = usePagedList({ parameter: "page", page, pageQuery: (number) => seriesList(name, number) });
  useDocumentTitle(listPageTitle({ listPages: listPageWords, pageTitles }, site, shown, list.first));
  if (list.isBeyondEnd) return <PageBeyondEnd to={paths[shown]} />;
  const label = listPageWords.listPageTexts[shown].list;
  return (
    <div className="page-width grid min-h-dvh grid-cols-1 content-start gap-12 pt-10">
      {/* Beside each other only where both fit. */}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <PageHeading>{label}</PageHeading>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <UpcomingLink titles="series" />
          <FilterLink to={listFilters(shown)} />
          <ListToggle shown={shown} />
        </div>
      </div>

      <QueryState query={list.query} failure={listNotice("series", name)} skeleton={<SeriesListSkeleton />}>
        {(first) =>
          first.items.length === 0 ? (
            <p className="text-muted">{emptyList}</p>
          ) : (
            <>
              {list.first === 1 && <FeaturedRow series={first.items} />}
              <SeriesGroups key={list.entry} list={list} page={first} label={label} shown={shown} pathOf={(number) => pagePath(paths[shown], number)} />
            </>
          )
        }
      </QueryState>
    </div>
  );
}
