import { type RefObject, useEffect, useRef } from "react";
import { moveFocusWithArrows } from "#app/ui/arrow-navigation.ts";
import { NoticeFailure } from "#app/ui/failure.tsx";
import { showToast } from "#app/ui/toast-channel.ts";
import { useWords } from "#app/words/use-words.tsx";
import { notices } from "#domain/notices.ts";
import type { Season } from "#domain/series.ts";
import { QueryState } from "#features/lists/cards/query-state.tsx";
import { RowSeenToggle } from "#features/saved/row-seen-toggle.tsx";
import { useSpoilers } from "#features/saved/use-spoilers.ts";
import { EpisodeRanges } from "./episode-ranges.tsx";
import { EpisodeRow } from "./episode-row.tsx";
import { episodeHref, type ShownEpisode } from "./shown-episode.ts";
import { useSeenEpisodes } from "./use-seen-episodes.ts";

/** Scrolls the current episode to the middle of the list. `scrollIntoView` would scroll the page as well. */
function useScrollToCurrent(current: number | undefined): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  // Needs the rows' layout.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row depends on the current episode
  useEffect(() => {
    const rows = list.current;
    // The item, and not its link: the item is the link's offset parent, because Seen lies over it.
    const row = rows?.querySelector<HTMLElement>("li:has([aria-current])");
    if (!rows || !row) return;
    rows.scrollTop = row.offsetTop - (rows.clientHeight - row.offsetHeight) / 2;
  }, [current]);
  return list;
}

function Rows({ shown, season }: { shown: ShownEpisode; season: Season }) {
  const { episodes } = useWords("series").seriesPage;
  const { episodeCode, noEpisodes } = useWords("series").episodes;
  const { seenEpisode } = useWords("site").savedButtons;
  const { series, current } = shown;
  const list = useScrollToCurrent(current?.episode_number);
  const seen = useSeenEpisodes(series);
  const { isKnown, isHidden } = useSpoilers(series.id);
  if (season.episodes.length === 0) return <p className="px-2 py-4 text-muted">{noEpisodes}</p>;
  return (
    <ol
      ref={list}
      aria-label={episodes}
      className="episode-rows relative h-episodes overflow-y-auto overscroll-contain rounded-lg bg-raised p-2 @2xl:grid @2xl:grid-cols-2 @2xl:content-start @2xl:gap-x-2"
      data-known={isKnown || undefined}
      onKeyDown={moveFocusWithArrows}
    >
      {season.episodes.map((episode, index) => {
        const address = { season: season.season_number, episode: episode.episode_number };
        const dated = { ...address, air_date: episode.air_date };
        const isSeen = seen.isSeen(dated);
        const code = episodeCode(address);
        return (
          <li key={`${episode.episode_number}-${index}`}>
            <EpisodeRow episode={episode} href={episodeHref(series, address)} isCurrent={episode === current} isHidden={isHidden(dated)} />
            {/* Only script can serve it. */}
            {isKnown && <RowSeenToggle name={seenEpisode(code)} isSeen={isSeen} onToggle={() => seen.toggle({ episodes: [address], name: code, isSeen })} />}
          </li>
        );
      })}
    </ol>
  );
}

/** specification.md, section 8: a missing season says the same as a failed one, also in a toast. */
function AbsentSeason({ onRetry }: { onRetry: () => void }) {
  // No query has failed, whose toast the query client would show.
  useEffect(() => showToast(notices.season), []);
  return <NoticeFailure notice={notices.season} onRetry={onRetry} />;
}

/** specification.md, section 2: the scrolling list. A long season shows the range around the current episode, and links to the others. */
export function EpisodeList({ shown }: { shown: ShownEpisode }) {
  const { address, query, season, absent } = shown;
  if (absent) return <AbsentSeason key={address.season} onRetry={() => void query.refetch()} />;
  return (
    <QueryState query={query} failure={notices.season} skeleton={<div aria-hidden="true" className="skeleton h-episodes rounded-lg" />}>
      {() =>
        season && (
          <>
            {season.slice && <EpisodeRanges series={shown.series} season={season} slice={season.slice} />}
            <Rows shown={shown} season={season} />
          </>
        )
      }
    </QueryState>
  );
}
