import { useId } from "react";
import { usePathIn, useWords } from "#app/words/use-words.tsx";
import type { Series } from "#domain/series.ts";
import type { Spoilers } from "#features/saved/use-spoilers.ts";
import type { bestAndWorst, RatedEpisode } from "#features/titles/model/episode-rating.ts";
import { CodeAndName } from "#features/titles/series/episode-names.tsx";
import type { FollowEpisode } from "#features/titles/series/follow-episode.ts";
import { episodeHref } from "#features/titles/series/shown-episode.ts";
import { playerHash } from "#features/titles/show-player.ts";
import type { Words } from "#languages/words.ts";

export type GuideView = keyof Words["series"]["episodeGuide"]["views"];

type NamedEpisodeProps = { series: Series; label: string; episode: RatedEpisode; onFollow: FollowEpisode; isHidden: Spoilers["isHidden"] };

/** "Highest rated: S2 E5, The Return 9.1" */
function NamedEpisode({ series, label, episode, onFollow, isHidden }: NamedEpisodeProps) {
  const pathIn = usePathIn();
  return (
    <p className="is-named">
      <span className="shrink-0 text-muted">{label}</span>
      <a
        href={pathIn(episodeHref(series, episode)) + playerHash}
        className="flex min-h-11 min-w-0 items-center font-semibold hover:text-amber"
        onClick={onFollow}
      >
        <span className="truncate">
          <CodeAndName address={episode} name={episode.name} lang={episode.language} isHidden={isHidden({ ...episode, air_date: null })} />
        </span>
      </a>
      <span>{useWords("site").facts.decimal(episode.rating.toFixed(1))}</span>
    </p>
  );
}

type ViewChoiceProps = { view: GuideView; onChoose: (view: GuideView) => void };

/** Radio buttons in the style of a segmented control. */
function ViewChoice({ view, onChoose }: ViewChoiceProps) {
  const words = useWords("series").episodeGuide;
  const name = useId();
  return (
    <fieldset className="rounded-md bg-raised">
      <legend className="sr-only">{words.viewsLabel}</legend>
      {(["ratings", "episodes"] as const).map((one) => (
        <label key={one} className="flex flex-1 cursor-pointer">
          <input type="radio" name={name} checked={one === view} onChange={() => onChoose(one)} className="peer sr-only" />
          <span className="flex min-h-11 flex-1 items-center justify-center rounded-md text-sm font-semibold text-muted transition-colors hover:text-ivory peer-checked:bg-raised-more peer-checked:text-ivory peer-focus-visible:outline-2">
            {words.views[one]}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

type GuideSummaryProps = ViewChoiceProps & {
  series: Series;
  isRated: boolean;
  named: ReturnType<typeof bestAndWorst>;
  onFollow: FollowEpisode;
  isHidden: Spoilers["isHidden"];
};

export function GuideSummary({ series, isRated, named, view, onChoose, onFollow, isHidden }: GuideSummaryProps) {
  const words = useWords("series").episodeGuide;
  if (!isRated) return <p className="text-muted">{words.noVotes}</p>;
  return (
    <>
      {named && <NamedEpisode label={words.highest} episode={named.best} {...{ series, onFollow, isHidden }} />}
      {named && <NamedEpisode label={words.lowest} episode={named.worst} {...{ series, onFollow, isHidden }} />}
      <ViewChoice view={view} onChoose={onChoose} />
    </>
  );
}
