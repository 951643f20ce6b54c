import { ServerMenu } from "#app/player/server-menu.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon, skipBackIcon, skipForwardIcon } from "#app/ui/icons.tsx";
import { InPlaceLink } from "#app/ui/in-place-link.tsx";
import * as words from "#content/words/series-page.ts";
import type { PlayerServer } from "#domain/player.ts";
import { nextEpisode, previousEpisode } from "#domain/season-neighbors.ts";
import type { EpisodeAddress } from "#domain/series-address.ts";
import { episodeHref, type ShownEpisode } from "./shown-episode.ts";

/** "Previous episode", on a phone "Previous". */
function StepText({ text: [first, rest] }: { text: readonly [string, string] }) {
  return (
    <span>
      {first} <span className="max-sm:hidden">{rest}</span>
    </span>
  );
}

const stepClass = buttonClass("quiet", "aria-disabled:opacity-45 max-sm:flex-1");

function EpisodeSteps({ shown: { series, season, current } }: { shown: ShownEpisode }) {
  const around = season && current ? { series, season, current } : null;
  const href = (address: EpisodeAddress | null): string | null => address && episodeHref(series, address);
  return (
    <nav aria-label={words.episodes} className="flex flex-wrap gap-2 max-sm:w-full">
      <InPlaceLink to={around && href(previousEpisode(around))} aria-label={words.previousEpisode} className={stepClass}>
        <Icon of={skipBackIcon} className="size-4" />
        <StepText text={words.previousEpisodeWords} />
      </InPlaceLink>
      <InPlaceLink to={around && href(nextEpisode(around))} aria-label={words.nextEpisode} className={stepClass}>
        <StepText text={words.nextEpisodeWords} />
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
