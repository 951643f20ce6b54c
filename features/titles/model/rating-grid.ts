import type { SeasonSummary } from "#domain/series.ts";
import { columnEpisodes, type GuideEpisode, type GuideSeason } from "./episode-guide.ts";

/** A season, or a part of a long one. `cells[0]` is episode `first`; `undefined` where there is none, or where it has not loaded. */
export type GridColumn = { season: number; first: number; cells: (GuideEpisode | undefined)[] };

function pendingColumns({ season_number: season, episode_count }: SeasonSummary): GridColumn[] {
  return Array.from({ length: Math.ceil(episode_count / columnEpisodes) }, (_, index) => {
    const offset = index * columnEpisodes;
    return { season, first: offset + 1, cells: Array.from({ length: Math.min(columnEpisodes, episode_count - offset) }) };
  });
}

/** The number of a season's first row: 1, but for an episode 0, and for a season that goes on with the numbers of the one before it. */
function firstOf(numbers: readonly number[]): number {
  const least = Math.min(...numbers);
  return least > numbers.length || least < 1 ? least : 1;
}

function columnsOf({ season_number: season, episodes }: GuideSeason): GridColumn[] {
  if (episodes.length === 0) return [];
  const first = firstOf(episodes.map((episode) => episode.episode_number));
  const columns = new Map<number, GridColumn>();
  for (const episode of episodes) {
    const offset = episode.episode_number - first;
    const index = Math.floor(offset / columnEpisodes);
    const column = columns.get(index) ?? { season, first: first + index * columnEpisodes, cells: [] };
    columns.set(index, column);
    // Of two episodes with one number, the first.
    column.cells[offset % columnEpisodes] ??= episode;
  }
  return [...columns.values()].toSorted((a, b) => a.first - b.first);
}

/** The columns in the order of `seasons`. A season that is not in `loaded` has empty ones. */
export const gridColumns = (seasons: readonly SeasonSummary[], loaded: ReadonlyMap<number, GuideSeason>): GridColumn[] =>
  seasons.flatMap((summary) => {
    const season = loaded.get(summary.season_number);
    return season ? columnsOf(season) : pendingColumns(summary);
  });
