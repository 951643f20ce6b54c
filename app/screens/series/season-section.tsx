import type { UseQueryResult } from "@tanstack/react-query";
import { Failure } from "#app/ui/failure.tsx";
import { notices } from "#domain/notices.ts";
import type { Series } from "#domain/series.ts";
import { EpisodeList } from "./episode-list.tsx";
import { SeasonSelector } from "./season-selector.tsx";
import type { ShownEpisode } from "./shown-episode.ts";

type ProgrammeProps = { series: Series; query: UseQueryResult<Series | null>; shown: ShownEpisode };

function Seasons({ series, query, shown }: ProgrammeProps) {
  if (query.isPlaceholderData) return <div className="skeleton h-15 rounded-lg" />;
  if (query.isError) return <Failure text={notices.series.text} onRetry={() => void query.refetch()} />;
  return <SeasonSelector series={series} season={shown.address.season} />;
}

/** The seasons, and what is on in the one that is shown. */
export function SeasonSection(props: ProgrammeProps) {
  return (
    <>
      <Seasons {...props} />
      <EpisodeList shown={props.shown} />
    </>
  );
}
