import type { UseQueryResult } from "@tanstack/react-query";
import { NoticeFailure } from "#app/ui/failure.tsx";
import { notices } from "#domain/notices.ts";
import type { Series } from "#domain/series.ts";
import { EpisodeList } from "./episode-list.tsx";
import { SeasonSelector } from "./season-selector.tsx";
import type { ShownEpisode } from "./shown-episode.ts";

type SeasonSectionProps = { series: Series; query: UseQueryResult<Series | null>; shown: ShownEpisode };

function Selector({ series, query, shown }: SeasonSectionProps) {
  if (query.isPlaceholderData) return <div className="skeleton h-15 rounded-lg" />;
  if (query.isError) return <NoticeFailure notice={notices.series} onRetry={() => void query.refetch()} />;
  return <SeasonSelector series={series} season={shown.address.season} />;
}

/** The season selector and the episodes of the shown season. */
export function SeasonSection(props: SeasonSectionProps) {
  return (
    <>
      <Selector {...props} />
      <EpisodeList shown={props.shown} />
    </>
  );
}
