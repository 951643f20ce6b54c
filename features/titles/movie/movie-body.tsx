import type { UseQueryResult } from "@tanstack/react-query";
import { Suspense } from "react";
import type { Movie } from "#domain/movie.ts";
import type { ShownMovieExtras } from "#features/titles/model/shown-extras.ts";
import { MoviePlayer } from "./movie-player.tsx";
import { MovieSections } from "./movie-sections.tsx";
import { SimilarMovies } from "./similar-movies.tsx";

/** The player's column is as wide as the specification's height allows, and Similar Movies have the rest. All else has the full width. */
const layout = "page-width grid grid-cols-1 gap-x-10 gap-y-14 pt-8 min-[72rem]:grid-cols-[minmax(0,calc(var(--spacing-player-movie)*16/9))_minmax(18rem,1fr)]";

/** Beside the player it has its height from the start, with room for "Load more". */
const similarLayout = "min-[72rem]:col-start-2 min-[72rem]:row-start-1 min-[72rem]:min-h-[41rem] min-[106.25rem]:min-h-[37rem]";

type MovieBodyProps = {
  id: number;
  /** Until `query` has data, a list's placeholder data. The player works without it. */
  movie: Movie | undefined;
  query: UseQueryResult<Movie | null>;
  extras: UseQueryResult<ShownMovieExtras>;
  onCertification: (certification: string | null | undefined) => void;
};

/** What stands below the hero. Each `Suspense` is hydrated on its own. */
export function MovieBody({ id, movie, query, extras, onCertification }: MovieBodyProps) {
  return (
    <div className={layout}>
      <div id="player" tabIndex={-1} className="scroll-mt-2 outline-none">
        <MoviePlayer id={id} movie={movie} isLoading={query.isPending || query.isPlaceholderData} />
      </div>
      {movie && (
        <Suspense>
          <MovieSections movie={movie} query={query} extras={extras} onCertification={onCertification} />
        </Suspense>
      )}
      {movie && (
        <div className={similarLayout}>
          <Suspense>
            <SimilarMovies movie={movie} query={extras} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
