import { useQuery } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { useAsk } from "#app/data/ask-context.tsx";
import { Section } from "#app/ui/section.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { seriesCreditsPath } from "#domain/addresses.ts";
import { isoDay } from "#domain/calendar-date.ts";
import { notices } from "#domain/notices.ts";
import type { Series } from "#domain/series.ts";
import { SeriesGrid } from "#features/lists/cards/series-grid.tsx";
import { useSeriesSectionQueries } from "#features/lists/related-queries.ts";
import { AllCredits } from "#features/titles/credits/all-credits.tsx";
import { CastRow } from "#features/titles/credits/cast-row.tsx";
import { CastRowSkeleton } from "#features/titles/credits/cast-row-skeleton.tsx";
import { PicturesSection } from "#features/titles/gallery/pictures-section.tsx";
import { Recommendations } from "#features/titles/recommendations.tsx";
import { relatedColumns, relatedImageSizes } from "#features/titles/related-layout.ts";
import { ReviewsSection } from "#features/titles/reviews/reviews-section.tsx";
import { SectionsSkeleton } from "#features/titles/sections-skeleton.tsx";
import { VideosSection } from "#features/titles/videos/videos-section.tsx";
import { regionOptions } from "#features/titles/where-to-watch/use-in-region.ts";
import { WhereToWatch } from "#features/titles/where-to-watch/where-to-watch.tsx";
import { titleQueries } from "../model/queries.ts";
import { AboutSeries } from "./about-series.tsx";
import { EpisodeGuide } from "./guide/episode-guide.tsx";
import { NextAndLastEpisode } from "./next-and-last-episode.tsx";
import { SeriesFacts } from "./series-facts.tsx";
import { useSeriesQueries } from "./series-queries.ts";
import { SimilarSeries } from "./similar-series.tsx";

type SeriesSectionsProps = { series: Series; onCertification: ComponentProps<typeof WhereToWatch>["onCertification"] };

/** What stands below the player and the episodes, in the page's order. Sections that only some series have are absent while the extras fail. */
export function SeriesSections({ series, onCertification }: SeriesSectionsProps) {
  const { cast, recommendations } = useWords("titles").titleSections;
  const { moreSeries } = useWords("site").paging;
  const ask = useAsk();
  const { recommendedSeries } = useSeriesSectionQueries();
  const extras = useQuery(useSeriesQueries().seriesExtras(series.id));
  const { data } = extras;
  const { name: title, backdrop_path: backdrop, poster_path: poster } = series;
  if (extras.isPending) return <SectionsSkeleton failures={[notices.reviews, notices.similarSeries]} />;
  return (
    <>
      {data && <NextAndLastEpisode series={series} facts={data.facts} today={isoDay(extras.dataUpdatedAt)} />}
      {data && <WhereToWatch ofPage={data.inRegion} queryIn={regionOptions(ask, titleQueries.seriesInRegion, series.id)} onCertification={onCertification} />}
      {data && <VideosSection videos={data.videos} picture={{ title, backdrop, poster }} />}
      <Section title={cast}>
        {/* A failure is "treated as no data" (specification.md, section 8). */}
        {!data && extras.isFetching ? <CastRowSkeleton /> : <CastRow cast={data?.credits.cast ?? []} />}
        <AllCredits kind="series" id={series.id} path={seriesCreditsPath(series)} />
      </Section>
      <EpisodeGuide series={series} />
      {(backdrop || poster) && <PicturesSection query={titleQueries.seriesImages} id={series.id} name={title} />}
      {data && <SeriesFacts series={series} facts={data.facts} />}
      <ReviewsSection query={extras} />
      <AboutSeries series={series} extras={data} />
      {data && (
        <Recommendations extras={data} pageQuery={(page) => recommendedSeries(series.id, page)} moreText={moreSeries}>
          {(more, pending) => <SeriesGrid series={more} label={recommendations} columns={relatedColumns} sizes={relatedImageSizes} pending={pending} />}
        </Recommendations>
      )}
      <SimilarSeries id={series.id} query={extras} />
    </>
  );
}
