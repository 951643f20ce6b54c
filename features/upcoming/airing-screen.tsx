import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useLocation } from "react-router";
import { useSite } from "#app/data/site-context.tsx";
import { useDocumentTitle } from "#app/ui/document-title.ts";
import { useLanguage, useWords } from "#app/words/use-words.tsx";
import { paths } from "#domain/addresses.ts";
import { limits } from "#domain/limits.ts";
import { notices } from "#domain/notices.ts";
import { regionName, regionOfLanguage } from "#domain/region.ts";
import { dayAfter, dayInRegion } from "#domain/region-day.ts";
import { FeedLinks } from "#features/feeds/feed-links.tsx";
import { GridSkeleton } from "#features/lists/cards/grid-skeleton.tsx";
import { SeriesGrid } from "#features/lists/cards/series-grid.tsx";
import { PagedList } from "#features/lists/paging/paged-list.tsx";
import { usePagedList } from "#features/lists/paging/use-paged-list.ts";
import { EmptyList } from "#features/search/endings/empty-list.tsx";
import { ListState } from "#features/search/endings/list-state.tsx";
import { PageBeyondEnd } from "#features/search/endings/page-beyond-end.tsx";
import { dayText } from "#features/titles/model/weekday.ts";
import { type Choice, ChoiceLinks } from "./choice-links.tsx";
import { type AiringChoice, airingParameters, airingPath, parseAiringChoice } from "./model/release-choice.ts";
import { UpcomingHeading } from "./upcoming-heading.tsx";
import { useUpcomingQueries } from "./upcoming-queries.ts";

/** Today and the whole week, then each day. */
function useDays(choice: AiringChoice, today: string): Choice[] {
  const words = useWords("upcoming").airingPage;
  const { dates } = useWords("site");
  const textOf = (day: number): string => {
    if (day === 0) return words.today;
    return day === 1 ? words.tomorrow : (dayText(dates, dayAfter(today, day), today) ?? "");
  };
  const later = Array.from({ length: limits.upcoming.days - 1 }, (_, index) => index + 1);
  return [0, null, ...later].map((day) => ({
    to: airingPath({ ...choice, day, page: 1 }),
    text: day === null ? words.thisWeek : textOf(day),
    isChosen: day === choice.day,
  }));
}

/** Series by the day of an episode in a country: /airing. */
export default function AiringScreen() {
  const words = useWords("upcoming").airingPage;
  const { series: count, titleIn } = useWords("upcoming").listParts;
  const { pageTitles, paging, navigation } = useWords("site");
  const { search } = useLocation();
  const site = useSite();
  const queries = useUpcomingQueries();
  const language = useLanguage();
  const choice = useMemo(() => parseAiringChoice(new URLSearchParams(search)), [search]);
  const pageQuery = (page: number) => queries.airingSeries({ ...choice, page });
  const list = usePagedList({ parameter: "page", page: choice.page, pageQuery });
  const { data } = useQuery(pageQuery(list.first));
  const region = choice.region ?? regionOfLanguage(language);
  const [now] = useState(Date.now);
  const today = data?.today ?? dayInRegion(region, new Date(now));
  const days = useDays(choice, today);
  const heading = navigation.releases[site.catalog].airing;
  useDocumentTitle(pageTitles.page(pageTitles.list(site, titleIn(heading, regionName(region, language) ?? region)), list.first));
  if (list.isBeyondEnd) return <PageBeyondEnd to={airingPath({ ...choice, page: 1 })} />;
  const regionForm = {
    path: paths.airing,
    parameters: airingParameters({ region: null, page: 1, day: choice.day }),
    region: choice.region,
    pathIn: (region: string | null) => airingPath({ ...choice, region, page: 1 }),
  };
  return (
    <div className="page-width grid min-h-dvh grid-cols-1 content-start gap-6 pt-10">
      <UpcomingHeading
        heading={heading}
        lead={words.leads[site.catalog]}
        regionForm={regionForm}
        count={data && data.totalResults > 0 ? count(data.totalResults) : null}
      />
      <ChoiceLinks label={words.days} choices={days} />
      <ListState query={list.query} failure={notices.airing} skeleton={<GridSkeleton count={limits.lists.pageSize} />}>
        {(page) =>
          page.items.length === 0 ? (
            <EmptyList {...words.empty} />
          ) : (
            <PagedList
              list={list}
              page={page}
              label={heading}
              pathOf={(number) => airingPath({ ...choice, page: number })}
              moreText={paging.moreSeries}
              endsPage
              hides="series"
            >
              {(series, pending) => <SeriesGrid series={series} label={heading} prioritizeFirst pending={pending} />}
            </PagedList>
          )
        }
      </ListState>
      <FeedLinks page={airingPath({ ...choice, page: 1 })} kinds={["series"]} />
    </div>
  );
}
