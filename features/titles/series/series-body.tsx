import type { UseQueryResult } from "@tanstack/react-query";
import { Suspense } from "react";
import { useWords } from "#app/words/use-words.tsx";
import type { Series } from "#domain/series.ts";
import { EpisodeBox } from "./episode-box.tsx";
import { EpisodeStage } from "./episode-stage.tsx";
import { SeasonSection } from "./season-section.tsx";
import { SeriesSections } from "./series-sections.tsx";
import type { ShownEpisode } from "./shown-episode.ts";

/** From 1024 px on the season stands beside the player, whose column is as wide as its height allows (the utility `stage-*`). */
const stageColumns =
  "grid grid-cols-1 gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,calc(min(var(--spacing-player-series),100svh-5rem)*16/9))_minmax(min(22rem,38%),1fr)]";

function SeasonSkeleton() {
  return (
    <>
      <div className="skeleton h-15 rounded-lg" />
      <div className="skeleton h-episodes rounded-lg" />
    </>
  );
}

type SeriesBodyProps = {
  /** Until `query` has data, a list's placeholder data, or missing. The player works without it. */
  series: Series | undefined;
  query: UseQueryResult<Series | null>;
  shown: ShownEpisode;
  onCertification: (certification: string | null | undefined) => void;
};

/** What stands below the hero. The `Suspense` is hydrated on its own. */
export function SeriesBody({ series, query, shown, onCertification }: SeriesBodyProps) {
  const { player } = useWords("stage").player;
  const isLoading = query.isPending || query.isPlaceholderData;
  return (
    <div className="page-width mt-8 grid grid-cols-1 gap-14">
      <section id="player" tabIndex={-1} aria-label={player} className={`scroll-mt-2 outline-none ${stageColumns}`}>
        <h2 className="sr-only">{player}</h2>
        <EpisodeStage shown={shown} isLoading={isLoading} />
        <div className="@container grid grid-cols-1 content-start gap-2 lg:col-start-2 lg:row-start-1">
          {series ? <SeasonSection series={series} query={query} shown={shown} /> : isLoading && <SeasonSkeleton />}
        </div>
        {/* Below both, so that its length moves nothing. */}
        {series && <EpisodeBox shown={shown} />}
      </section>
      {series && (
        <Suspense>
          <SeriesSections series={series} onCertification={onCertification} />
        </Suspense>
      )}
    </div>
  );
}
