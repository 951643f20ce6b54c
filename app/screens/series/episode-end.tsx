import { useQuery } from "@tanstack/react-query";
import { useSeriesQueries } from "#app/data/series-queries.ts";
import { EndScreen } from "#app/player/end-screen.tsx";
import type { VideoEnd } from "#app/player/player-frame.tsx";
import { UpNext } from "#app/player/up-next.tsx";
import { shortEpisodeCode } from "#content/words/episode-code.ts";
import { similarSeries } from "#content/words/series-page.ts";
import { canonicalSeriesPath } from "#domain/addresses.ts";
import { episodeAfter } from "./neighbor-episodes.ts";
import { episodeHref, type ShownEpisode } from "./shown-episode.ts";

type EpisodeEndProps = VideoEnd & { shown: ShownEpisode };

function SeriesEnd({ shown: { series }, onReplay, onClose }: EpisodeEndProps) {
  const { data } = useQuery(useSeriesQueries().seriesExtras(series.id));
  const items = (data?.similar ?? []).map((one) => ({ id: one.id, to: canonicalSeriesPath(one), title: one.name, poster: one.poster_path }));
  return <EndScreen title={similarSeries} items={items} onReplay={onReplay} onClose={onClose} />;
}

/** When the episode has ended: the next one, across seasons; after the last one Replay and similar series. */
export function EpisodeEnd(props: EpisodeEndProps) {
  const { shown, isToEnd, onClose } = props;
  const next = episodeAfter(shown);
  if (!next) return <SeriesEnd {...props} />;
  return <UpNext code={shortEpisodeCode(next.season, next.episode)} to={episodeHref(shown.series, next)} isToEnd={isToEnd} onClose={onClose} />;
}
