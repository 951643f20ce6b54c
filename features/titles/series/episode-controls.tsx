import { buttonClass } from "#app/ui/button.tsx";
import { Icon, skipBackIcon, skipForwardIcon } from "#app/ui/icons.tsx";
import { InPlaceLink } from "#app/ui/in-place-link.tsx";
import { useWords } from "#app/words/use-words.tsx";
import type { EpisodeAddress } from "#domain/addresses.ts";
import { ServerMenu, type ServerMenuProps } from "#features/player/server-menu.tsx";
import { episodeAfter, episodeBefore } from "./neighbor-episodes.ts";
import { episodeHref, type ShownEpisode } from "./shown-episode.ts";

/** "Previous episode", on a phone "Previous". */
function StepText({ short, whole }: { short: string; whole: string }) {
  return (
    <>
      <span className="sm:hidden">{short}</span>
      <span className="max-sm:hidden">{whole}</span>
    </>
  );
}

const stepClass = buttonClass("quiet", "aria-disabled:opacity-45 max-sm:flex-1");

function EpisodeSteps({ shown }: { shown: ShownEpisode }) {
  const words = useWords("series").seriesPage;
  const href = (address: EpisodeAddress | null): string | null => address && episodeHref(shown.series, address);
  return (
    <nav aria-label={words.episodes} className="flex flex-wrap gap-2 max-sm:w-full">
      <InPlaceLink to={href(episodeBefore(shown))} aria-label={words.previousEpisode} className={stepClass}>
        <Icon of={skipBackIcon} className="size-4" />
        <StepText short={words.previousShort} whole={words.previousEpisode} />
      </InPlaceLink>
      <InPlaceLink to={href(episodeAfter(shown))} aria-label={words.nextEpisode} className={stepClass}>
        <StepText short={words.nextShort} whole={words.nextEpisode} />
        <Icon of={skipForwardIcon} className="size-4" />
      </InPlaceLink>
    </nav>
  );
}

type EpisodeControlsProps = ServerMenuProps & { shown: ShownEpisode };

/** Below the player: the server menu and the links to the previous and next episode. */
export function EpisodeControls({ shown, ...menu }: EpisodeControlsProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <ServerMenu {...menu} />
      <EpisodeSteps shown={shown} />
    </div>
  );
}
