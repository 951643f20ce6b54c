import { useMovieSectionQueries } from "#app/data/section-queries.ts";
import type { ShownMovieExtras } from "#app/data/shown-extras.ts";
import { MovieGrid } from "#app/movie/movie-grid.tsx";
import { relatedColumns, relatedImageSizes } from "#app/movie/related-layout.ts";
import { ListInPlace } from "#app/paging/list-in-place.tsx";
import { Section } from "#app/ui/section.tsx";
import { moreFilms } from "#content/words/paging.ts";
import { recommendations as title } from "#content/words/title-sections.ts";

/** Absent without any. */
export function RecommendedMovies({ id, extras }: { id: number; extras: ShownMovieExtras }) {
  const { recommendedMovies } = useMovieSectionQueries();
  const { recommendations, firstPage } = extras;
  if (recommendations.length === 0) return null;
  return (
    <Section title={title}>
      <ListInPlace
        beginning={recommendations}
        onFirstPage={firstPage.recommendations}
        pageQuery={(page) => recommendedMovies(id, page)}
        label={title}
        moreText={moreFilms}
      >
        {(movies, pending) => <MovieGrid movies={movies} label={title} columns={relatedColumns} sizes={relatedImageSizes} pending={pending} />}
      </ListInPlace>
    </Section>
  );
}
