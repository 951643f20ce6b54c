import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { ReactNode, RefObject } from "react";
import { useMovieQueries } from "#app/data/movie-queries.ts";
import { useSeriesQueries } from "#app/data/series-queries.ts";
import { EmptyList } from "#app/endings/empty-list.tsx";
import { ListState } from "#app/endings/list-state.tsx";
import { GridSkeleton } from "#app/movie/grid-skeleton.tsx";
import { MovieGrid } from "#app/movie/movie-grid.tsx";
import { SeriesGrid } from "#app/movie/series-grid.tsx";
import { AfterPaint } from "#app/ui/after-paint.tsx";
import { LinkTabs, TabPanel } from "#app/ui/link-tabs.tsx";
import * as words from "#content/words/genres-page.ts";
import type { Genre } from "#domain/genre.ts";
import { type GenreChoice, genreSearch } from "#domain/genre-address.ts";
import { type Notice, notices } from "#domain/notices.ts";
import { paths } from "#domain/paths.ts";

export const genreContentId = "genre-content";
const panelId = "genre-panel";

type TitlesProps<T> = { query: UseQueryResult<T[]>; failure: Notice; emptyMessage: string; children: (list: T[]) => ReactNode };

/** A genre's list. */
function Titles<T>({ query, failure, emptyMessage, children }: TitlesProps<T>) {
  return (
    <ListState query={query} failure={failure} skeleton={<GridSkeleton count={20} />}>
      {(list) => (list.length > 0 ? children(list) : <EmptyList message={emptyMessage} hint={words.emptyHint} />)}
    </ListState>
  );
}

function Movies({ genre }: { genre: Genre }) {
  const query = useQuery(useMovieQueries().moviesByGenre(genre.id));
  return (
    <Titles query={query} failure={notices.genreMovies} emptyMessage={words.noMovies}>
      {(movies) => <MovieGrid movies={movies} label={words.moviesLabel(genre.name)} />}
    </Titles>
  );
}

function SeriesOfGenre({ genre }: { genre: Genre }) {
  const query = useQuery(useSeriesQueries().seriesByGenre(genre.id));
  return (
    <Titles query={query} failure={notices.genreSeries} emptyMessage={words.noSeries}>
      {(series) => <SeriesGrid series={series} label={words.seriesLabel(genre.name)} />}
    </Titles>
  );
}

type GenreContentProps = GenreChoice & { ref: RefObject<HTMLElement | null> };

/** As high as a window, so that it can scroll to the top. */
const sectionClass = "min-h-[calc(100dvh-9rem)] scroll-mt-20 outline-none";

/** Section 2's '{genre} Content'. */
export function GenreContent({ genre, tab, ref }: GenreContentProps) {
  const tabPath = (id: GenreChoice["tab"]) => `${paths.genres}${genreSearch(genre.id, id)}#${genreContentId}`;
  return (
    <section ref={ref} id={genreContentId} tabIndex={-1} aria-labelledby="genre-heading" className={sectionClass}>
      <h2 id="genre-heading" className="display mb-2 text-heading font-bold">
        {words.genreContent(genre.name)}
      </h2>
      <LinkTabs
        label={words.genreContent(genre.name)}
        panelId={panelId}
        selected={tab}
        tabs={[
          { id: "movies", to: tabPath("movies"), text: words.movies },
          { id: "tv", to: tabPath("tv"), text: words.series },
        ]}
      />
      <TabPanel panelId={panelId} selected={tab}>
        <AfterPaint>{tab === "movies" ? <Movies genre={genre} /> : <SeriesOfGenre genre={genre} />}</AfterPaint>
      </TabPanel>
    </section>
  );
}
