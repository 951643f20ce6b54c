import type { EpisodeAddress } from "#domain/addresses.ts";
import { limits } from "#domain/limits.ts";
import { specialsNumber } from "#domain/seasons.ts";
import type { GuideEpisode, GuideSeason } from "./episode-guide.ts";

const toOneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** To one decimal; `null` without votes. */
export function episodeRating({ vote_average, vote_count }: Pick<GuideEpisode, "vote_average" | "vote_count">): number | null {
  return vote_count > 0 && vote_average !== null && vote_average >= 0 && vote_average <= 10 ? toOneDecimal(vote_average) : null;
}

/** The mean of the rated episodes. */
export function averageRating(episodes: readonly GuideEpisode[]): number | null {
  const ratings = episodes.flatMap((episode) => episodeRating(episode) ?? []);
  return ratings.length === 0 ? null : toOneDecimal(ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length);
}

/** `language`: of a name that is not in the page's. */
export type RatedEpisode = EpisodeAddress & { name: string; language?: string | undefined; rating: number; votes: number };

const ratedEpisodes = ({ season_number: season, episodes }: GuideSeason): RatedEpisode[] =>
  episodes.flatMap((episode) => {
    const rating = episodeRating(episode);
    if (rating === null) return [];
    const language = episode.textLanguages?.name;
    return [{ season, episode: episode.episode_number, name: episode.name, rating, votes: episode.vote_count, ...(language && { language }) }];
  });

export const hasRatings = (seasons: readonly GuideSeason[]): boolean => seasons.some((season) => season.episodes.some((one) => episodeRating(one) !== null));

/**
 * The best and the worst episode, the first of equals; `null` if all are equal. Specials count where there is nothing else, and an episode with
 * few votes where all have few.
 */
export function bestAndWorst(seasons: readonly GuideSeason[]): { best: RatedEpisode; worst: RatedEpisode } | null {
  const regular = seasons.filter(({ season_number }) => season_number !== specialsNumber);
  const rated = (hasRatings(regular) ? regular : seasons).flatMap(ratedEpisodes);
  const voted = rated.filter(({ votes }) => votes >= limits.episodeGuide.votesToBeNamed);
  const [first, ...others] = voted.length > 1 ? voted : rated;
  if (!first) return null;
  const best = others.reduce((best, one) => (one.rating > best.rating ? one : best), first);
  const worst = others.reduce((worst, one) => (one.rating < worst.rating ? one : worst), first);
  return best.rating === worst.rating ? null : { best, worst };
}
