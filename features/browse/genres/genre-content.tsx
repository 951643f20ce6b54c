import type { ComponentProps, RefObject } from "react";
import { Link } from "#app/router/link.tsx";
import { FilterLink } from "#app/ui/filter-link.tsx";
import { LinkTabs, TabPanel } from "#app/ui/link-tabs.tsx";
import { textLinkClass } from "#app/ui/text-link.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { discoverPaths, paths } from "#domain/addresses.ts";
import { genreName } from "#domain/genre.ts";
import { limits } from "#domain/limits.ts";
import { type Notice, notices } from "#domain/notices.ts";
import { type GenreChoice, genreSearch } from "#features/browse/model/genre-address.ts";
import { FeedLinks } from "#features/feeds/feed-links.tsx";
import { GridSkeleton } from "#features/lists/cards/grid-skeleton.tsx";
import { MovieGrid } from "#features/lists/cards/movie-grid.tsx";
import { SeriesGrid } from "#features/lists/cards/series-grid.tsx";
import { useMovieLists, useSeriesLists } from "#features/lists/list-queries.ts";
import { PagedList } from "#features/lists/paging/paged-list.tsx";
import { type PagedListState, usePagedList } from "#features/lists/paging/use-paged-list.ts";
import { EmptyList } from "#features/search/endings/empty-list.tsx";
import { ListState } from "#features/search/endings/list-state.tsx";

export const genreContentId = "genre-content";
const panelId = "genre-panel";

type TitlesProps<T extends { id: number }> = Omit<ComponentProps<typeof PagedList<T>>, "list" | "page" | "pathOf" | "endsPage"> & {
  list: PagedListState<T>;
  pathOf: (page: number) => string;
  failure: Notice;
  emptyMessage: string;
};

/** A genre's list. */
function Titles<T extends { id: number }>({ failure, emptyMessage, ...props }: TitlesProps<T>) {
  const { beyondEnd } = useWords("site").paging;
  const words = useWords("browse").genresPage;
  const { list, pathOf } = props;
  if (list.isBeyondEnd) {
    const first = (
      <Link to={pathOf(1)} className={textLinkClass}>
        {beyondEnd.toFirstPage}
      </Link>
    );
    return <EmptyList message={beyondEnd.text} hint={words.emptyHint} links={first} />;
  }
  return (
    <ListState query={list.query} failure={failure} skeleton={<GridSkeleton count={limits.lists.pageSize} />}>
      {(page) => (page.items.length > 0 ? <PagedList {...props} page={page} endsPage /> : <EmptyList message={emptyMessage} hint={words.emptyHint} />)}
    </ListState>
  );
}

type GenreListProps = Omit<GenreChoice, "tab"> & { pathOf: (page: number) => string };

function Movies({ genre, page, pathOf }: GenreListProps) {
  const { moreFilms } = useWords("site").paging;
  const words = useWords("browse").genresPage;
  const { moviesByGenre } = useMovieLists();
  const list = usePagedList({ parameter: "page", page, pageQuery: (number) => moviesByGenre(genre.id, number) });
  const label = words.moviesLabel(genreName(useWords("site").genres, genre));
  return (
    <Titles {...{ list, pathOf, label }} hides="movies" moreText={moreFilms} failure={notices.genreMovies} emptyMessage={words.noMovies}>
      {(movies, pending) => <MovieGrid movies={movies} label={label} pending={pending} />}
    </Titles>
  );
}

function SeriesOfGenre({ genre, page, pathOf }: GenreListProps) {
  const { moreSeries } = useWords("site").paging;
  const words = useWords("browse").genresPage;
  const { seriesByGenre } = useSeriesLists();
  const list = usePagedList({ parameter: "page", page, pageQuery: (number) => seriesByGenre(genre.id, number) });
  const label = words.seriesLabel(genreName(useWords("site").genres, genre));
  return (
    <Titles {...{ list, pathOf, label }} hides="series" moreText={moreSeries} failure={notices.genreSeries} emptyMessage={words.noSeries}>
      {(series, pending) => <SeriesGrid series={series} label={label} pending={pending} />}
    </Titles>
  );
}

const tabPath = ({ genre, tab, page }: GenreChoice) => `${paths.genres}${genreSearch(genre.id, tab, page)}#${genreContentId}`;

type GenreContentProps = { choice: GenreChoice; ref: RefObject<HTMLElement | null> };

/** As high as a window, so that it can scroll to the top. */
const sectionClass = "min-h-[calc(100dvh-9rem)] scroll-mt-2 outline-none";

/** Section 2's '{genre} Content'. */
export function GenreContent({ choice, ref }: GenreContentProps) {
  const words = useWords("browse").genresPage;
  const { genre, tab, page } = choice;
  const heading = words.genreContent(genreName(useWords("site").genres, genre));
  const List = tab === "movies" ? Movies : SeriesOfGenre;
  return (
    <section ref={ref} id={genreContentId} tabIndex={-1} aria-labelledby="genre-heading" className={sectionClass}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="genre-heading" className="display text-heading font-bold">
          {heading}
        </h2>
        <FilterLink to={discoverPaths.genre[tab](genre.id)} />
      </div>
      <LinkTabs
        label={heading}
        panelId={panelId}
        selected={tab}
        tabs={[
          { id: "movies", to: tabPath({ genre, tab: "movies", page: 1 }), text: words.movies },
          { id: "tv", to: tabPath({ genre, tab: "tv", page: 1 }), text: words.series },
        ]}
      />
      <TabPanel panelId={panelId} selected={tab}>
        <List genre={genre} page={page} pathOf={(number) => tabPath({ ...choice, page: number })} />
      </TabPanel>
      <FeedLinks page={paths.genres + genreSearch(genre.id, tab)} kinds={[tab === "tv" ? "series" : "movie"]} />
    </section>
  );
}
