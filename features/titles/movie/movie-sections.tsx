import type { UseQueryResult } from "@tanstack/react-query";
import { type ComponentProps, Suspense } from "react";
import { useAsk } from "#app/data/ask-context.tsx";
import { NoticeFailure } from "#app/ui/failure.tsx";
import { Section } from "#app/ui/section.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { movieCreditsPath } from "#domain/addresses.ts";
import type { Movie } from "#domain/movie.ts";
import { notices } from "#domain/notices.ts";
import { AdPlace } from "#features/ads/ad-place.tsx";
import { MovieGrid } from "#features/lists/cards/movie-grid.tsx";
import { QueryState } from "#features/lists/cards/query-state.tsx";
import { useMovieSectionQueries } from "#features/lists/related-queries.ts";
import { CollectionStrip } from "#features/titles/collection/collection-strip.tsx";
import { AllCredits } from "#features/titles/credits/all-credits.tsx";
import { CastRow } from "#features/titles/credits/cast-row.tsx";
import { CastRowSkeleton } from "#features/titles/credits/cast-row-skeleton.tsx";
import { PicturesSection } from "#features/titles/gallery/pictures-section.tsx";
import type { ShownMovieExtras } from "#features/titles/model/shown-extras.ts";
import { Recommendations } from "#features/titles/recommendations.tsx";
import { relatedColumns, relatedImageSizes } from "#features/titles/related-layout.ts";
import { ReviewsSection } from "#features/titles/reviews/reviews-section.tsx";
import { SectionsSkeleton } from "#features/titles/sections-skeleton.tsx";
import { VideosSection } from "#features/titles/videos/videos-section.tsx";
import { regionOptions } from "#features/titles/where-to-watch/use-in-region.ts";
import { WhereToWatch } from "#features/titles/where-to-watch/where-to-watch.tsx";
import { titleQueries } from "../model/queries.ts";
import { AboutMovie } from "./about-movie.tsx";
import { MovieFacts } from "./movie-facts.tsx";
import { Summary } from "./summary.tsx";

/** Until `query` has data, `movie` is a list's placeholder data. */
type MovieSectionsProps = {
  movie: Movie;
  query: UseQueryResult<Movie | null>;
  extras: UseQueryResult<ShownMovieExtras>;
  onCertification: ComponentProps<typeof WhereToWatch>["onCertification"];
};

/** In the page's order. Those that only some films have are absent while the extras fail. */
function ExtrasSections({ movie, extras, onCertification }: Omit<MovieSectionsProps, "query">) {
  const { cast, recommendations } = useWords("titles").titleSections;
  const { moreFilms } = useWords("site").paging;
  const ask = useAsk();
  const { recommendedMovies } = useMovieSectionQueries();
  const { data } = extras;
  const inRegion = data && { ofPage: data.inRegion, queryIn: regionOptions(ask, titleQueries.movieInRegion, movie.id) };
  const { title, backdrop_path: backdrop, poster_path: poster } = movie;
  return (
    <>
      {inRegion && <WhereToWatch {...inRegion} onCertification={onCertification} />}
      {data && <VideosSection videos={data.videos} picture={{ title, backdrop, poster }} />}
      <Section title={cast}>
        <QueryState query={extras} failure={notices.cast} skeleton={<CastRowSkeleton />}>
          {({ credits }) => <CastRow cast={credits.cast} />}
        </QueryState>
        <AllCredits kind="movie" id={movie.id} path={movieCreditsPath(movie)} />
      </Section>
      <Suspense>
        {data?.collection && <CollectionStrip collection={data.collection} movieId={movie.id} />}
        {(backdrop || poster) && <PicturesSection query={titleQueries.movieImages} id={movie.id} name={title} />}
      </Suspense>
      {inRegion && <MovieFacts movie={movie} facts={data.facts} {...inRegion} />}
      <ReviewsSection query={extras} />
      <Suspense>
        <AboutMovie movie={movie} extras={data} />
      </Suspense>
      {data && (
        <Recommendations extras={data} pageQuery={(page) => recommendedMovies(movie.id, page)} moreText={moreFilms}>
          {(movies, pending) => <MovieGrid movies={movies} label={recommendations} columns={relatedColumns} sizes={relatedImageSizes} pending={pending} />}
        </Recommendations>
      )}
    </>
  );
}

/** What stands below the player. */
export function MovieSections({ movie, query, extras, onCertification }: MovieSectionsProps) {
  return (
    <div className="grid grid-cols-1 gap-14 min-[72rem]:col-span-full">
      {query.isError && <NoticeFailure notice={notices.movie} onRetry={() => void query.refetch()} />}
      <Summary movie={movie} isPlaceholder={query.isPlaceholderData} />
      <AdPlace place="movie" />
      {extras.isPending ? (
        <SectionsSkeleton failures={[notices.cast, notices.reviews]} />
      ) : (
        <ExtrasSections movie={movie} extras={extras} onCertification={onCertification} />
      )}
    </div>
  );
}
