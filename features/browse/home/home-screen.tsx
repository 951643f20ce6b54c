import { Suspense } from "react";
import { PageBeyondEnd } from "#features/search/endings/page-beyond-end.tsx";
import { SavedSuggestions } from "./saved-suggestions.tsx";
import { TrendingSeriesPanel } from "./trending-series-panel.tsx";
import "./home-rows.css";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { parseRouteState } from "#app/data/route-state.ts";
import { useSite } from "#app/data/site-context.tsx";
import { useLocation } from "#app/router/router.tsx";
import { useDocumentTitle } from "#app/ui/document-title.ts";
import { lazyExtra, lazyPart } from "#app/ui/lazy-part.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { useLateWords, useWords } from "#app/words/use-words.tsx";
import { listPages, pagePath, paths } from "#domain/addresses.ts";
import { listNotice } from "#domain/notices.ts";
import { hasTitlesHere } from "#domain/site.ts";
import { AdPlace } from "#features/ads/ad-place.tsx";
import { listPageAt, listPageTitle } from "#features/browse/list-page.ts";
import { QueryState } from "#features/lists/cards/query-state.tsx";
import { useMovieLists } from "#features/lists/list-queries.ts";
import { parsePage, trendingPath } from "#features/lists/model/list-address.ts";
import { usePagedList } from "#features/lists/paging/use-paged-list.ts";
import { useBrowseQueries } from "../browse-queries.ts";
import { HeroCarousel, HeroSkeleton } from "./hero-carousel.tsx";
import { useHomeRows } from "./home-rows.ts";
import { homeViewOf } from "./home-view.ts";
import { LandingIntro } from "./landing-intro.tsx";
import { MovieListSection } from "./movie-list-section.tsx";
import { ViewHeading } from "./view-heading.tsx";

const LandingQuestions = lazyExtra(async () => (await import("./landing-questions.tsx")).LandingQuestions);

const ReadyToWatch = lazyExtra(async () => (await import("./ready-to-watch.tsx")).ReadyToWatch);
const UpcomingRows = lazyExtra(async () => (await import("./upcoming-rows.tsx")).UpcomingRows);
const ContinueRow = lazyPart(async () => (await import("./continue-row.tsx")).ContinueRow);

function Hero() {
  const hero = useQuery(useBrowseQueries().heroMovies());
  return (
    <div className="has-data-[slot=failure]:page-width has-data-[slot=failure]:pt-8">
      <QueryState query={hero} failure={listNotice("movies", "trending")} skeleton={<HeroSkeleton />}>
        {(movies) => <HeroCarousel movies={movies} />}
      </QueryState>
    </div>
  );
}

const RowWithWords = ({ children }: { children: ReactNode }) => useLateWords("saved") && <Suspense>{children}</Suspense>;

type StoredRowProps = { row: "continue" | "saved"; className: string; isShown: boolean; children: ReactNode };

/** For a row of what the device has stored. It has room while the root element names it (home-rows.css). */
function StoredRow({ row, className, isShown, children }: StoredRowProps) {
  return (
    <div data-row={row} className={`couch-rows home-row ${className}`}>
      {isShown && <RowWithWords>{children}</RowWithWords>}
    </div>
  );
}

/** The two lists, from the pages in the address on. */
function useHomeLists() {
  const { pathname, search, state } = useLocation();
  const { movieList } = useMovieLists();
  const parameters = new URLSearchParams(search);
  const page = parsePage(parameters.get("page"));
  const { list } = listPages[homeViewOf(pathname, parseRouteState(state), page).shown];
  return {
    list: usePagedList({ parameter: "page", page, pageQuery: (number) => movieList(list, number) }),
    trending: usePagedList({ parameter: "trending", page: parsePage(parameters.get("trending")), pageQuery: (number) => movieList("trending", number) }),
  };
}

/** One view serves `/`, `/home` and `/top` (readings.md, Screens), and every other list of films. */
export default function HomeScreen() {
  const pageWords = useWords("browse").listPages;
  const { pageTitles } = useWords("site");
  const words = useWords("browse").homePage;
  const { pathname, state } = useLocation();
  const site = useSite();
  const { list, trending } = useHomeLists();
  const rows = useHomeRows();
  const { shown, hero } = homeViewOf(pathname, parseRouteState(state), list.first);
  const isLanding = pathname === paths.landing && list.first === 1;
  useDocumentTitle(listPageTitle({ listPages: pageWords, pageTitles }, site, listPageAt(pathname) ?? "home", list.first));
  if (list.isBeyondEnd || trending.isBeyondEnd) return <PageBeyondEnd to={pathname} />;
  return (
    <>
      {isLanding && <LandingIntro />}
      {hero && !isLanding && <PageHeading className="sr-only">{words.heading}</PageHeading>}
      {hero && <Hero />}
      {hero && (
        <StoredRow row="continue" className="page-width mt-10" isShown={rows.includes("continue")}>
          <ContinueRow />
        </StoredRow>
      )}
      {hero && hasTitlesHere(site) && <ReadyToWatch />}
      <div
        className={`${hero ? "couch-rows couch-home " : ""}page-width mt-10 grid min-h-dvh grid-cols-1 content-start gap-x-8 gap-y-16 lg:grid-cols-[minmax(0,1fr)_15rem] xl:grid-cols-[minmax(0,1fr)_19rem] xl:gap-x-12 couch:grid-cols-1 couch:gap-y-8`}
      >
        <div className="peer/wall grid grid-cols-1 content-start gap-16">
          {!hero && <ViewHeading shown={shown} />}

          <MovieListSection
            title={pageWords.listPageTexts[shown].list}
            headed={hero || isLanding}
            list={list}
            pathOf={(page) => pagePath(paths[shown], page)}
            failure={listNotice("movies", listPages[shown].list)}
            prioritizeFirst={!hero}
          />
        </div>

        <AdPlace place="home" className="lg:col-span-full" />
        <div className="lg:col-span-full">
          <MovieListSection
            title={words.trendingNow}
            ranked
            list={trending}
            pathOf={(page) => trendingPath(pathname, page)}
            failure={listNotice("movies", "trending")}
            endsPage={!isLanding}
          />
        </div>
        {hero && (
          <StoredRow row="saved" className="lg:col-span-full" isShown={rows.includes("saved")}>
            <SavedSuggestions count={rows.includes("saved-2") ? 2 : 1} />
          </StoredRow>
        )}
        <Suspense fallback={<div className="lg:col-start-2 lg:row-start-1" />}>
          <TrendingSeriesPanel />
        </Suspense>
        {hero && (
          <div className="grid grid-cols-1 gap-16 lg:col-span-full">
            <UpcomingRows />
          </div>
        )}
      </div>
      {isLanding && <LandingQuestions />}
    </>
  );
}
