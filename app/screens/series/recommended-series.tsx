import { useSeriesSectionQueries } from "#app/data/section-queries.ts";
import type { ShownSeriesExtras } from "#app/data/shown-extras.ts";
import { relatedColumns, relatedImageSizes } from "#app/movie/related-layout.ts";
import { SeriesGrid } from "#app/movie/series-grid.tsx";
import { ListInPlace } from "#app/paging/list-in-place.tsx";
import { Section } from "#app/ui/section.tsx";
import { moreSeries } from "#content/words/paging.ts";
import { recommendations as title } from "#content/words/title-sections.ts";

/** Absent without any. */
export function RecommendedSeries({ id, extras }: { id: number; extras: ShownSeriesExtras }) {
  const { recommendedSeries } = useSeriesSectionQueries();
  const { recommendations, firstPage } = extras;
  if (recommendations.length === 0) return null;
  return (
    <Section title={title}>
      <ListInPlace
        beginning={recommendations}
        onFirstPage={firstPage.recommendations}
        pageQuery={(page) => recommendedSeries(id, page)}
        label={title}
        moreText={moreSeries}
      >
        {(series, pending) => <SeriesGrid series={series} label={title} columns={relatedColumns} sizes={relatedImageSizes} pending={pending} />}
      </ListInPlace>
    </Section>
  );
}
