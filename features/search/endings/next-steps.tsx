import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ComponentProps, Suspense, useId } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { useWords } from "#app/words/use-words.tsx";
import { limits } from "#domain/limits.ts";
import type { MovieSummary } from "#domain/movie.ts";
import type { Page } from "#domain/page.ts";
import { GridSkeleton } from "#features/lists/cards/grid-skeleton.tsx";
import { MovieGrid } from "#features/lists/cards/movie-grid.tsx";
import { useMovieLists } from "#features/lists/list-queries.ts";
import { SearchBox } from "#features/search/box/search-box.tsx";
import { fivePosters, fivePostersSizes } from "./five-posters.ts";

const count = limits.suggestions.posters;

/** Uses the browser's cached list of popular films with its age, if there is one. */
function useSuggestedMovies() {
  const client = useQueryClient();
  const { movieList, suggestedMovies } = useMovieLists();
  const { queryKey } = movieList("popular");
  return useQuery({
    ...suggestedMovies(),
    initialData: () => client.getQueryData<Page<MovieSummary>>(queryKey)?.items.slice(0, count),
    initialDataUpdatedAt: () => client.getQueryState(queryKey)?.dataUpdatedAt,
  });
}

/** The search box beside the row's heading, and the row. */
function SearchAndPosters({ searchBox = true }: { searchBox?: boolean }) {
  const words = useWords("site").endings;
  const headingId = useId();
  const { data, isError } = useSuggestedMovies();
  // Without films the row stays, invisible, so that the footer does not move.
  const rowClass = isError || data?.length === 0 ? "invisible" : data ? undefined : "noscript:hidden";
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,36rem)] lg:items-end">
        {searchBox && (
          <div className="lg:order-last">
            <SearchBox label={words.searchLabel} />
          </div>
        )}
        <h2 id={headingId} className={classNames("display text-heading font-bold", rowClass)}>
          {words.popular}
        </h2>
      </div>
      <div className={rowClass}>
        {data?.length ? (
          <MovieGrid movies={data} label={words.popular} columns={fivePosters} sizes={fivePostersSizes} />
        ) : (
          <GridSkeleton count={count} columns={fivePosters} />
        )}
      </div>
    </section>
  );
}

/** Where a page or its list ends without a result: the search box and five posters. */
export function NextSteps(props: ComponentProps<typeof SearchAndPosters>) {
  return (
    <Suspense fallback={<div className="min-h-[70vh]" />}>
      <SearchAndPosters {...props} />
    </Suspense>
  );
}
