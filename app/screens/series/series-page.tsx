import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useLocation } from "react-router";
import { useSeriesQueries } from "#app/data/series-queries.ts";
import { useSite } from "#app/data/site-context.tsx";
import { useSeries } from "#app/data/title-details.ts";
import { PageFailure } from "#app/endings/page-failure.tsx";
import { useCanonicalAddress } from "#app/movie/canonical-address.ts";
import { CastRowSkeleton } from "#app/movie/cast-row-skeleton.tsx";
import { QueryState } from "#app/movie/query-state.tsx";
import { ReviewListSkeleton } from "#app/movie/review-list-skeleton.tsx";
import { AfterPaint } from "#app/ui/after-paint.tsx";
import { deferred } from "#app/ui/deferred.ts";
import { useDocumentTitle } from "#app/ui/document-title.ts";
import { Section } from "#app/ui/section.tsx";
import { player } from "#content/words/player.ts";
import { cast, reviews as reviewsHeading } from "#content/words/title-sections.ts";
import { notices } from "#domain/notices.ts";
import { seriesPageTitle } from "#domain/page-title.ts";
import { canonicalSeriesPath } from "#domain/paths.ts";
import type { Series } from "#domain/series.ts";
import { episodeSearch, parseEpisodeChoice } from "#domain/series-address.ts";
import { EpisodeStage } from "./episode-stage.tsx";
import { SeriesHero } from "./series-hero.tsx";
import { SeriesNotFound } from "./series-not-found.tsx";
import { SeriesPageSkeleton, stageColumns, stageParts } from "./series-page-skeleton.tsx";
import { useShownEpisode } from "./shown-episode.ts";

const CastRow = deferred(async () => (await import("#app/movie/cast-row.tsx")).CastRow);
const ReviewList = deferred(async () => (await import("#app/movie/review-list.tsx")).ReviewList);
const EpisodeBox = deferred(async () => (await import("./episode-box.tsx")).EpisodeBox);
const SeasonSection = deferred(async () => (await import("./season-section.tsx")).SeasonSection);
const SimilarSeries = deferred(async () => (await import("./similar-series.tsx")).SimilarSeries);
const AboutSeries = deferred(async () => (await import("./about-series.tsx")).AboutSeries);

function SeasonSkeleton() {
  return (
    <>
      <div className="skeleton h-15 rounded-lg" />
      <div className="skeleton h-episodes rounded-lg" />
    </>
  );
}

/** Until `query` has data, `series` is a list's placeholder data. */
function SeriesContent({ series, query }: { series: Series; query: UseQueryResult<Series | null> }) {
  const extras = useQuery(useSeriesQueries().seriesExtras(series.id));
  const shown = useShownEpisode(series, !query.isPlaceholderData);
  const choice = parseEpisodeChoice(new URLSearchParams(useLocation().search));
  const isChosen = choice.season !== null || choice.episode !== null;
  return (
    <article className="min-h-dvh">
      <SeriesHero series={series} search={isChosen ? episodeSearch(shown.address) : ""} />
      <AfterPaint>
        <div className="page-width mt-8 grid grid-cols-1 gap-14">
          <section id="player" tabIndex={-1} aria-label={player} className={`scroll-mt-20 outline-none ${stageColumns} ${stageParts}`}>
            <EpisodeStage shown={shown} isLoading={query.isPlaceholderData} />
            <div className="@container grid grid-cols-1 content-start gap-2 lg:col-start-2 lg:row-start-1">
              <Suspense fallback={<SeasonSkeleton />}>
                <SeasonSection series={series} query={query} shown={shown} />
              </Suspense>
            </div>
            {/* Below both, so that its length moves nothing. */}
            <Suspense fallback={<div className="skeleton min-h-40 rounded-lg lg:col-span-full" />}>
              <EpisodeBox shown={shown} />
            </Suspense>
          </section>
          <Section title={cast} skeleton={<CastRowSkeleton />}>
            {/* A failure is "treated as no data" (specification.md, section 8). */}
            {extras.isPending && extras.fetchStatus === "fetching" ? <CastRowSkeleton /> : <CastRow cast={extras.data?.credits.cast ?? []} />}
          </Section>
          <Section title={reviewsHeading} skeleton={<ReviewListSkeleton />}>
            <QueryState query={extras} failure={notices.reviews} skeleton={<ReviewListSkeleton />}>
              {({ reviews }) => <ReviewList reviews={reviews} />}
            </QueryState>
          </Section>
          <Suspense fallback={null}>
            <AboutSeries series={series} extras={extras.data} />
          </Suspense>
          <Suspense fallback={null}>
            <SimilarSeries query={extras} />
          </Suspense>
        </div>
      </AfterPaint>
    </article>
  );
}

export function SeriesPage({ id }: { id: number }) {
  const site = useSite();
  const { query, series } = useSeries(id);
  useDocumentTitle(series ? seriesPageTitle(series, site) : null);
  useCanonicalAddress(series ? canonicalSeriesPath(series) : null);
  if (series === null) return <SeriesNotFound />;
  if (series === undefined && query.isError) return <PageFailure text={notices.series.text} onRetry={() => void query.refetch()} />;
  if (series === undefined) return <SeriesPageSkeleton />;
  return <SeriesContent series={series} query={query} />;
}
