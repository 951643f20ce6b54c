import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { Answered } from "#app/film/answered.tsx";
import { useCanonicalAddress } from "#app/film/canonical-address.ts";
import { CastRow, CastRowSkeleton } from "#app/film/cast-row.tsx";
import { ReviewList, ReviewListSkeleton } from "#app/film/review-list.tsx";
import { useSeries } from "#app/queries/known-titles.ts";
import { useQuestions } from "#app/queries/questions.ts";
import { useSite } from "#app/site.tsx";
import { useDocumentTitle } from "#app/ui/document-title.ts";
import { PageFailure } from "#app/ui/failure.tsx";
import { Section } from "#app/ui/section.tsx";
import { notices } from "#domain/notices.ts";
import { seriesPageTitle } from "#domain/page-title.ts";
import { canonicalSeriesPath } from "#domain/paths.ts";
import type { Series } from "#domain/series.ts";
import { episodeSearch, episodeWishIn } from "#domain/series-address.ts";
import { AboutSeries } from "./about-series.tsx";
import { EpisodeBox } from "./episode-box.tsx";
import { EpisodeList } from "./episode-list.tsx";
import { EpisodeStage } from "./episode-stage.tsx";
import { SeasonSelector } from "./season-selector.tsx";
import { SeriesHero } from "./series-hero.tsx";
import { SeriesNotFound } from "./series-not-found.tsx";
import { SeriesPageSkeleton } from "./series-page-skeleton.tsx";
import { useShownEpisode } from "./shown-episode.ts";
import { SimilarSeries } from "./similar-series.tsx";

/** On a desktop the programme stands beside the stage, and what is on below it, where its length moves nothing. */
const stageLayout =
  "grid scroll-mt-20 grid-cols-1 gap-x-8 gap-y-6 outline-none lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr] lg:[&>:first-child]:row-span-2";

/** `complete`: not only what some list has said of the series. */
function Programme({ series, complete }: { series: Series; complete: boolean }) {
  const ask = useQuestions();
  // Section 8: without credits there is no data, and nothing is said of it.
  const credits = useQuery(ask.seriesCredits(series.id));
  const reviews = useQuery(ask.seriesReviews(series.id));
  const shown = useShownEpisode(series, complete);
  const wish = episodeWishIn(new URLSearchParams(useLocation().search));
  const named = wish.season !== null || wish.episode !== null;
  return (
    <article className="wrap-anywhere">
      <SeriesHero series={series} search={named ? episodeSearch(shown.address) : ""} />
      <div className="room-width mt-8 grid grid-cols-1 gap-14">
        <section id="player" tabIndex={-1} aria-label="Player" className={stageLayout}>
          <EpisodeStage shown={shown} />
          <EpisodeBox shown={shown} />
          <div className="grid grid-cols-1 content-start gap-2 lg:col-start-2 lg:row-start-1">
            {complete ? <SeasonSelector series={series} season={shown.address.season} /> : <div className="skeleton h-15 rounded-lg" />}
            <EpisodeList shown={shown} />
          </div>
        </section>
        <Section title="Cast">
          {credits.isPending && credits.fetchStatus === "fetching" ? <CastRowSkeleton /> : <CastRow cast={credits.data?.cast ?? []} />}
        </Section>
        <Section title="Reviews">
          <Answered query={reviews} failure={notices.reviews} waiting={<ReviewListSkeleton />}>
            {(list) => <ReviewList reviews={list} />}
          </Answered>
        </Section>
        <AboutSeries series={series} credits={credits.data} />
        <SimilarSeries id={series.id} />
      </div>
    </article>
  );
}

export function SeriesPage({ id }: { id: number }) {
  const site = useSite();
  const query = useSeries(id);
  const series = query.data;
  useDocumentTitle(series ? seriesPageTitle(series, site) : null);
  useCanonicalAddress(series ? canonicalSeriesPath(series) : null);
  if (series === null) return <SeriesNotFound />;
  if (series === undefined && query.isError) return <PageFailure text={notices.series.text} onRetry={() => void query.refetch()} />;
  if (series === undefined) return <SeriesPageSkeleton />;
  return <Programme series={series} complete={!query.isPlaceholderData} />;
}
