import { useQuery } from "@tanstack/react-query";
import { useSeriesQueries } from "#app/data/series-queries.ts";
import { GridSkeleton } from "#app/movie/grid-skeleton.tsx";
import { QueryState } from "#app/movie/query-state.tsx";
import { SeriesGrid } from "#app/movie/series-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { limits } from "#domain/limits.ts";
import { notices } from "#domain/notices.ts";

export function SimilarSeries({ id }: { id: number }) {
  const similar = useQuery(useSeriesQueries().similarSeries(id));
  return (
    <Section title="Similar TV Series">
      <QueryState query={similar} failure={notices.similarSeries} skeleton={<GridSkeleton count={limits.detail.similarSeries} />}>
        {(series) =>
          series.length === 0 ? <p className="text-muted">Nothing similar is known yet.</p> : <SeriesGrid series={series} label="Similar TV Series" />
        }
      </QueryState>
    </Section>
  );
}
