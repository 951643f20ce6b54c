import type { UseQueryResult } from "@tanstack/react-query";
import { useLocation } from "#app/router/router.tsx";
import { type EpisodeAddress, episodeSearch, parseEpisodeChoice, seasonSearch, seriesPath } from "#domain/addresses.ts";
import { mayHaveSeason, seasonToShow } from "#domain/seasons.ts";
import type { Episode, Season, Series } from "#domain/series.ts";
import { currentEpisode, rangeAround } from "#features/titles/model/season-range.ts";
import { useSeason } from "./use-season.ts";

export type ShownEpisode = {
  series: Series;
  /** What the player plays. Until the season has loaded, the numbers of the address. */
  address: EpisodeAddress;
  query: UseQueryResult<Season | null>;
  /** The season, or the range of it around the episode; `null` until it has loaded. */
  season: Season | null;
  current: Episode | null;
  /** The season does not exist. */
  absent: boolean;
};

/** The season and the episode of the address, or the first ones. `complete`: the series' list of seasons has loaded. */
export function useShownEpisode(series: Series, complete: boolean): ShownEpisode {
  const choice = parseEpisodeChoice(new URLSearchParams(useLocation().search));
  const number = seasonToShow(series, choice);
  const exists = mayHaveSeason(series, number);
  const query = useSeason(series.id, number, choice.episode, complete && exists);
  const season = query.data ? rangeAround(query.data, choice.episode) : null;
  const current = season && currentEpisode(season, choice.episode);
  const address = { season: number, episode: current?.episode_number ?? choice.episode ?? 1 };
  return { series, address, query, season, current, absent: complete && (!exists || query.data === null) };
}

/** The shown episode where the address names it, and not its season alone or nothing. */
export function useNamedEpisode({ address, current }: ShownEpisode): EpisodeAddress | null {
  const { episode } = parseEpisodeChoice(new URLSearchParams(useLocation().search));
  return current?.episode_number === episode ? address : null;
}

/** Without the slug, to save bytes in a list of a hundred links. */
export const episodeHref = ({ id }: Series, address: EpisodeAddress): string => seriesPath(id) + episodeSearch(address);
export const seasonHref = ({ id }: Series, season: number): string => seriesPath(id) + seasonSearch(season);
