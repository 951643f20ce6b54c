import type { ComponentType } from "react";
import { useWords } from "#app/words/use-words.tsx";
import { limits } from "#domain/limits.ts";
import type { MovieSummary } from "#domain/movie.ts";
import { notices } from "#domain/notices.ts";
import type { SeriesSummary } from "#domain/series.ts";
import { gridColumns, gridImageSizesBesidePanel } from "#features/lists/cards/grid-layout.ts";
import { GridSkeleton } from "#features/lists/cards/grid-skeleton.tsx";
import { MovieGrid } from "#features/lists/cards/movie-grid.tsx";
import { SeriesGrid } from "#features/lists/cards/series-grid.tsx";
import { PagedList } from "#features/lists/paging/paged-list.tsx";
import type { PagedListState } from "#features/lists/paging/use-paged-list.ts";
import { ListState } from "#features/search/endings/list-state.tsx";
import type { ActiveFilter } from "./active-filters.ts";
import { discoverPath } from "./model/discover-address.ts";
import type { DiscoverFilters } from "./model/discover-filters.ts";
import { NothingMatches } from "./nothing-matches.tsx";

/** `pending`: how many skeletons follow the items. */
export type WallProps<T> = { items: readonly T[]; pending: number; label: string };

/** Beside the filters a column is as wide as beside the home page's panel. */
const columns = `${gridColumns} couch:grid-cols-3!`;
const wallProps = { columns, sizes: gridImageSizesBesidePanel, prioritizeFirst: true } as const;

export const MovieWall = ({ items, ...props }: WallProps<MovieSummary>) => <MovieGrid movies={items} {...wallProps} {...props} />;
export const SeriesWall = ({ items, ...props }: WallProps<SeriesSummary>) => <SeriesGrid series={items} {...wallProps} {...props} />;

type ResultsProps<T extends { id: number }> = {
  filters: DiscoverFilters;
  active: readonly ActiveFilter[];
  list: PagedListState<T>;
  label: string;
  Wall: ComponentType<WallProps<T>>;
};

/** The list in each state of its query. */
export function Results<T extends { id: number }>({ filters, active, list, label, Wall }: ResultsProps<T>) {
  const { moreFilms, moreSeries } = useWords("site").paging;
  return (
    <ListState query={list.query} failure={notices.discover} skeleton={<GridSkeleton count={limits.lists.pageSize} columns={columns} />}>
      {(page) =>
        page.items.length === 0 ? (
          <NothingMatches type={filters.type} active={active} />
        ) : (
          <PagedList
            list={list}
            page={page}
            label={label}
            pathOf={(number) => discoverPath({ ...filters, page: number })}
            moreText={filters.type === "tv" ? moreSeries : moreFilms}
            endsPage
            hides={filters.type === "tv" ? "series" : "movies"}
          >
            {(items, pending) => <Wall items={items} pending={pending} label={label} />}
          </PagedList>
        )
      }
    </ListState>
  );
}
