import type { ComponentType } from "react";
import type { QueryOptions } from "#app/data/query.ts";
import { useSite } from "#app/data/site-context.tsx";
import { useDocumentTitle } from "#app/ui/document-title.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { useLanguage, useWords } from "#app/words/use-words.tsx";
import type { Page } from "#domain/page.ts";
import { numbered, withSiteName } from "#domain/page-title.ts";
import { FeedLinks } from "#features/feeds/feed-links.tsx";
import { usePagedList } from "#features/lists/paging/use-paged-list.ts";
import { PageBeyondEnd } from "#features/search/endings/page-beyond-end.tsx";
import { activeFilters } from "./active-filters.ts";
import { FilterChips } from "./filter-chips.tsx";
import { useChosenReferences } from "./filter-names.ts";
import { FilterButton, FilterColumn } from "./filter-panel.tsx";
import { discoverPath } from "./model/discover-address.ts";
import type { DiscoverFilters } from "./model/discover-filters.ts";
import { headingFilterOf } from "./model/discover-pages.ts";
import { Results, type WallProps } from "./results.tsx";
import { SortSelect } from "./sort-select.tsx";
import { SurpriseLink } from "./surprise-link.tsx";
import { TypeLinks } from "./type-links.tsx";

type DiscoverPageProps<T extends { id: number }> = {
  filters: DiscoverFilters;
  listQuery: (filters: DiscoverFilters) => QueryOptions<Page<T>>;
  Wall: ComponentType<WallProps<T>>;
};

/** The filters and their list, of films or of series. */
export function DiscoverPage<T extends { id: number }>({ filters, listQuery, Wall }: DiscoverPageProps<T>) {
  const words = useWords("discover").discoverPage;
  const { pageTitles, genres } = useWords("site");
  const language = useLanguage();
  const heading = words.discoverHeading(filters, headingFilterOf(filters));
  const chosen = useChosenReferences(filters);
  const active = activeFilters({ ...words, genres, language }, filters, chosen);
  const list = usePagedList({ parameter: "page", page: filters.page, pageQuery: (page) => listQuery({ ...filters, page }) });
  useDocumentTitle(withSiteName(numbered(heading, list.first, pageTitles), useSite()));
  const count = list.query.data?.totalResults ?? null;
  const form = { filters, active, chosen, count };
  if (list.isBeyondEnd) return <PageBeyondEnd to={discoverPath({ ...filters, page: 1 })} />;
  return (
    <div className="page-width grid min-h-dvh grid-cols-1 content-start gap-6 pt-6 md:pt-8">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <PageHeading>{heading}</PageHeading>
        <TypeLinks filters={filters} />
      </div>
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 lg:grid-cols-[min(15rem,30%)_minmax(0,1fr)] xl:grid-cols-[min(19rem,30%)_minmax(0,1fr)] xl:gap-x-12">
        <FilterColumn key={discoverPath(filters)} {...form} />
        <div className="grid grid-cols-1 content-start gap-5">
          <div className="flex flex-wrap items-center gap-3">
            <FilterButton {...form} />
            <p role="status" className="min-h-[1lh] min-w-28 grow text-muted max-sm:order-last min-[24rem]:max-sm:min-w-36">
              {count !== null && words.resultCount(filters.type, count)}
            </p>
            <SortSelect filters={filters} />
            {count !== 0 && <SurpriseLink filters={filters} />}
          </div>
          <FilterChips filters={filters} active={active} />

          <Results filters={filters} list={list} label={heading} active={active} Wall={Wall} />
          {count !== 0 && <FeedLinks page={discoverPath({ ...filters, page: 1 })} kinds={[filters.type === "tv" ? "series" : "movie"]} />}
        </div>
      </div>
    </div>
  );
}
