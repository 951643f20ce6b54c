import { memo } from "react";
import { Name } from "#app/ui/foreign-text.tsx";
import { chevronDownIcon, Icon } from "#app/ui/icons.tsx";
import { usePathIn, useWords } from "#app/words/use-words.tsx";
import { dateText } from "#domain/calendar-date.ts";
import { yearOf } from "#domain/movie.ts";
import type { SeasonSummary, Series } from "#domain/series.ts";
import { FactsLine } from "#features/lists/cards/facts-line.tsx";
import { airedInSeason } from "#features/saved/model/seen-episodes.ts";
import { SeenIcon } from "#features/saved/seen-icon.tsx";
import type { Spoilers } from "#features/saved/use-spoilers.ts";
import type { GuideEpisode, GuideSeason } from "#features/titles/model/episode-guide.ts";
import { averageRating, episodeRating } from "#features/titles/model/episode-rating.ts";
import { NumberAndName } from "#features/titles/series/episode-names.tsx";
import type { FollowEpisode } from "#features/titles/series/follow-episode.ts";
import { SeasonSeenToggle } from "#features/titles/series/season-seen-toggle.tsx";
import { episodeHref } from "#features/titles/series/shown-episode.ts";
import type { SeenEpisodes } from "#features/titles/series/use-seen-episodes.ts";
import { playerHash } from "#features/titles/show-player.ts";
import type { Words } from "#languages/words.ts";

type IndexProps = {
  series: Series;
  seasons: readonly SeasonSummary[];
  loaded: ReadonlyMap<number, GuideSeason>;
  onFollow: FollowEpisode;
  isHidden: Spoilers["isHidden"];
  seen: SeenEpisodes;
};

type EpisodesProps = Omit<IndexProps, "seasons" | "loaded"> & { season: number; episodes: readonly GuideEpisode[] };

const SeenMark = () => {
  const savedWords = useWords("site").savedButtons;
  return (
    <span className="px-2 text-amber">
      <SeenIcon isSeen className="inline size-4" />
      <span className="sr-only">{savedWords.seen}</span>
    </span>
  );
};

function ratingIn({ decimal }: Words["site"]["facts"], episode: GuideEpisode): string | null {
  const rating = episodeRating(episode);
  return rating === null ? null : decimal(rating.toFixed(1));
}

function Episodes({ series, season, episodes, onFollow, isHidden, seen }: EpisodesProps) {
  const pathIn = usePathIn();
  const { dates, facts } = useWords("site");
  const aired = airedInSeason({ season_number: season, episodes }, seen.today);
  return (
    <>
      {aired.length > 0 && (
        <div className="px-3 pb-3">
          <SeasonSeenToggle season={season} aired={aired} seen={seen} />
        </div>
      )}
      <ol className="guide-episodes pb-3">
        {episodes.map((episode, index) => {
          const { episode_number: number, name, textLanguages, air_date } = episode;
          const dated = { season, episode: number, air_date };
          return (
            <li key={index}>
              <a href={pathIn(episodeHref(series, { season, episode: number })) + playerHash} onClick={onFollow}>
                <span>
                  <NumberAndName number={number} name={name} lang={textLanguages?.name} isHidden={isHidden(dated)} />
                  {seen.isSeen(dated) && <SeenMark />}
                </span>
                <FactsLine className="text-sm text-muted" facts={[dateText(dates, air_date), ratingIn(facts, episode)]} />
              </a>
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** All episodes with their dates, a season in each disclosure. */
export const EpisodeIndex = memo(function EpisodeIndex({ seasons, loaded, ...props }: IndexProps) {
  const { facts } = useWords("site");
  const words = useWords("series").episodeGuide;
  return (
    <ul className="divide-y divide-line px-2 py-1 sm:px-4">
      {seasons.map(({ season_number: number, name, episode_count, air_date, textLanguages }, index) => {
        const episodes = loaded.get(number)?.episodes;
        const average = averageRating(episodes ?? []);
        return (
          <li key={number}>
            <details className="group" open={index === 0}>
              <summary className="flex min-h-12 list-none items-center gap-3 px-3 py-2 hover:text-amber [&::-webkit-details-marker]:hidden">
                <span className="min-w-0 flex-1 font-semibold">
                  <Name lang={textLanguages?.name}>{name || words.season(number)}</Name>
                </span>
                <FactsLine
                  className="text-sm text-muted max-sm:text-end"
                  facts={[
                    yearOf(air_date),
                    words.episodeCount(episodes?.length ?? episode_count),
                    average !== null && words.averageOf(facts.decimal(average.toFixed(1))),
                  ]}
                />
                <Icon of={chevronDownIcon} className="size-4 shrink-0 text-amber transition-transform group-open:rotate-180" />
              </summary>
              {episodes ? <Episodes {...props} season={number} episodes={episodes} /> : <p className="px-3 pb-3 text-muted">{words.notLoaded}</p>}
            </details>
          </li>
        );
      })}
    </ul>
  );
});
