import type { UseQueryResult } from "@tanstack/react-query";
import { GridSkeleton } from "#app/movie/grid-skeleton.tsx";
import { QueryState } from "#app/movie/query-state.tsx";
import { SeriesGrid } from "#app/movie/series-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import type { SeriesExtras } from "#domain/catalog.ts";
import { limits } from "#domain/limits.ts";
import { notices } from "#domain/notices.ts";

export function SimilarSeries({ query }: { query: UseQueryResult<SeriesExtras> }) {
  return (
    <Section title="Similar TV Series">
      <QueryState query={query} failure={notices.similarSeries} skeleton={<GridSkeleton count={limits.detail.similarSeries} />}>
        {({ similar }) =>
          similar.length === 0 ? <p className="text-muted">Nothing similar is known yet.</p> : <SeriesGrid series={similar} label="Similar TV Series" />
        }
      </QueryState>
    </Section>
  );
}
