import "./guide-content.css";
import { useDeferredValue, useMemo, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Failure, NoticeFailure } from "#app/ui/failure.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { notices } from "#domain/notices.ts";
import type { Series } from "#domain/series.ts";
import { type Spoilers, useSpoilers } from "#features/saved/use-spoilers.ts";
import { bestAndWorst, hasRatings } from "#features/titles/model/episode-rating.ts";
import { gridColumns } from "#features/titles/model/rating-grid.ts";
import { type FollowEpisode, useFollowEpisode } from "#features/titles/series/follow-episode.ts";
import { type SeenEpisodes, useSeenEpisodes } from "#features/titles/series/use-seen-episodes.ts";
import { EpisodeIndex } from "./episode-index.tsx";
import { GuideFrame, type GuideFrameProps } from "./guide-frame.tsx";
import { GuideSummary, type GuideView } from "./guide-summary.tsx";
import { RatingGrid } from "./rating-grid.tsx";
import { type EpisodeGuideState, useEpisodeGuide } from "./use-episode-guide.ts";

/** Over the box, so that what follows it stays in its place. */
function PartFailure({ guide: { failedCount, retry } }: { guide: EpisodeGuideState }) {
  const words = useWords("series").episodeGuide;
  if (failedCount === 0) return null;
  return (
    <div className="absolute inset-x-2 bottom-2 z-10 rounded-md shadow-stage">
      <Failure text={words.missingSeasons(failedCount)} onRetry={retry} />
    </div>
  );
}

type ViewProps = {
  series: Series;
  guide: EpisodeGuideState;
  view: GuideView;
  onFollow: FollowEpisode;
  isHidden: Spoilers["isHidden"];
  seen: SeenEpisodes;
};

function View({ series, guide: { seasons, loaded }, view, onFollow, isHidden, seen }: ViewProps) {
  const columns = useMemo(() => gridColumns(seasons, loaded), [seasons, loaded]);
  // The pressed button changes at once; a thousand cells follow.
  const shown = useDeferredValue(view);
  return (
    <div className="guide-view">
      {shown === "ratings" ? (
        <RatingGrid {...{ series, columns, loaded, onFollow, isHidden }} />
      ) : (
        <EpisodeIndex {...{ series, seasons, loaded, onFollow, isHidden, seen }} />
      )}
    </div>
  );
}

type GuideContentProps = { series: Series; frame: Omit<GuideFrameProps, "children"> };

/** The grid of ratings, and the list of all episodes: the one view where no episode has votes. */
export function GuideContent({ series, frame }: GuideContentProps) {
  const words = useWords("series").episodeGuide;
  const guide = useEpisodeGuide(series);
  const { seasons, loaded, isLoading, retry, moreCount, showMore } = guide;
  const onFollow = useFollowEpisode();
  const { isHidden } = useSpoilers(series.id);
  const seen = useSeenEpisodes(series);
  const [chosen, choose] = useState<GuideView>("ratings");
  const [isRated, named] = useMemo(() => {
    const all = [...loaded.values()];
    return [hasRatings(all), bestAndWorst(all)];
  }, [loaded]);
  const view = isRated || isLoading ? chosen : "episodes";
  if (loaded.size === 0)
    return (
      <GuideFrame {...frame}>{isLoading ? <div className="skeleton size-full" /> : <NoticeFailure notice={notices.episodeGuide} onRetry={retry} />}</GuideFrame>
    );
  return (
    <GuideFrame
      {...frame}
      seasons={seasons}
      summary={!isLoading && <GuideSummary {...{ series, isRated, named, view, onFollow, isHidden }} onChoose={choose} />}
      more={moreCount > 0 && <Button onClick={showMore}>{words.moreSeasons(moreCount)}</Button>}
    >
      <View {...{ series, guide, view, onFollow, isHidden, seen }} />
      <PartFailure guide={guide} />
    </GuideFrame>
  );
}
