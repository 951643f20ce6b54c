import { Suspense } from "react";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import "#features/titles/title-sections.css";
import "#features/player/stage.css";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useDocumentTitle } from "#app/ui/document-title.ts";
import { useRestOfPage } from "#app/ui/rest-of-page.ts";
import { useWords } from "#app/words/use-words.tsx";
import { canonicalMoviePath } from "#domain/addresses.ts";
import { type Movie, releaseYear } from "#domain/movie.ts";
import { notices } from "#domain/notices.ts";
import { FailedPage } from "#features/search/endings/page-failure.tsx";
import { useCanonicalAddress } from "#features/titles/canonical-address.ts";
import type { ShownMovieExtras } from "#features/titles/model/shown-extras.ts";
import { useMovie } from "#features/titles/title-details.ts";
import { TitleHeroSkeleton } from "#features/titles/title-hero-skeleton.tsx";
import { MovieHero } from "./movie-hero.tsx";
import { MovieNotFound } from "./movie-not-found.tsx";
import { useMovieQueries } from "./movie-queries.ts";

/** Fetched with the screen where that is fetched ahead of a click. */
export const MovieBody = lazyPart(async () => (await import("./movie-body.tsx")).MovieBody);

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
  const { loading } = useWords("titles").moviePage;
  if (movie) return <MovieHero movie={certification === undefined ? movie : { ...movie, certification }} extras={extras.data} />;
  if (query.isError) return <FailedPage notice={notices.movie} query={query} />;
  return <TitleHeroSkeleton loading={loading} />;
}

const BodySkeleton = () => (
  <div className="page-width pt-8">
    <div id="player" className="skeleton stage-movie" />
  </div>
);

export function MoviePage({ id }: { id: number }) {
  const { query, movie } = useMovie(id);
  const extras = useQuery({ ...useMovieQueries().movieExtras(id), enabled: movie !== null });
  const [certification, setCertification] = useState<string | null>();
  const rest = useRestOfPage();
  const { pageTitles } = useWords("site");
  useDocumentTitle(movie ? pageTitles.movie(movie.title, releaseYear(movie)) : null);
  useCanonicalAddress(movie ? canonicalMoviePath(movie) : null);
  if (movie === null) return <MovieNotFound />;
  return (
    <article className="min-h-dvh">
      <Head movie={movie} query={query} extras={extras} certification={certification} />

      <Suspense fallback={<BodySkeleton />}>
        {rest ? <MovieBody id={id} movie={movie} query={query} extras={extras} onCertification={setCertification} /> : <BodySkeleton />}
      </Suspense>
    </article>
  );
}
