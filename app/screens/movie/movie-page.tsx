import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { AdPlace } from "#app/ads/ad-place.tsx";
import { useMovieQueries } from "#app/data/movie-queries.ts";
import { useMovie } from "#app/data/title-details.ts";
import { Backdrop } from "#app/movie/backdrop.tsx";
import { useCanonicalAddress } from "#app/movie/canonical-address.ts";
import { CastRowSkeleton } from "#app/movie/cast-row-skeleton.tsx";
import { QueryState } from "#app/movie/query-state.tsx";
import { ReviewListSkeleton } from "#app/movie/review-list-skeleton.tsx";
import { AfterPaint } from "#app/ui/after-paint.tsx";
import { deferred } from "#app/ui/deferred.ts";
import { useDocumentTitle } from "#app/ui/document-title.ts";
import { Failure, PageFailure } from "#app/ui/failure.tsx";
import { Section } from "#app/ui/section.tsx";
import { cast, reviews as reviewsHeading } from "#content/words/title-sections.ts";
import { releaseYear } from "#domain/movie.ts";
import { notices } from "#domain/notices.ts";
import { moviePageTitle } from "#domain/page-title.ts";
import { canonicalMoviePath } from "#domain/paths.ts";
import { MovieHeader } from "./movie-header.tsx";
import { MovieNotFound } from "./movie-not-found.tsx";
import { MoviePageSkeleton } from "./movie-page-skeleton.tsx";
import { MoviePlayer } from "./movie-player.tsx";
import { Summary } from "./summary.tsx";

const CastRow = deferred(async () => (await import("#app/movie/cast-row.tsx")).CastRow);
const ReviewList = deferred(async () => (await import("#app/movie/review-list.tsx")).ReviewList);
const AboutMovie = deferred(async () => (await import("./about-movie.tsx")).AboutMovie);
const SimilarMovies = deferred(async () => (await import("./similar-movies.tsx")).SimilarMovies);

export function MoviePage({ id }: { id: number }) {
  const { query, movie } = useMovie(id);
  const extras = useQuery({ ...useMovieQueries().movieExtras(id), enabled: movie !== null });
  useDocumentTitle(movie ? moviePageTitle(movie.title, releaseYear(movie)) : null);
  useCanonicalAddress(movie ? canonicalMoviePath(movie) : null);
  if (movie === null) return <MovieNotFound />;
  if (movie === undefined && query.isError) return <PageFailure text={notices.movie.text} onRetry={() => void query.refetch()} />;
  if (movie === undefined) return <MoviePageSkeleton />;
  return (
    <article className="min-h-dvh wrap-anywhere">
      <Backdrop path={movie.backdrop_path}>
        <MovieHeader movie={movie} credits={extras.data?.credits} />
      </Backdrop>
      <AfterPaint>
        <div className="page-width grid grid-cols-1 gap-x-12 gap-y-14 pt-2 lg:grid-cols-[minmax(0,1fr)_19rem]">
          <div className="grid grid-cols-1 content-start gap-14">
            <MoviePlayer movie={movie} />
            {query.isError && <Failure text={notices.movie.text} onRetry={() => void query.refetch()} />}
            <Summary movie={movie} isPlaceholder={query.isPlaceholderData} />
            <AdPlace place="movie" />
            <Section title={cast} skeleton={<CastRowSkeleton />}>
              <QueryState query={extras} failure={notices.cast} skeleton={<CastRowSkeleton />}>
                {({ credits }) => <CastRow cast={credits.cast} />}
              </QueryState>
            </Section>
            <Section title={reviewsHeading} skeleton={<ReviewListSkeleton />}>
              <QueryState query={extras} failure={notices.reviews} skeleton={<ReviewListSkeleton />}>
                {({ reviews }) => <ReviewList reviews={reviews} />}
              </QueryState>
            </Section>
            <Suspense fallback={null}>
              <AboutMovie movie={movie} extras={extras.data} />
            </Suspense>
          </div>
          <Suspense fallback={null}>
            <SimilarMovies query={extras} />
          </Suspense>
        </div>
      </AfterPaint>
    </article>
  );
}
