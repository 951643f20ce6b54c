import { useQuery } from "@tanstack/react-query";
import type { QueryOptions } from "#app/data/query.ts";
import { gridImageSizesBesidePanel } from "#app/movie/grid-layout.ts";
import { GridSkeleton } from "#app/movie/grid-skeleton.tsx";
import { MovieGrid } from "#app/movie/movie-grid.tsx";
import { QueryState } from "#app/movie/query-state.tsx";
import { Section } from "#app/ui/section.tsx";
import type { MovieSummary } from "#domain/movie.ts";
import type { Notice } from "#domain/notices.ts";

/** As many as the provider gives on a page, so that the skeleton has the size of what comes. */
const filmsOnAPage = 20;

type MovieListSectionProps = {
  title: string;
  /** `false` where the page's own heading says it already. */
  headed: boolean;
  question: QueryOptions<MovieSummary[]>;
  failure: Notice;
  /** Its first poster may be the page's largest picture. */
  prioritizeFirst?: boolean;
};

export function MovieListSection({ title, headed, question, failure, prioritizeFirst = false }: MovieListSectionProps) {
  const movies = useQuery(question);
  const wall = (
    <QueryState query={movies} failure={failure} skeleton={<GridSkeleton count={filmsOnAPage} />}>
      {(list) =>
        list.length === 0 ? (
          <p className="text-muted">Nothing is listed here yet.</p>
        ) : (
          <MovieGrid movies={list} label={title} sizes={gridImageSizesBesidePanel} prioritizeFirst={prioritizeFirst} />
        )
      }
    </QueryState>
  );
  return headed ? <Section title={title}>{wall}</Section> : wall;
}
