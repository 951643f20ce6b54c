import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useSeriesQueries } from "#app/data/series-queries.ts";
import { CastRowSkeleton } from "#app/movie/cast-row-skeleton.tsx";
import { ReviewsSection } from "#app/movie/reviews-section.tsx";
import { deferred } from "#app/ui/deferred.ts";
import { Section } from "#app/ui/section.tsx";
import { cast } from "#content/words/title-sections.ts";
import type { Series } from "#domain/series.ts";

const CastRow = deferred(async () => (await import("#app/movie/cast-row.tsx")).CastRow);
const SimilarSeries = deferred(async () => (await import("./similar-series.tsx")).SimilarSeries);
const AboutSeries = deferred(async () => (await import("./about-series.tsx")).AboutSeries);

/** What stands below the player and the episodes. */
export function SeriesSections({ series }: { series: Series }) {
  const extras = useQuery(useSeriesQueries().seriesExtras(series.id));
  return (
    <>
      <Section title={cast} skeleton={<CastRowSkeleton />}>
        {/* A failure is "treated as no data" (specification.md, section 8). */}
        {extras.isPending && extras.fetchStatus === "fetching" ? <CastRowSkeleton /> : <CastRow cast={extras.data?.credits.cast ?? []} />}
      </Section>
      <ReviewsSection query={extras} />
      <Suspense fallback={null}>
        <AboutSeries series={series} extras={extras.data} />
      </Suspense>
      <Suspense fallback={null}>
        <SimilarSeries query={extras} />
      </Suspense>
    </>
  );
}
