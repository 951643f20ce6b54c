import { useQuery } from "@tanstack/react-query";
import { useMovieQueries } from "#app/data/movie-queries.ts";
import { useSeriesQueries } from "#app/data/series-queries.ts";
import { GridSkeleton } from "#app/movie/grid-skeleton.tsx";
import { MovieGrid } from "#app/movie/movie-grid.tsx";
import { QueryState } from "#app/movie/query-state.tsx";
import { SeriesGrid } from "#app/movie/series-grid.tsx";
import { AfterPaint } from "#app/ui/after-paint.tsx";
import { LinkTabs, TabPanel } from "#app/ui/link-tabs.tsx";
import * as words from "#content/words/genres-page.ts";
import type { Genre } from "#domain/genre.ts";
import { type GenreChoice, genreSearch } from "#domain/genre-address.ts";
import { notices } from "#domain/notices.ts";
import { paths } from "#domain/paths.ts";

export const genreContentId = "genre-content";
const panelId = "genre-panel";

const skeleton = <GridSkeleton count={20} />;

function Empty({ children }: { children: string }) {
  return (
    <div className="grid gap-1 py-6">
      <p className="text-lg font-semibold">{children}</p>
      <p className="text-muted">{words.emptyHint}</p>
    </div>
  );
}

function Movies({ genre }: { genre: Genre }) {
  const movies = useQuery(useMovieQueries().moviesByGenre(genre.id));
  return (
    <QueryState query={movies} failure={notices.genreMovies} skeleton={skeleton}>
      {(list) => (list.length === 0 ? <Empty>{words.noMovies}</Empty> : <MovieGrid movies={list} label={words.moviesLabel(genre.name)} />)}
    </QueryState>
  );
}

function SeriesOfGenre({ genre }: { genre: Genre }) {
  const series = useQuery(useSeriesQueries().seriesByGenre(genre.id));
  return (
    <QueryState query={series} failure={notices.genreSeries} skeleton={skeleton}>
      {(list) => (list.length === 0 ? <Empty>{words.noSeries}</Empty> : <SeriesGrid series={list} label={words.seriesLabel(genre.name)} />)}
    </QueryState>
  );
}

/** Section 2's '{genre} Content'. */
export function GenreContent({ genre, tab }: GenreChoice) {
  const tabPath = (id: GenreChoice["tab"]) => `${paths.genres}${genreSearch(genre.id, id)}#${genreContentId}`;
  return (
    <section id={genreContentId} tabIndex={-1} aria-labelledby="genre-heading" className="min-h-dvh scroll-mt-24 outline-none">
      <h2 id="genre-heading" className="display mb-5 text-heading font-bold">
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
