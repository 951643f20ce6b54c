import { useQuery } from "@tanstack/react-query";
import { useWords } from "#app/words/use-words.tsx";
import { canonicalSeriesPath } from "#domain/addresses.ts";
import type { VideoEnd } from "#features/player/player-frame.tsx";
import { UpNext } from "#features/player/up-next.tsx";
import { EndScreen } from "#features/player/video-end.tsx";
import { episodeAfterEnd } from "./neighbor-episodes.ts";
import { useSeriesQueries } from "./series-queries.ts";
import { episodeHref, type ShownEpisode } from "./shown-episode.ts";

type EpisodeEndProps = VideoEnd & { shown: ShownEpisode };

function SeriesEnd({ shown: { series }, onReplay, onClose }: EpisodeEndProps) {
  const { similarSeries } = useWords("series").seriesPage;
  const { data } = useQuery(useSeriesQueries().seriesExtras(series.id));
  const items = (data?.similar ?? []).map((one) => ({ id: one.id, to: canonicalSeriesPath(one), title: one.name, poster: one.poster_path }));
  return <EndScreen title={similarSeries} items={items} onReplay={onReplay} onClose={onClose} />;
}

/** When the episode has ended: the next one, across seasons; after the last one Replay and similar series. */
export function EpisodeEnd(props: EpisodeEndProps) {
  const { shortEpisodeCode } = useWords("site").episodeCode;
  const { shown, isToEnd, onClose } = props;
  const next = episodeAfterEnd(shown);
  if (!next) return <SeriesEnd {...props} />;
  return <UpNext code={shortEpisodeCode(next.season, next.episode)} to={episodeHref(shown.series, next)} isToEnd={isToEnd} onClose={onClose} />;
}
