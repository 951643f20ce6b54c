import type { UseQueryResult } from "@tanstack/react-query";
import { GridSkeleton } from "#app/movie/grid-skeleton.tsx";
import { QueryState } from "#app/movie/query-state.tsx";
import { SeriesGrid } from "#app/movie/series-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { similarSeries } from "#content/words/series-page.ts";
import { noSimilarTitles } from "#content/words/title-sections.ts";
import type { SeriesExtras } from "#domain/catalog.ts";
import { limits } from "#domain/limits.ts";
import { notices } from "#domain/notices.ts";

export function SimilarSeries({ query }: { query: UseQueryResult<SeriesExtras> }) {
  return (
    <Section title={similarSeries}>
      <QueryState query={query} failure={notices.similarSeries} skeleton={<GridSkeleton count={limits.detail.similarSeries} />}>
        {({ similar }) => (similar.length === 0 ? <p className="text-muted">{noSimilarTitles}</p> : <SeriesGrid series={similar} label={similarSeries} />)}
      </QueryState>
    </Section>
  );
}
