import { __iconData as skipBackIcon } from "lucide-react/icons/skip-back";
import { __iconData as skipForwardIcon } from "lucide-react/icons/skip-forward";
import { useState } from "react";
import { PlayerFrame } from "#app/player/player-frame.tsx";
import { useSelectedServer } from "#app/player/selected-server.ts";
import { ServerMenu } from "#app/player/server-menu.tsx";
import { useSite } from "#app/site.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { InPlaceLink } from "#app/ui/in-place-link.tsx";
import { episodeInWords } from "#domain/season-order.ts";
import { nextEpisode, previousEpisode } from "#domain/season-stretch.ts";
import type { EpisodeAddress } from "#domain/series-address.ts";
import { episodeHref, type ShownEpisode } from "./shown-episode.ts";

const stepLook = buttonClass("quiet", "aria-disabled:opacity-45 max-sm:flex-1");

function Steps({ shown: { series, season, current } }: { shown: ShownEpisode }) {
  const around = season && current ? { series, season, current } : null;
  const href = (address: EpisodeAddress | null): string | null => address && episodeHref(series, address);
  return (
    <nav aria-label="Episodes" className="flex flex-wrap gap-2 max-sm:w-full">
      <InPlaceLink to={around && href(previousEpisode(around))} aria-label="Previous episode" className={stepLook}>
        <Icon of={skipBackIcon} className="size-4" />
        <span>
          Previous <span className="max-sm:hidden">episode</span>
        </span>
      </InPlaceLink>
      <InPlaceLink to={around && href(nextEpisode(around))} aria-label="Next episode" className={stepLook}>
        <span>
          Next <span className="max-sm:hidden">episode</span>
        </span>
        <Icon of={skipForwardIcon} className="size-4" />
      </InPlaceLink>
    </nav>
  );
}

const stageHeight = "h-player-phone md:h-player-series";

/** A frame that loads before the season has named the episode would load twice. */
const isSettled = ({ season, absent, query }: ShownEpisode): boolean => season !== null || absent || query.isError;

/** The stage, the hint, the servers and the way to the neighbouring episodes.*/
export function EpisodeStage({ shown }: { shown: ShownEpisode }) {
  const { seriesServers, firstSeriesServer } = useSite();
  const [server, selectServer] = useSelectedServer(seriesServers, firstSeriesServer);
  const [wanted, setWanted] = useState(false);
  const { series, address } = shown;
  if (!server) return null;
  const choose = (id: string) => {
    setWanted(true);
    selectServer(id);
  };
  return (
    <div>
      {isSettled(shown) ? (
        <PlayerFrame
          server={server}
          subject={{ kind: "tv", tmdb_id: series.id, imdb_id: series.imdb_id, ...address }}
          title={`${series.name}, ${episodeInWords(address)}`}
          wanted={wanted}
          onPlay={() => setWanted(true)}
          heightClass={stageHeight}
        />
      ) : (
        <div aria-hidden="true" className={`skeleton ${stageHeight}`} />
      )}
      <p className="my-4 font-semibold text-pink noscript:hidden">The episode isn't loading? Try a different server from the dropdown below!</p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ServerMenu servers={seriesServers} selected={server} onSelect={choose} />
        <Steps shown={shown} />
      </div>
    </div>
  );
}
