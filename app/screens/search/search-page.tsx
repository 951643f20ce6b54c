import type { ReactNode } from "react";
import { useSearchQueries } from "#app/data/search-queries.ts";
import { GridSkeleton } from "#app/movie/grid-skeleton.tsx";
import { MovieGrid } from "#app/movie/movie-grid.tsx";
import { SeriesGrid } from "#app/movie/series-grid.tsx";
import { LinkTabs, TabPanel } from "#app/ui/link-tabs.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import * as words from "#content/words/search-page.ts";
import { limits } from "#domain/limits.ts";
import { type SearchType, searchPath, seriesPath } from "#domain/paths.ts";
import { PersonGrid } from "./person-grid.tsx";
import { SearchResults } from "./search-results.tsx";

type SearchLayoutProps = { query: string; type: SearchType; children: ReactNode };

const panelId = "results";

/** The heading and the tabs, with the results as children. */
export function SearchLayout({ query, type, children }: SearchLayoutProps) {
  const tabs = words.searchTabs.map((tab) => ({ id: tab.type, to: searchPath(query, tab.type), text: tab.text }));
  return (
    <div className="page-width py-10">
      <PageHeading className="wrap-anywhere">{words.resultsHeading(query)}</PageHeading>
      <div className="mt-6">
        <LinkTabs label={words.tabsLabel} panelId={panelId} tabs={tabs} selected={type} />
      </div>
      <TabPanel panelId={panelId} selected={type}>
        {children}
      </TabPanel>
    </div>
  );
}

export function SearchPage({ query, type, page }: { query: string; type: SearchType; page: number }) {
  const queries = useSearchQueries();
  const search = { query, page, skeleton: <GridSkeleton count={limits.search.skeletons} /> };
  const key = `${page} ${query}`;
  return (
    <SearchLayout query={query} type={type}>
      {type === "movies" && (
        <SearchResults key={key} {...search} type="movies" queryOptions={queries.searchMovies}>
          {(movies, label, isFirst) => <MovieGrid movies={movies} label={label} prioritizeFirst={isFirst} />}
        </SearchResults>
      )}
      {type === "tv" && (
        <SearchResults key={key} {...search} type="tv" queryOptions={queries.searchSeries}>
          {(series, label, isFirst) => <SeriesGrid series={series} label={label} prioritizeFirst={isFirst} pathOf={({ id }) => seriesPath(id)} />}
        </SearchResults>
      )}
      {type === "people" && (
        <SearchResults key={key} {...search} type="people" queryOptions={queries.searchPeople}>
          {(people, label, isFirst) => <PersonGrid people={people} label={label} prioritizeFirst={isFirst} />}
        </SearchResults>
      )}
    </SearchLayout>
  );
}
