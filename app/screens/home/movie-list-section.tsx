import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import type { QueryOptions } from "#app/data/query.ts";
import { gridColumns, gridImageSizesBesidePanel, rankedColumns } from "#app/movie/grid-layout.ts";
import { GridSkeleton } from "#app/movie/grid-skeleton.tsx";
import { MovieGrid } from "#app/movie/movie-grid.tsx";
import { QueryState } from "#app/movie/query-state.tsx";
import { deferred } from "#app/ui/deferred.ts";
import { Section } from "#app/ui/section.tsx";
import { emptyList } from "#content/words/states.ts";
import type { MovieSummary } from "#domain/movie.ts";
import type { Notice } from "#domain/notices.ts";

const MovieRanking = deferred(async () => (await import("./movie-ranking.tsx")).MovieRanking);

/** The provider's page size, so that the skeleton has the list's size. */
const pageSize = 20;

type MovieListSectionProps = {
  title: string;
  /** `false` where the page's own heading has the same text. */
  headed?: boolean;
  /** Numbers the films. */
  ranked?: boolean;
  queryOptions: QueryOptions<MovieSummary[]>;
  failure: Notice;
  /** The first poster may be the page's largest picture. */
  prioritizeFirst?: boolean;
};

export function MovieListSection({ title, headed = true, ranked = false, queryOptions, failure, prioritizeFirst = false }: MovieListSectionProps) {
  const movies = useQuery(queryOptions);
  const skeleton = <GridSkeleton count={pageSize} columns={ranked ? rankedColumns : gridColumns} />;
  const list = (
    <QueryState query={movies} failure={failure} skeleton={skeleton}>
      {(films) => {
        if (films.length === 0) return <p className="text-muted">{emptyList}</p>;
        if (ranked)
          return (
            <Suspense fallback={skeleton}>
              <MovieRanking movies={films} label={title} />
            </Suspense>
          );
        return <MovieGrid movies={films} label={title} sizes={gridImageSizesBesidePanel} prioritizeFirst={prioritizeFirst} />;
      }}
    </QueryState>
  );
  return headed ? <Section title={title}>{list}</Section> : list;
}
