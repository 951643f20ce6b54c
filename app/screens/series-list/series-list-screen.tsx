import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { useSeriesQueries } from "#app/data/series-queries.ts";
import { useSite } from "#app/data/site-context.tsx";
import { QueryState } from "#app/movie/query-state.tsx";
import { AfterPaint } from "#app/ui/after-paint.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { useDocumentTitle } from "#app/ui/document-title.ts";
import { Link } from "#app/ui/link.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { notices } from "#domain/notices.ts";
import { pageTitles } from "#domain/page-title.ts";
import { paths } from "#domain/paths.ts";
import { parseRouteState } from "#domain/route-state.ts";
import { FeaturedRow } from "./featured-row.tsx";
import { SeriesGroups } from "./series-groups.tsx";
import { SeriesListSkeleton } from "./series-list-skeleton.tsx";
import { type SeriesListView, seriesListViewOf } from "./series-list-view.ts";

const lists = [
  { view: "popular", to: paths.series, text: "Popular" },
  { view: "top", to: paths.topSeries, text: "Top Rated" },
] as const;

/** Section 2's toggle. Its buttons are links: each list has an address. */
function ListToggle({ view }: { view: SeriesListView }) {
  return (
    <nav aria-label="Lists" className="flex flex-wrap gap-2 rounded-lg bg-raised p-1.5">
      {lists.map(({ view: own, to, text }) => (
        <Link key={own} to={to} replace aria-current={own === view ? "page" : undefined} className={buttonClass(own === view ? "primary" : "bare", "px-5")}>
          {text}
        </Link>
      ))}
    </nav>
  );
}

/** /tv and /tv/top are one screen. */
export default function SeriesListScreen() {
  const { pathname, state } = useLocation();
  const site = useSite();
  const ask = useSeriesQueries();
  const view = seriesListViewOf(pathname, parseRouteState(state));
  const isTop = view === "top";
  const series = useQuery(isTop ? ask.topRatedSeries() : ask.popularSeries());
  useDocumentTitle(isTop ? pageTitles.topSeries(site) : pageTitles.series(site));
  return (
    <div className="page-width grid min-h-dvh grid-cols-1 content-start gap-12 pt-10">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <PageHeading>{isTop ? "Top Rated TV Series" : "Popular TV Series"}</PageHeading>
        <ListToggle view={view} />
      </div>
      <AfterPaint>
        <QueryState query={series} failure={isTop ? notices.topRatedSeries : notices.popularSeries} skeleton={<SeriesListSkeleton />}>
          {(list) =>
            list.length === 0 ? (
              <p className="text-muted">Nothing is listed here yet.</p>
            ) : (
              <>
                <FeaturedRow series={list} />
                <SeriesGroups key={view} series={list} label={isTop ? "Top Rated TV Series" : "Popular TV Series"} />
              </>
            )
          }
        </QueryState>
      </AfterPaint>
    </div>
  );
}
