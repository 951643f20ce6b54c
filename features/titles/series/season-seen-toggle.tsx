import { useWords } from "#app/words/use-words.tsx";
import type { DatedEpisode } from "#features/saved/model/seen-episodes.ts";
import { SeenToggle } from "#features/saved/seen-toggle.tsx";
import type { SeenEpisodes } from "./use-seen-episodes.ts";

type SeasonSeenToggleProps = { season: number; aired: readonly DatedEpisode[]; seen: SeenEpisodes };

/** "Season 2 seen": marks the episodes that have aired. */
export function SeasonSeenToggle({ season, aired, seen: { isSeen, toggle } }: SeasonSeenToggleProps) {
  const words = useWords("site").savedButtons;
  const isSeasonSeen = aired.length > 0 && aired.every(isSeen);
  return (
    <SeenToggle
      text={words.seenSeason(season)}
      isSeen={isSeasonSeen}
      onToggle={() => toggle({ episodes: aired, name: words.seasonNumber(season), isSeen: isSeasonSeen })}
    />
  );
}
