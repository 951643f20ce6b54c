import type { UseQueryResult } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { useSeason } from "#app/data/cached-seasons.ts";
import { seriesPath } from "#domain/paths.ts";
import { mayHaveSeason, seasonToShow } from "#domain/season-order.ts";
import { currentEpisode, rangeAround } from "#domain/season-range.ts";
import type { Episode, Season, Series } from "#domain/series.ts";
import { type EpisodeAddress, episodeSearch, parseEpisodeChoice, seasonSearch } from "#domain/series-address.ts";

export type ShownEpisode = {
  series: Series;
  /** What the player plays. Until the season is there, what the address says. */
  address: EpisodeAddress;
  query: UseQueryResult<Season | null>;
  /** The season, or the stretch of it around the episode; `null` until it is there. */
  season: Season | null;
  current: Episode | null;
  /** There is no such season. */
  absent: boolean;
};

/** The season and the episode that the address names, or the first ones. `complete`: the series' seasons are known. */
export function useShownEpisode(series: Series, complete: boolean): ShownEpisode {
  const wish = parseEpisodeChoice(new URLSearchParams(useLocation().search));
  const number = seasonToShow(series, wish);
  const exists = mayHaveSeason(series, number);
  const query = useSeason(series.id, number, wish.episode, complete && exists);
  const season = query.data ? rangeAround(query.data, wish.episode) : null;
  const current = season && currentEpisode(season, wish.episode);
  const address = { season: number, episode: current?.episode_number ?? wish.episode ?? 1 };
  return { series, address, query, season, current, absent: complete && (!exists || query.data === null) };
}

/** The addresses of a series' own seasons and episodes, without the slug: a hundred times over, it would weigh. */
export const episodeHref = ({ id }: Series, address: EpisodeAddress): string => seriesPath(id) + episodeSearch(address);
export const seasonHref = ({ id }: Series, season: number): string => seriesPath(id) + seasonSearch(season);
