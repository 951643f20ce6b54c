import { moveFocusWithArrows } from "#app/ui/arrow-navigation.ts";
import type { MovieSummary } from "#domain/movie.ts";
import { rankedColumns } from "#features/lists/cards/grid-layout.ts";
import { SkeletonItems } from "#features/lists/cards/grid-skeleton.tsx";
import { MovieCard } from "#features/lists/cards/movie-grid.tsx";

/** `sizes` of the posters: a column's width less 4rem. */
const rankedImageSizes =
  "(min-width: 2300px) 307px, (min-width: 1700px) 13.7vw, (min-width: 1408px) 179px, (min-width: 1024px) calc(18.4vw - 83px), (min-width: 768px) calc(23vw - 76px), (min-width: 640px) calc(30.7vw - 75px), 128px";
const numeral =
  "display font-names absolute top-0 start-0 w-11 text-end text-[3.25rem] sm:w-14 sm:text-[4rem] leading-[0.8] font-extrabold tracking-[-0.05em] whitespace-nowrap text-muted";

/** `first`: the first film's rank. */
type MovieRankingProps = { movies: readonly MovieSummary[]; label: string; first: number; pending: number };

/** The films with their ranks in large numerals. */
export function MovieRanking({ movies, label, first, pending }: MovieRankingProps) {
  return (
    <ol aria-label={label} start={first} className={`couch-cards ${rankedColumns}`} onKeyDown={moveFocusWithArrows}>
      {movies.map((movie, index) => (
        <li key={movie.id}>
          <span className={numeral}>{first + index}</span>
          <MovieCard movie={movie} sizes={rankedImageSizes} />
        </li>
      ))}
      <SkeletonItems count={pending} />
    </ol>
  );
}
