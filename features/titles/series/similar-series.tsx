import type { UseQueryResult } from "@tanstack/react-query";
import { Section } from "#app/ui/section.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { limits } from "#domain/limits.ts";
import { notices } from "#domain/notices.ts";
import { GridSkeleton } from "#features/lists/cards/grid-skeleton.tsx";
import { QueryState } from "#features/lists/cards/query-state.tsx";
import { SeriesGrid } from "#features/lists/cards/series-grid.tsx";
import { ListInPlace } from "#features/lists/paging/list-in-place.tsx";
import { useSeriesSectionQueries } from "#features/lists/related-queries.ts";
import type { ShownSeriesExtras } from "#features/titles/model/shown-extras.ts";

type SimilarSeriesProps = { id: number; query: UseQueryResult<ShownSeriesExtras> };

function SimilarList({ id, extras }: { id: number; extras: ShownSeriesExtras }) {
  const { similarSeries } = useWords("series").seriesPage;
  const { moreSeries } = useWords("site").paging;
  const queries = useSeriesSectionQueries();
  return (
    <ListInPlace
      beginning={extras.similar}
      onFirstPage={extras.firstPage.similar}
      pageQuery={(page) => queries.similarSeries(id, page)}
      label={similarSeries}
      moreText={moreSeries}
    >
      {(series, pending) => <SeriesGrid series={series} label={similarSeries} pending={pending} />}
    </ListInPlace>
  );
}

export function SimilarSeries({ id, query }: SimilarSeriesProps) {
  const { similarSeries } = useWords("series").seriesPage;
  const { noSimilarTitles } = useWords("titles").titleSections;
  return (
    <Section title={similarSeries}>
      <QueryState query={query} failure={notices.similarSeries} skeleton={<GridSkeleton count={limits.detail.similarSeries} />}>
        {(extras) => (extras.similar.length === 0 ? <p className="text-muted">{noSimilarTitles}</p> : <SimilarList id={id} extras={extras} />)}
      </QueryState>
    </Section>
  );
}
