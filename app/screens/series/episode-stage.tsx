import { Suspense, useState } from "react";
import { useSite } from "#app/data/site-context.tsx";
import { PlayerFrame } from "#app/player/player-frame.tsx";
import { useSelectedServer } from "#app/player/selected-server.ts";
import { deferred } from "#app/ui/deferred.ts";
import { serverHint } from "#content/words/series-page.ts";
import { episodeInWords } from "#domain/season-order.ts";
import type { ShownEpisode } from "./shown-episode.ts";

const EpisodeControls = deferred(async () => (await import("./episode-controls.tsx")).EpisodeControls);

const stageHeight = "stage-series";

/** Until the season names the episode, the frame's address may still change, and it would load twice. */
const isSettled = ({ season, absent, query }: ShownEpisode): boolean => season !== null || absent || query.isError;

/** The player, the hint, the server menu and the links to the previous and next episode. */
export function EpisodeStage({ shown }: { shown: ShownEpisode }) {
  const { seriesServers, firstSeriesServer } = useSite();
  const [server, selectServer] = useSelectedServer(seriesServers, firstSeriesServer);
  const [isRequested, setRequested] = useState(false);
  const { series, address } = shown;
  if (!server) return null;
  const select = (id: string) => {
    setRequested(true);
    selectServer(id);
  };
  return (
    <div>
      {isSettled(shown) ? (
        <PlayerFrame
          server={server}
          subject={{ kind: "tv", tmdb_id: series.id, imdb_id: series.imdb_id, ...address }}
          title={`${series.name}, ${episodeInWords(address)}`}
          isRequested={isRequested}
          onPlay={() => setRequested(true)}
          heightClass={stageHeight}
        />
      ) : (
        <div aria-hidden="true" className={`skeleton ${stageHeight}`} />
      )}
      <p className="my-4 font-semibold text-pink noscript:hidden">{serverHint}</p>
      <Suspense fallback={<div className="skeleton h-11 rounded-md" />}>
        <EpisodeControls shown={shown} servers={seriesServers} selected={server} onSelect={select} />
      </Suspense>
    </div>
  );
}
