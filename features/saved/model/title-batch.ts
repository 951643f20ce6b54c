import { specialsNumber } from "#domain/seasons.ts";
import type { SeasonSize } from "#domain/series.ts";
import type { TitleKey } from "#domain/title-key.ts";
import type { ComingDay } from "./coming-day.ts";
import type { SavedTitle } from "./saved-title.ts";

/** Titles by their keys, as the visitor's device needs them for what it has stored. */
export type TitleBatch = {
  titles: TitleInBatch[];
  /** The provider does not have them, or the operator has blocked them. */
  missing: TitleKey[];
  /** Not stored here, and not loaded this time. */
  pending: TitleKey[];
};

export type TitleInBatch = SavedTitle & {
  /** As in `Movie`. */
  original_poster_path?: string;
  /** When its newest file was added, in seconds since 1970, if it can be watched here. */
  here?: number;
  /** Of a series: its seasons, with the episodes that have aired. */
  seasons?: SeasonSize[];
  /** If a region was named: what is still to come, by its days. */
  coming?: ComingDay[];
};

/** The provider counts announced episodes as well. `last`: the last one that has aired; `null` if the provider does not say. */
export function airedSeasons(seasons: readonly SeasonSize[], last: { season_number: number; episode_number: number } | null): SeasonSize[] {
  const aired = ({ season_number, episode_count }: SeasonSize): number => {
    if (!last || last.season_number === specialsNumber || season_number < last.season_number) return episode_count;
    return season_number === last.season_number ? Math.min(episode_count, last.episode_number) : 0;
  };
  return seasons.map((season) => ({ season_number: season.season_number, episode_count: aired(season) }));
}
