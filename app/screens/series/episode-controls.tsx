import { ServerMenu } from "#app/player/server-menu.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon, skipBackIcon, skipForwardIcon } from "#app/ui/icons.tsx";
import { InPlaceLink } from "#app/ui/in-place-link.tsx";
import type { PlayerServer } from "#domain/player.ts";
import { nextEpisode, previousEpisode } from "#domain/season-range.ts";
import type { EpisodeAddress } from "#domain/series-address.ts";
import { episodeHref, type ShownEpisode } from "./shown-episode.ts";

const stepClass = buttonClass("quiet", "aria-disabled:opacity-45 max-sm:flex-1");

function EpisodeSteps({ shown: { series, season, current } }: { shown: ShownEpisode }) {
  const around = season && current ? { series, season, current } : null;
  const href = (address: EpisodeAddress | null): string | null => address && episodeHref(series, address);
  return (
    <nav aria-label="Episodes" className="flex flex-wrap gap-2 max-sm:w-full">
      <InPlaceLink to={around && href(previousEpisode(around))} aria-label="Previous episode" className={stepClass}>
        <Icon of={skipBackIcon} className="size-4" />
        <span>
          Previous <span className="max-sm:hidden">episode</span>
        </span>
      </InPlaceLink>
      <InPlaceLink to={around && href(nextEpisode(around))} aria-label="Next episode" className={stepClass}>
        <span>
          Next <span className="max-sm:hidden">episode</span>
        </span>
        <Icon of={skipForwardIcon} className="size-4" />
      </InPlaceLink>
    </nav>
  );
}

type EpisodeControlsProps = { shown: ShownEpisode; servers: readonly PlayerServer[]; selected: PlayerServer; onSelect: (id: string) => void };

/** Below the player: the server menu and the links to the previous and next episode. */
export function EpisodeControls({ shown, ...menu }: EpisodeControlsProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <ServerMenu {...menu} />
      <EpisodeSteps shown={shown} />
    </div>
  );
}
