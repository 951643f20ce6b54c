import { PromptSuspense } from "#app/ui/prompt-suspense.tsx";
import "#app/movie/title-sections.css";
import "#app/player/stage.css";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useMovieQueries } from "#app/data/movie-queries.ts";
import type { ShownMovieExtras } from "#app/data/shown-extras.ts";
import { useMovie } from "#app/data/title-details.ts";
import { PageFailure } from "#app/endings/page-failure.tsx";
import { useCanonicalAddress } from "#app/movie/canonical-address.ts";
import { TitleHeroSkeleton } from "#app/movie/title-hero-skeleton.tsx";
import { AfterPaint } from "#app/ui/after-paint.tsx";
import { deferred, lazyComponent } from "#app/ui/deferred.ts";
import { useDocumentTitle } from "#app/ui/document-title.ts";
import { loading } from "#content/words/movie-page.ts";
import { type Movie, releaseYear } from "#domain/movie.ts";
import { notices } from "#domain/notices.ts";
import { moviePageTitle } from "#domain/page-title.ts";
import { canonicalMoviePath } from "#domain/paths.ts";
import { MovieHero } from "./movie-hero.tsx";
import { MovieNotFound } from "./movie-not-found.tsx";

/** Not `deferred`: a visitor may press Play at once. */
const MoviePlayer = lazyComponent(async () => (await import("./movie-player.tsx")).MoviePlayer);
const MovieSections = deferred(async () => (await import("./movie-sections.tsx")).MovieSections);
const SimilarMovies = deferred(async () => (await import("./similar-movies.tsx")).SimilarMovies);

/** The player's column is as wide as the specification's height allows, and Similar Movies have the rest. All else has the full width. */
const layout = "page-width grid grid-cols-1 gap-x-10 gap-y-14 pt-8 min-[72rem]:grid-cols-[minmax(0,calc(var(--spacing-player-movie)*16/9))_minmax(18rem,1fr)]";

/** Beside the player it has its height from the start, with room for "Load more". */
const similarLayout = "min-[72rem]:col-start-2 min-[72rem]:row-start-1 min-[72rem]:min-h-[41rem] min-[106.25rem]:min-h-[37rem]";

/** Until `query` has data, `movie` is a list's placeholder data. */
type HeadProps = {
  movie: Movie | undefined;
  query: UseQueryResult<Movie | null>;
  extras: UseQueryResult<ShownMovieExtras>;
  /** In the visitor's country; `undefined`: the page's own. */
  certification: string | null | undefined;
};

/** Without `movie`, what stands in for the hero: the player works meanwhile. */
function Head({ movie, query, extras, certification }: HeadProps) {
  if (movie) return <MovieHero movie={certification === undefined ? movie : { ...movie, certification }} extras={extras.data} />;
  if (query.isError) return <PageFailure text={notices.movie.text} query={query} />;
  return <TitleHeroSkeleton loading={loading} />;
}

function PlayerSkeleton() {
  return (
    <>
      <div className="skeleton stage-movie" />
      <div className="skeleton mt-4 h-22 rounded-md" />
    </>
  );
}

export function MoviePage({ id }: { id: number }) {
  const { query, movie } = useMovie(id);
  const extras = useQuery({ ...useMovieQueries().movieExtras(id), enabled: movie !== null });
  const [certification, setCertification] = useState<string | null>();
  useDocumentTitle(movie ? moviePageTitle(movie.title, releaseYear(movie)) : null);
  useCanonicalAddress(movie ? canonicalMoviePath(movie) : null);
  if (movie === null) return <MovieNotFound />;
  return (
    <article className="min-h-dvh">
      <Head movie={movie} query={query} extras={extras} certification={certification} />
      <AfterPaint>
        <div className={layout}>
          <div id="player" tabIndex={-1} className="scroll-mt-2 outline-none">
            <PromptSuspense fallback={<PlayerSkeleton />}>
              <MoviePlayer id={id} movie={movie} isLoading={query.isPending || query.isPlaceholderData} />
            </PromptSuspense>
          </div>
          {movie && (
            <PromptSuspense>
              <MovieSections movie={movie} query={query} extras={extras} onCertification={setCertification} />
            </PromptSuspense>
          )}
          {movie && (
            <div className={similarLayout}>
              <PromptSuspense>
                <SimilarMovies movie={movie} query={extras} />
              </PromptSuspense>
            </div>
          )}
        </div>
      </AfterPaint>
    </article>
  );
}
