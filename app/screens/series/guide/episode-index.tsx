import { memo } from "react";
import { FactsLine } from "#app/movie/facts-line.tsx";
import { chevronDownIcon, Icon } from "#app/ui/icons.tsx";
import * as words from "#content/words/episode-guide.ts";
import { episodeTitle } from "#content/words/episodes.ts";
import { dateText } from "#domain/calendar-date.ts";
import type { GuideEpisode, GuideSeason } from "#domain/episode-guide.ts";
import { averageRating, episodeRating } from "#domain/episode-rating.ts";
import { yearOf } from "#domain/movie.ts";
import type { SeasonSummary, Series } from "#domain/series.ts";
import { type FollowEpisode, playerHash } from "../follow-episode.ts";
import { episodeHref } from "../shown-episode.ts";

type IndexProps = { series: Series; seasons: readonly SeasonSummary[]; loaded: ReadonlyMap<number, GuideSeason>; onFollow: FollowEpisode };

type EpisodesProps = Pick<IndexProps, "series" | "onFollow"> & { season: number; episodes: readonly GuideEpisode[] };

function Episodes({ series, season, episodes, onFollow }: EpisodesProps) {
  return (
    <ol className="guide-episodes pb-3">
      {episodes.map((episode, index) => (
        <li key={index}>
          <a href={episodeHref(series, { season, episode: episode.episode_number }) + playerHash} onClick={onFollow}>
            <span>{episodeTitle(episode.episode_number, episode.name)}</span>
            <FactsLine className="text-sm text-muted" facts={[dateText(episode.air_date), episodeRating(episode)?.toFixed(1)]} />
          </a>
        </li>
      ))}
    </ol>
  );
}

/** All episodes with their dates, a season in each disclosure. */
export const EpisodeIndex = memo(function EpisodeIndex({ series, seasons, loaded, onFollow }: IndexProps) {
  return (
    <ul className="divide-y divide-line px-2 py-1 sm:px-4">
      {seasons.map(({ season_number: number, name, episode_count, air_date }, index) => {
        const episodes = loaded.get(number)?.episodes;
        const average = averageRating(episodes ?? []);
        return (
          <li key={number}>
            <details className="group" open={index === 0}>
              <summary className="flex min-h-12 list-none items-center gap-3 px-3 py-2 hover:text-amber [&::-webkit-details-marker]:hidden">
                <span className="min-w-0 flex-1 font-semibold">{name || words.season(number)}</span>
                <FactsLine
                  className="text-sm text-muted max-sm:text-end"
                  facts={[yearOf(air_date), words.episodeCount(episodes?.length ?? episode_count), average !== null && words.averageOf(average.toFixed(1))]}
                />
                <Icon of={chevronDownIcon} className="size-4 shrink-0 text-amber transition-transform group-open:rotate-180" />
              </summary>
              {episodes ? <Episodes season={number} {...{ series, episodes, onFollow }} /> : <p className="px-3 pb-3 text-muted">{words.notLoaded}</p>}
            </details>
          </li>
        );
      })}
    </ul>
  );
});
