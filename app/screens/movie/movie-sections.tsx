import type { UseQueryResult } from "@tanstack/react-query";
import { Suspense } from "react";
import { AdPlace } from "#app/ads/ad-place.tsx";
import { CastRowSkeleton } from "#app/movie/cast-row-skeleton.tsx";
import { QueryState } from "#app/movie/query-state.tsx";
import { ReviewsSection } from "#app/movie/reviews-section.tsx";
import { deferred } from "#app/ui/deferred.ts";
import { Failure } from "#app/ui/failure.tsx";
import { Section } from "#app/ui/section.tsx";
import { cast } from "#content/words/title-sections.ts";
import type { MovieExtras } from "#domain/catalog.ts";
import type { Movie } from "#domain/movie.ts";
import { notices } from "#domain/notices.ts";
import { Summary } from "./summary.tsx";

const CastRow = deferred(async () => (await import("#app/movie/cast-row.tsx")).CastRow);
const AboutMovie = deferred(async () => (await import("./about-movie.tsx")).AboutMovie);

/** Until `query` has data, `movie` is a list's placeholder data. */
type MovieSectionsProps = { movie: Movie; query: UseQueryResult<Movie | null>; extras: UseQueryResult<MovieExtras> };

/** What stands below the player. */
export function MovieSections({ movie, query, extras }: MovieSectionsProps) {
  return (
    <div className="grid grid-cols-1 gap-14 min-[72rem]:col-span-full">
      {query.isError && <Failure text={notices.movie.text} onRetry={() => void query.refetch()} />}
      <Summary movie={movie} isPlaceholder={query.isPlaceholderData} />
      <AdPlace place="movie" />
      <Section title={cast} skeleton={<CastRowSkeleton />}>
        <QueryState query={extras} failure={notices.cast} skeleton={<CastRowSkeleton />}>
          {({ credits }) => <CastRow cast={credits.cast} />}
        </QueryState>
      </Section>
      <ReviewsSection query={extras} />
      <Suspense fallback={null}>
        <AboutMovie movie={movie} extras={extras.data} />
      </Suspense>
    </div>
  );
}
