import type { TextLanguages } from "#domain/languages.ts";
import { limits } from "#domain/limits.ts";
import { specialsNumber } from "#domain/seasons.ts";
import type { EpisodeWithVotes, SeasonSummary, Series } from "#domain/series.ts";

/** What the episode guide shows of an episode. */
export type GuideEpisode = Pick<EpisodeWithVotes, "episode_number" | "name" | "air_date" | "vote_average" | "vote_count"> & {
  textLanguages?: TextLanguages<"name"> | undefined;
};

export type GuideSeason = { season_number: number; episodes: GuideEpisode[] };

/** One page of the guide. A season that the provider left out of its response is missing. */
export type GuidePage = { seasons: GuideSeason[] };

/** The provider appends at most 20 seasons to a response, and 150 episodes with their guests stay within its 2 MB. */
const mostOfPage = { seasons: 20, episodes: 150 };

/** The seasons that have episodes, the specials last. */
function guideSeasons({ seasons }: Pick<Series, "seasons">): SeasonSummary[] {
  const byNumber = new Map(seasons.filter(({ episode_count }) => episode_count > 0).map((season) => [season.season_number, season]));
  const position = ({ season_number: number }: SeasonSummary): number => (number === specialsNumber ? Number.POSITIVE_INFINITY : number);
  return [...byNumber.values()].toSorted((a, b) => (position(a) < position(b) ? -1 : 1));
}

/** The guide's pages: seasons that one call of the provider brings together. A longer season is a page of its own. */
export function guidePages(series: Pick<Series, "seasons">): SeasonSummary[][] {
  const pages: SeasonSummary[][] = [];
  let episodes = 0;
  for (const season of guideSeasons(series)) {
    const page = pages.at(-1);
    episodes += season.episode_count;
    if (page && page.length < mostOfPage.seasons && episodes <= mostOfPage.episodes) page.push(season);
    else {
      pages.push([season]);
      episodes = season.episode_count;
    }
  }
  return pages;
}

/** The first pages, as many as the guide loads at once; at least one. */
export function pagesAtOnce(pages: readonly SeasonSummary[][]): readonly SeasonSummary[][] {
  let episodes = 0;
  const beyond = pages.findIndex((page) => {
    episodes += page.reduce((sum, season) => sum + season.episode_count, 0);
    return episodes > limits.episodeGuide.episodes;
  });
  return beyond < 0 ? pages : pages.slice(0, Math.max(1, beyond));
}

/** A season of a thousand episodes would be too long a column of the grid to read. */
export const columnEpisodes = 100;

/** The rows that the grid will have, from the series' counts. */
export const expectedRows = (seasons: readonly SeasonSummary[]): number =>
  Math.min(columnEpisodes, Math.max(0, ...seasons.map((season) => season.episode_count)));
