import { useMemo, useState } from "react";
import { useLanguage, useWords } from "#app/words/use-words.tsx";
import type { EpisodeAddress } from "#domain/addresses.ts";
import { isoDay } from "#domain/calendar-date.ts";
import type { Series } from "#domain/series.ts";
import { savedSeries } from "#features/saved/model/saved-title.ts";
import { airedInSeries, type DatedEpisode, isEpisodeSeen } from "#features/saved/model/seen-episodes.ts";
import { useSeenEntries } from "#features/saved/seen-entries.ts";
import { toggleEpisodesSeen } from "#features/saved/toggle-seen.ts";
import { useLastAired } from "./last-aired.ts";

type EpisodesToToggle = {
  episodes: readonly EpisodeAddress[];
  /** "S2 E5" */
  name: string;
  isSeen: boolean;
};

export type SeenEpisodes = {
  /** "YYYY-MM-DD", when the list was opened. */
  today: string;
  isSeen: (episode: DatedEpisode) => boolean;
  toggle: (change: EpisodesToToggle) => void;
};

/** Which episodes of a series were seen, once for a whole list. */
export function useSeenEpisodes(series: Series): SeenEpisodes {
  const { savedButtons } = useWords("site");
  const language = useLanguage();
  const seen = useSeenEntries();
  const lastAired = useLastAired(series.id);
  const [today] = useState(() => isoDay(Date.now()));
  return useMemo(
    () => ({
      today,
      isSeen: (episode) => isEpisodeSeen(seen, series.id, episode),
      toggle: (change) =>
        void toggleEpisodesSeen(savedButtons, { ...change, title: savedSeries(series, language), seen, aired: airedInSeries(series, lastAired) }),
    }),
    [savedButtons, seen, series, language, lastAired, today],
  );
}
