import { useMemo, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Failure } from "#app/ui/failure.tsx";
import * as words from "#content/words/episode-guide.ts";
import { bestAndWorst, hasRatings } from "#domain/episode-rating.ts";
import { notices } from "#domain/notices.ts";
import { gridColumns } from "#domain/rating-grid.ts";
import type { Series } from "#domain/series.ts";
import { useFollowEpisode } from "../follow-episode.ts";
import { EpisodeIndex } from "./episode-index.tsx";
import { GuideFrame, type GuideFrameProps } from "./guide-frame.tsx";
import { GuideSummary, type GuideView } from "./guide-summary.tsx";
import { RatingGrid } from "./rating-grid.tsx";
import { type EpisodeGuideState, useEpisodeGuide } from "./use-episode-guide.ts";

/** Over the box, so that what follows it stays in its place. */
function PartFailure({ guide: { failedCount, retry } }: { guide: EpisodeGuideState }) {
  if (failedCount === 0) return null;
  return (
    <div className="absolute inset-x-2 bottom-2 z-10 rounded-md shadow-stage">
      <Failure text={words.missingSeasons(failedCount)} onRetry={retry} />
    </div>
  );
}

type GuideContentProps = { series: Series; frame: Omit<GuideFrameProps, "children"> };

/** The grid of ratings, and the list of all episodes: the one view where no episode has votes. */
export function GuideContent({ series, frame }: GuideContentProps) {
  const guide = useEpisodeGuide(series);
  const { seasons, loaded, isLoading, retry, moreCount, showMore } = guide;
  const onFollow = useFollowEpisode();
  const [chosen, choose] = useState<GuideView>("ratings");
  const columns = useMemo(() => gridColumns(seasons, loaded), [seasons, loaded]);
  const isRated = useMemo(() => hasRatings([...loaded.values()]), [loaded]);
  const named = useMemo(() => bestAndWorst([...loaded.values()]), [loaded]);
  if (loaded.size === 0)
    return (
      <GuideFrame {...frame}>{isLoading ? <div className="skeleton size-full" /> : <Failure text={notices.episodeGuide.text} onRetry={retry} />}</GuideFrame>
    );
  const view = isRated || isLoading ? chosen : "episodes";
  return (
    <GuideFrame
      {...frame}
      seasons={seasons}
      summary={!isLoading && <GuideSummary {...{ series, isRated, named, view, onFollow }} onChoose={choose} />}
      more={moreCount > 0 && <Button onClick={showMore}>{words.moreSeasons(moreCount)}</Button>}
    >
      <div className="size-full overflow-auto overscroll-x-contain scroll-pt-12 scroll-pb-12 scroll-ps-20">
        {view === "ratings" ? <RatingGrid {...{ series, columns, loaded, onFollow }} /> : <EpisodeIndex {...{ series, seasons, loaded, onFollow }} />}
      </div>
      <PartFailure guide={guide} />
    </GuideFrame>
  );
}
