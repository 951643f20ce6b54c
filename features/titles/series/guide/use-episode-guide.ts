import { useQueries, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { optionsOf, useAsk } from "#app/data/ask-context.tsx";
import type { Ask } from "#domain/query.ts";
import type { SeasonSummary, Series } from "#domain/series.ts";
import { type GuideSeason, guidePages, pagesAtOnce } from "#features/titles/model/episode-guide.ts";
import { titleQueries } from "#features/titles/model/queries.ts";

/** `page`: from 1 up. */
const guidePageQuery = (ask: Ask, seriesId: number, page: number) => optionsOf(ask, titleQueries.guidePage, [seriesId, page]);

export type EpisodeGuideState = {
  /** Those to show so far, loaded or not. */
  seasons: readonly SeasonSummary[];
  loaded: ReadonlyMap<number, GuideSeason>;
  isLoading: boolean;
  /** How many of `seasons` failed to load. */
  failedCount: number;
  retry: () => void;
  /** How many more seasons there are; a call of `showMore` shows some of them. */
  moreCount: number;
  showMore: () => void;
};

/** Loads the guide. Each page is a query of its own, which may fail alone. */
export function useEpisodeGuide(series: Series): EpisodeGuideState {
  const ask = useAsk();
  const client = useQueryClient();
  const pages = useMemo(() => guidePages(series), [series]);
  const [count, setCount] = useState(() => pagesAtOnce(pages).length);
  const queries = pages.slice(0, count).map((_, index) => guidePageQuery(ask, series.id, index + 1));
  const { found, isIdle } = useQueries({
    queries,
    combine: (results) => ({ found: results.flatMap(({ data }) => data?.seasons ?? []), isIdle: results.map(({ fetchStatus }) => fetchStatus === "idle") }),
  });
  const loaded = useMemo(() => new Map(found.map((season) => [season.season_number, season])), [found]);
  const seasons = useMemo(() => pages.slice(0, count).flat(), [pages, count]);
  const lacking = (page: readonly SeasonSummary[]) => page.filter(({ season_number }) => !loaded.has(season_number));
  const failed = pages.slice(0, count).map((page, index) => (isIdle[index] ? lacking(page) : []));
  return {
    seasons,
    loaded,
    isLoading: isIdle.includes(false),
    failedCount: failed.flat().length,
    retry: () => {
      for (const [index, { queryKey }] of queries.entries()) if (failed[index]?.length) void client.refetchQueries({ queryKey, exact: true });
    },
    moreCount: pages.slice(count).flat().length,
    showMore: () => setCount(count + pagesAtOnce(pages.slice(count)).length),
  };
}
