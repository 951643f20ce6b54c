import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { QueryOptions } from "#app/data/query.ts";
import { useSite } from "#app/data/site-context.tsx";
import { useDocumentTitle } from "#app/ui/document-title.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { useLanguage, useWords } from "#app/words/use-words.tsx";
import { limits } from "#domain/limits.ts";
import type { Notice } from "#domain/notices.ts";
import { numbered, withSiteName } from "#domain/page-title.ts";
import { regionName, regionOfLanguage } from "#domain/region.ts";
import { dayInRegion } from "#domain/region-day.ts";
import { FeedLinks } from "#features/feeds/feed-links.tsx";
import { GridSkeleton } from "#features/lists/cards/grid-skeleton.tsx";
import { PagedList } from "#features/lists/paging/paged-list.tsx";
import { usePagedList } from "#features/lists/paging/use-paged-list.ts";
import { EmptyList } from "#features/search/endings/empty-list.tsx";
import { ListState } from "#features/search/endings/list-state.tsx";
import { PageBeyondEnd } from "#features/search/endings/page-beyond-end.tsx";
import type { DatedPage } from "./model/queries.ts";
import type { Located } from "./model/release-choice.ts";
import { RegionForm } from "./region-form.tsx";

type RegionPageProps<Title extends { id: number }, Choice extends Located> = {
  lists: "movies" | "series";
  choice: Choice;
  pathOf: (choice: Choice) => string;
  queryOf: (choice: Choice) => QueryOptions<DatedPage<Title>>;
  failure: Notice;
  texts: { heading: string; lead: string; count: (titles: number) => string; more: (added: number) => string; empty: { message: string; hint: string } };
  /** Links to the other lists. */
  tabs?: ReactNode;
  /** What narrows the list. `today`: in the country. */
  choices: (today: string) => ReactNode;
  grid: (titles: readonly Title[], pending: number, today: string) => ReactNode;
};

/** A list of a country, by its days. */
export function RegionPage<Title extends { id: number }, Choice extends Located>(props: RegionPageProps<Title, Choice>) {
  const { lists, choice, pathOf, queryOf, failure, texts, tabs, choices, grid } = props;
  const { titleIn } = useWords("upcoming").listParts;
  const { pageTitles } = useWords("site");
  const site = useSite();
  const language = useLanguage();
  const pageQuery = (page: number) => queryOf({ ...choice, page });
  const pageOf = (page: number) => pathOf({ ...choice, page });
  const list = usePagedList({ parameter: "page", page: choice.page, pageQuery });
  const { data } = useQuery(pageQuery(list.first));
  const region = choice.region ?? regionOfLanguage(language);
  const [now] = useState(Date.now);
  const today = data?.today ?? dayInRegion(region, new Date(now));
  const { heading, lead, count, more, empty } = texts;
  useDocumentTitle(withSiteName(numbered(titleIn(heading, regionName(region, language) ?? region), list.first, pageTitles), site));
  if (list.isBeyondEnd) return <PageBeyondEnd to={pageOf(1)} />;
  return (
    <div className="page-width grid min-h-dvh grid-cols-1 content-start gap-6 pt-10">
      <div className="grid grid-cols-1 gap-5">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
          <PageHeading>{heading}</PageHeading>
          {tabs}
        </div>
        <p className="max-w-[65ch] text-muted">{lead}</p>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <RegionForm region={choice.region} pathIn={(other) => pathOf({ ...choice, region: other, page: 1 })} />
          <p role="status" className="min-h-[1lh] text-muted">
            {data && data.totalResults > 0 && count(data.totalResults)}
          </p>
        </div>
      </div>
      {choices(today)}
      <ListState query={list.query} failure={failure} skeleton={<GridSkeleton count={limits.lists.pageSize} />}>
        {(page) =>
          page.items.length === 0 ? (
            <EmptyList {...empty} />
          ) : (
            <PagedList list={list} page={page} label={heading} pathOf={pageOf} moreText={more} endsPage hides={lists}>
              {(titles, pending) => grid(titles, pending, today)}
            </PagedList>
          )
        }
      </ListState>
      <FeedLinks page={pageOf(1)} kinds={[lists === "movies" ? "movie" : "series"]} />
    </div>
  );
}
