import { FilterLink } from "#app/ui/filter-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { discoverPaths } from "#domain/addresses.ts";
import { limits } from "#domain/limits.ts";
import type { MovieSummary } from "#domain/movie.ts";
import type { Notice } from "#domain/notices.ts";
import { UpcomingLink } from "#features/browse/upcoming-link.tsx";
import { cardColumns, gridImageSizesBesidePanel, rankedColumns } from "#features/lists/cards/grid-layout.ts";
import { GridSkeleton } from "#features/lists/cards/grid-skeleton.tsx";
import { MovieGrid } from "#features/lists/cards/movie-grid.tsx";
import { QueryState } from "#features/lists/cards/query-state.tsx";
import { trendingId } from "#features/lists/model/list-address.ts";
import { PagedList } from "#features/lists/paging/paged-list.tsx";
import type { PagedListState } from "#features/lists/paging/use-paged-list.ts";
import { MovieRanking } from "./movie-ranking.tsx";

const { pageSize } = limits.lists;

type MovieListSectionProps = {
  title: string;
  /** `false` where the page's own heading has the same text. */
  headed?: boolean;
  /** Numbers the films of Trending. */
  ranked?: boolean;
  list: PagedListState<MovieSummary>;
  pathOf: (page: number) => string;
  failure: Notice;
  /** The first poster may be the page's largest picture. */
  prioritizeFirst?: boolean;
  endsPage?: boolean;
};

export function MovieListSection(props: MovieListSectionProps) {
  const { moreFilms } = useWords("site").paging;
  const { emptyList } = useWords("site").states;
  const { title, headed = true, ranked = false, list, pathOf, failure, prioritizeFirst = false, endsPage = false } = props;
  const skeleton = <GridSkeleton count={pageSize} columns={ranked ? rankedColumns : cardColumns} />;
  const content = (
    <QueryState query={list.query} failure={failure} skeleton={skeleton}>
      {(page) => {
        if (page.items.length === 0) return <p className="text-muted">{emptyList}</p>;
        return (
          <PagedList
            list={list}
            page={page}
            label={title}
            pathOf={pathOf}
            moreText={moreFilms}
            endsPage={endsPage}
            {...(!ranked && { hides: "movies" as const })}
          >
            {(movies, pending) =>
              ranked ? (
                <MovieRanking movies={movies} label={title} first={pageSize * (list.first - 1) + 1} pending={pending} />
              ) : (
                <MovieGrid movies={movies} label={title} sizes={gridImageSizesBesidePanel} prioritizeFirst={prioritizeFirst} pending={pending} />
              )
            }
          </PagedList>
        );
      }}
    </QueryState>
  );
  if (!headed) return content;
  const aside = (
    <div className="flex flex-wrap gap-x-6">
      {!ranked && <UpcomingLink titles="movies" />}
      <FilterLink to={discoverPaths.movies} />
    </div>
  );
  return (
    <Section id={ranked ? trendingId : undefined} title={title} aside={aside}>
      {content}
    </Section>
  );
}
